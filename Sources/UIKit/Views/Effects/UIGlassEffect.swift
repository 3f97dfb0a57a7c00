import CoreGraphics
public import Foundation

/// Blurred and washed to nearly white or black, with a rim and in the light a shadow: the look of iOS 26, without its
/// lens at the rim.
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case regular
    case clear
  }

  private final let style: Style
  /// Stored, without effect.
  open var isInteractive = false
  /// Fills the glass.
  open var tintColor: UIColor?

  public init(style: UIGlassEffect.Style) {
    self.style = style
    super.init()
  }

  public convenience override init() { self.init(style: .regular) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassEffect(style: style)
    (copy.isInteractive, copy.tintColor) = (isInteractive, tintColor)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIGlassEffect else { return false }
    return other.style == style && other.tintColor == tintColor && other.isInteractive == isInteractive
  }

  open override var hash: Int { style.hashValue }

  /// The figures of regular glass were measured on iOS 26.1, in the light without the shadow that lies beneath; those of
  /// clear glass are our guess.
  override func look(for traits: UITraitCollection) -> EffectLook {
    let isDark = traits.userInterfaceStyle == .dark
    var wash = isDark ? UIColor(white: 0.1, alpha: 190 / 255) : UIColor(white: 1, alpha: 0.86)
    if style == .clear { wash = wash.withAlphaComponent(0.3) }
    let rim = UIColor(white: 1, alpha: isDark ? 0.165 : 0.371)
    let glass = EffectLook.Glass(
      wash: tintColor ?? wash, rim: rim, rimWidth: isDark ? 1.22 : 1, shadow: isDark ? 0 : 0.075)
    return EffectLook(radius: 2.25, saturation: isDark || style == .clear ? 1 : 5.651, glass: glass)
  }
}

/// Glass in it that is close together does not merge.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which shapes begin to merge, in points; stored, without effect.
  open var spacing: CGFloat = 0
}
