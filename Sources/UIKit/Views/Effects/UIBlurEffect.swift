import Foundation

/// A blur of what is beneath, with a tone over it.
open class UIBlurEffect: UIVisualEffect {
  /// How the blur looks.
  final let style: Style

  /// A blur of a style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  override var look: EffectLook { style.look }

  /// Whether `object` is a blur of the same style.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

  open override var hash: Int { style.hashValue }

  /// How a blur looks; those that follow the appearance are light here.
  public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Nearly black.
    case extraDark = 3
    /// Light or dark.
    case regular = 4
    /// Lighter or darker.
    case prominent = 5
    /// Through which most is seen.
    case systemUltraThinMaterial = 6
    /// Through which much is seen.
    case systemThinMaterial = 7
    /// Through which something is seen.
    case systemMaterial = 8
    /// Through which little is seen.
    case systemThickMaterial = 9
    /// As bars are.
    case systemChromeMaterial = 10
    /// Light, through which most is seen.
    case systemUltraThinMaterialLight = 11
    /// Light, through which much is seen.
    case systemThinMaterialLight = 12
    /// Light, through which something is seen.
    case systemMaterialLight = 13
    /// Light, through which little is seen.
    case systemThickMaterialLight = 14
    /// Light, as bars are.
    case systemChromeMaterialLight = 15
    /// Dark, through which most is seen.
    case systemUltraThinMaterialDark = 16
    /// Dark, through which much is seen.
    case systemThinMaterialDark = 17
    /// Dark, through which something is seen.
    case systemMaterialDark = 18
    /// Dark, through which little is seen.
    case systemThickMaterialDark = 19
    /// Dark, as bars are.
    case systemChromeMaterialDark = 20
  }
}

extension UIBlurEffect.Style {
  /// Whether it is dark.
  var isDark: Bool { self == .dark || self == .extraDark || rawValue >= Self.systemUltraThinMaterialDark.rawValue }

  /// The figures of a style, as iOS has them by the look of it.
  var look: EffectLook {
    let (white, alpha): (CGFloat, CGFloat) =
      switch self {
      case .extraLight: (0.97, 0.82)
      case .light: (1, 0.3)
      case .dark: (0.11, 0.73)
      case .extraDark: (0.05, 0.85)
      case .regular: (0.97, 0.6)
      case .prominent: (0.97, 0.82)
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight: (0.97, 0.44)
      case .systemThinMaterial, .systemThinMaterialLight: (0.97, 0.6)
      case .systemMaterial, .systemMaterialLight: (0.97, 0.74)
      case .systemThickMaterial, .systemThickMaterialLight: (0.97, 0.86)
      case .systemChromeMaterial, .systemChromeMaterialLight: (0.98, 0.82)
      case .systemUltraThinMaterialDark: (0.15, 0.44)
      case .systemThinMaterialDark: (0.15, 0.6)
      case .systemMaterialDark: (0.15, 0.74)
      case .systemThickMaterialDark: (0.15, 0.86)
      case .systemChromeMaterialDark: (0.12, 0.82)
      }
    return EffectLook(radius: 20, saturation: 1.8, tint: UIColor(white: white, alpha: alpha))
  }
}
