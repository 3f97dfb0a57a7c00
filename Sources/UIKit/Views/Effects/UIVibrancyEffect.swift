import CoreGraphics
import Foundation

/// An effect that makes content on a blur blend with what is behind the blur.
open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// Creates the effect for text on `blurEffect`.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// Creates the effect for content of the given style on `blurEffect`.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
    super.init()
  }

  override func look(for traits: UITraitCollection) -> EffectLook {
    let isDark = blur.style.appearance(for: traits).isDark
    return EffectLook(contentColor: isDark ? .white : .black, contentAlpha: style.alpha)
  }

  /// Returns whether `object` is the same effect.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.blur == blur && other.style == style
  }

  open override var hash: Int { blur.hash ^ style.hashValue }
}

/// The kind of content that a vibrancy effect is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7

  /// The opacity of the content.
  fileprivate var alpha: CGFloat { [0.85, 0.6, 0.4, 0.25, 0.4, 0.3, 0.2, 0.3][rawValue] }
}
