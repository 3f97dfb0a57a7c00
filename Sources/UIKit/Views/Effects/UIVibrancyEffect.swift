import CoreGraphics
import Foundation

/// Lets what is beneath a blur shine through contents that lie on it.
open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// The effect for text on `blurEffect`.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// The effect for contents of a rank on `blurEffect`.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
    super.init()
  }

  override var look: EffectLook {
    EffectLook(contentColor: blur.style.isDark ? .white : .black, contentAlpha: style.alpha)
  }

  /// Whether `object` is the same effect.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.blur == blur && other.style == style
  }

  open override var hash: Int { blur.hash ^ style.hashValue }
}

/// The rank of what shines.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Text of second rank.
  case secondaryLabel = 1
  /// Text of third rank.
  case tertiaryLabel = 2
  /// Text of fourth rank.
  case quaternaryLabel = 3
  /// Shapes.
  case fill = 4
  /// Shapes of second rank.
  case secondaryFill = 5
  /// Shapes of third rank.
  case tertiaryFill = 6
  /// Lines.
  case separator = 7

  /// How much is seen of it.
  fileprivate var alpha: CGFloat { [0.85, 0.6, 0.4, 0.25, 0.4, 0.3, 0.2, 0.3][rawValue] }
}
