import CoreGraphics
public import Foundation

open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
    super.init()
  }

  override func look(for traits: UITraitCollection) -> EffectLook {
    let isDark = blur.style.appearance(for: traits).isDark
    return EffectLook(contentColor: isDark ? .white : .black, contentAlpha: style.alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.blur == blur && other.style == style
  }

  open override var hash: Int { blur.hash ^ style.hashValue }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7

  fileprivate var alpha: CGFloat { [0.85, 0.6, 0.4, 0.25, 0.4, 0.3, 0.2, 0.3][rawValue] }
}

open class UIVisualEffect: NSObject, NSCopying {
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the values that describe how the effect looks on an interface with `traits`.
  func look(for traits: UITraitCollection) -> EffectLook { EffectLook() }
}

struct EffectLook {
  /// The standard deviation, in points.
  var radius: CGFloat = 0
  /// A factor, for colors behind the view.
  var saturation: CGFloat = 1
  /// Laid over the blur.
  var tint: UIColor?
  /// Nil for the usual tint.
  var contentColor: UIColor?
  var contentAlpha: CGFloat = 1
}
