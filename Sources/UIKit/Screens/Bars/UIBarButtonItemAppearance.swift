public import Foundation

/// Only the font and the colour of the titles' attributes have an effect.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public final let normal = UIBarButtonItemStateAppearance()
  /// Stored, without effect.
  public final let highlighted = UIBarButtonItemStateAppearance()
  public final let disabled = UIBarButtonItemStateAppearance()
  /// Stored, without effect.
  public final let focused = UIBarButtonItemStateAppearance()

  public convenience override init() { self.init(style: .plain) }

  public init(style: UIBarButtonItem.Style) {}

  public convenience init(coder: NSCoder) { self.init(style: .plain) }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}

@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored, without effect, as the two below.
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable {
    case stacked
    case inline
    case compactInline
  }

  public final let normal = UITabBarItemStateAppearance()
  public final let selected = UITabBarItemStateAppearance()
  /// Stored, without effect.
  public final let disabled = UITabBarItemStateAppearance()
  /// Stored, without effect.
  public final let focused = UITabBarItemStateAppearance()

  public override init() {}

  public init(style: Style) {}

  public convenience init(coder: NSCoder) { self.init() }

  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { (state.titleTextAttributes, state.iconColor) = ([:], nil) }
  }
}

@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The font and the colour count.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored, without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// Nil for the title's colour.
  open var iconColor: UIColor?
  /// Stored, without effect, as the two below.
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgePositionAdjustment = UIOffset.zero
}
