import CoreGraphics
import Foundation

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
