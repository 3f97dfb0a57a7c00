public import Foundation

/// How the background of a bar looks.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The colour of the background; nil for that of the effect.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The effect of the background; any effect is shown as the bars' opaque colour.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// The picture of the background, stretched over the bar.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// How the picture fits the bar; stored, without effect: it is stretched.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line between the bar and the screen; nil for none.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// The picture of the line; stored, without effect.
  open var shadowImage: UIImage?
  /// Whether anything was changed since the appearance was created for a bar.
  final var isCustomized = true
  /// Called after each change.
  final var whenChanged: (() -> Void)?

  /// Creates the default appearance.
  public override init() {
    super.init()
    apply(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: BarBackground.hairlineColor)
  }

  /// Creates the default appearance; the kind of device makes no difference.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    copyBackground(of: barAppearance)
  }

  /// Creates the default appearance; archives are not supported.
  public convenience init(coder: NSCoder) { self.init() }

  /// Makes the background the default one.
  open func configureWithDefaultBackground() {
    apply(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: BarBackground.hairlineColor)
  }

  open func configureWithOpaqueBackground() {
    apply(effect: nil, color: .systemBackground, shadow: BarBackground.hairlineColor)
  }

  /// Makes the background transparent, without a line.
  open func configureWithTransparentBackground() { apply(effect: nil, color: nil, shadow: nil) }

  private func apply(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, shadow)
    (backgroundImage, shadowImage) = (nil, nil)
  }

  final func copyBackground(of other: UIBarAppearance) {
    (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
    (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }

  final func changed() {
    isCustomized = true
    whenChanged?()
  }

  /// The colour that is shown; clear for a transparent background.
  final var shownColor: UIColor { backgroundColor ?? (backgroundEffect == nil ? .clear : BarBackground.standardColor) }

  /// Creates an appearance of the same class with the same values.
  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The distance by which the title is moved; stored, without effect.
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
  /// The picture in place of the back button's arrow; nil for the arrow.
  public private(set) final var backIndicatorImage: UIImage?
  /// The picture that covers the title beside the arrow; stored, without effect.
  public private(set) final var backIndicatorTransitionMaskImage: UIImage?

  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
    changed()
  }

  override func makeCopy() -> UIBarAppearance {
    let copy = UINavigationBarAppearance(barAppearance: self)
    (copy.titleTextAttributes, copy.largeTitleTextAttributes) = (titleTextAttributes, largeTitleTextAttributes)
    (copy.buttonAppearance, copy.doneButtonAppearance) = (buttonAppearance, doneButtonAppearance)
    copy.backButtonAppearance = backButtonAppearance
    copy.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    return copy
  }
}

/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }

  override func makeCopy() -> UIBarAppearance {
    let copy = UIToolbarAppearance(barAppearance: self)
    (copy.buttonAppearance, copy.doneButtonAppearance) = (buttonAppearance, doneButtonAppearance)
    return copy
  }
}

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
  /// How items look whose title is beside the picture; stored, without effect.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How items look in a low bar; stored, without effect.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour of the picture behind the selected item; stored, without effect.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the selected item; stored, without effect.
  open var selectionIndicatorImage: UIImage?
  /// The width of items, in points; stored, without effect.
  open var stackedItemWidth: CGFloat = 0
  /// The distance between items, in points; stored, without effect.
  open var stackedItemSpacing: CGFloat = 0

  override func makeCopy() -> UIBarAppearance {
    let copy = UITabBarAppearance(barAppearance: self)
    (copy.stackedLayoutAppearance, copy.inlineLayoutAppearance) = (stackedLayoutAppearance, inlineLayoutAppearance)
    copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance
    (copy.selectionIndicatorTintColor, copy.selectionIndicatorImage) = (
      selectionIndicatorTintColor, selectionIndicatorImage
    )
    (copy.stackedItemWidth, copy.stackedItemSpacing) = (stackedItemWidth, stackedItemSpacing)
    return copy
  }
}
