public import Foundation

/// How the buttons of a bar look, in each of their states.
///
/// Of the attributes of the titles, the font and the colour count.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public final let normal = UIBarButtonItemStateAppearance()
  /// How a button looks while it is pressed; stored, without effect.
  public final let highlighted = UIBarButtonItemStateAppearance()
  public final let disabled = UIBarButtonItemStateAppearance()
  /// How a button looks that has the focus; stored, without effect.
  public final let focused = UIBarButtonItemStateAppearance()

  public convenience override init() { self.init(style: .plain) }

  public init(style: UIBarButtonItem.Style) {}

  /// Creates the appearance of a plain button; archives are not supported.
  public convenience init(coder: NSCoder) { self.init(style: .plain) }

  /// Makes the buttons look as those of a style do.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}

/// How a button of a bar looks in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved; stored, without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture of the background; stored, without effect.
  open var backgroundImage: UIImage?
  /// The distance by which the background is moved; stored, without effect.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// How the items of a tab bar look, in each of their states.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The layouts of items.
  public enum Style: Int, Sendable {
    case stacked
    case inline
    /// The title beside the picture, in a low bar.
    case compactInline
  }

  public final let normal = UITabBarItemStateAppearance()
  public final let selected = UITabBarItemStateAppearance()
  /// How an item looks that cannot be selected; stored, without effect.
  public final let disabled = UITabBarItemStateAppearance()
  /// How an item looks that has the focus; stored, without effect.
  public final let focused = UITabBarItemStateAppearance()

  /// Creates the default appearance.
  public override init() {}

  /// Creates the default appearance of a layout.
  public init(style: Style) {}

  /// Creates the default appearance; archives are not supported.
  public convenience init(coder: NSCoder) { self.init() }

  /// Makes the items look as those of a layout do.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { (state.titleTextAttributes, state.iconColor) = ([:], nil) }
  }
}

/// How an item of a tab bar looks in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title, of which the font and the colour count.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved; stored, without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the picture; nil for that of the title.
  open var iconColor: UIColor?
  /// The colour of the badge; stored, without effect.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text; stored, without effect.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the badge is moved; stored, without effect.
  open var badgePositionAdjustment = UIOffset.zero
}
