import Foundation

open class UIBlurEffect: UIVisualEffect {
  final let style: Style

  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  override func look(for traits: UITraitCollection) -> EffectLook { style.appearance(for: traits).look }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

  open override var hash: Int { style.hashValue }

  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case extraDark = 3
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
}

extension UIBlurEffect.Style {
  func appearance(for traits: UITraitCollection) -> Self {
    guard traits.userInterfaceStyle == .dark else { return self }
    return switch self {
    case .regular: .dark
    case .prominent: .extraDark
    case .systemUltraThinMaterial: .systemUltraThinMaterialDark
    case .systemThinMaterial: .systemThinMaterialDark
    case .systemMaterial: .systemMaterialDark
    case .systemThickMaterial: .systemThickMaterialDark
    case .systemChromeMaterial: .systemChromeMaterialDark
    default: self
    }
  }

  var isDark: Bool { self == .dark || self == .extraDark || rawValue >= Self.systemUltraThinMaterialDark.rawValue }

  /// Matched to iOS by eye.
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
    let radius: CGFloat = rawValue < Self.systemUltraThinMaterial.rawValue ? 20 : 30
    return EffectLook(radius: radius, saturation: 1.8, tint: UIColor(white: white, alpha: alpha))
  }
}
