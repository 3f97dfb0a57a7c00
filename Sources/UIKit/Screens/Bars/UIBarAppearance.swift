public import Foundation

@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// Nil for the effect's colour.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// Any effect is shown as the bars' opaque colour.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// Stretched over the bar.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// Stored, without effect: the picture is stretched.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor? { didSet { changed() } }
  /// The picture of the line; stored, without effect.
  open var shadowImage: UIImage?
  /// Since the appearance was created for a bar.
  final var isCustomized = true
  final var whenChanged: (() -> Void)?

  public override init() {
    super.init()
    apply(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: BarBackground.hairlineColor)
  }

  /// The kind of device makes no difference.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    copyBackground(of: barAppearance)
  }

  public convenience init(coder: NSCoder) { self.init() }

  open func configureWithDefaultBackground() {
    apply(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: BarBackground.hairlineColor)
  }

  open func configureWithOpaqueBackground() {
    apply(effect: nil, color: .systemBackground, shadow: BarBackground.hairlineColor)
  }

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

  /// Clear for a transparent background.
  final func shownColor(in bar: UIView) -> UIColor {
    backgroundColor ?? (backgroundEffect == nil ? .clear : BarBackground.usualColor(of: bar))
  }

  /// Bars that have no background since iOS 26 have no line either.
  final func shownShadow(in bar: UIView) -> UIColor {
    bar.hasGlassBars && backgroundColor == nil ? .clear : shadowColor ?? .clear
  }

  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The distance by which the title is moved; stored, without effect.
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
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
    (copy.subtitleTextAttributes, copy.largeSubtitleTextAttributes) = (
      subtitleTextAttributes, largeSubtitleTextAttributes
    )
    (copy.buttonAppearance, copy.doneButtonAppearance) = (buttonAppearance, doneButtonAppearance)
    copy.backButtonAppearance = backButtonAppearance
    copy.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    return copy
  }
}

@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }

  override func makeCopy() -> UIBarAppearance {
    let copy = UIToolbarAppearance(barAppearance: self)
    (copy.buttonAppearance, copy.doneButtonAppearance) = (buttonAppearance, doneButtonAppearance)
    return copy
  }
}

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
