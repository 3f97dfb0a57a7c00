import CoreGraphics
import Foundation

// The values of iOS 26.
extension UIColor {
  public class var systemRed: UIColor { SystemColor.systemRed }
  public class var systemOrange: UIColor { SystemColor.systemOrange }
  public class var systemYellow: UIColor { SystemColor.systemYellow }
  public class var systemGreen: UIColor { SystemColor.systemGreen }
  public class var systemMint: UIColor { SystemColor.systemMint }
  public class var systemTeal: UIColor { SystemColor.systemTeal }
  public class var systemCyan: UIColor { SystemColor.systemCyan }
  public class var systemBlue: UIColor { SystemColor.systemBlue }
  public class var systemIndigo: UIColor { SystemColor.systemIndigo }
  public class var systemPurple: UIColor { SystemColor.systemPurple }
  public class var systemPink: UIColor { SystemColor.systemPink }
  public class var systemBrown: UIColor { SystemColor.systemBrown }
  public class var systemGray: UIColor { SystemColor.systemGray }
  /// A higher number is nearer to the background.
  public class var systemGray2: UIColor { SystemColor.systemGray2 }
  public class var systemGray3: UIColor { SystemColor.systemGray3 }
  public class var systemGray4: UIColor { SystemColor.systemGray4 }
  public class var systemGray5: UIColor { SystemColor.systemGray5 }
  public class var systemGray6: UIColor { SystemColor.systemGray6 }
}

/// Each is created once: light, dark, and both with increased contrast, as `0xRRGGBB`.
private enum SystemColor {
  static let systemRed = color(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
  static let systemOrange = color(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
  static let systemYellow = color(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
  static let systemGreen = color(0x34C759, 0x30D158, 0x008932, 0x4AD968)
  static let systemMint = color(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
  static let systemTeal = color(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
  static let systemCyan = color(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
  static let systemBlue = color(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
  static let systemIndigo = color(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
  static let systemPurple = color(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
  static let systemPink = color(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
  static let systemBrown = color(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
  static let systemGray = color(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
  static let systemGray2 = color(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
  static let systemGray3 = color(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
  static let systemGray4 = color(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
  static let systemGray5 = color(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
  static let systemGray6 = color(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

  private static func color(_ light: Int, _ dark: Int, _ highLight: Int, _ highDark: Int) -> UIColor {
    func opaque(_ hex: Int) -> UIColor { .of(hex >> 16, hex >> 8 & 0xFF, hex & 0xFF) }
    return UIColor(
      .adaptive(
        AdaptiveColor(
          light: opaque(light), dark: opaque(dark), highContrast: (opaque(highLight), opaque(highDark)))))
  }
}

// The values of iOS.
extension UIColor {
  public class var label: UIColor { RoleColor.label }
  public class var secondaryLabel: UIColor { RoleColor.secondaryLabel }
  public class var tertiaryLabel: UIColor { RoleColor.tertiaryLabel }
  public class var quaternaryLabel: UIColor { RoleColor.quaternaryLabel }
  public class var placeholderText: UIColor { RoleColor.placeholderText }
  public class var link: UIColor { RoleColor.link }
  public class var darkText: UIColor { RoleColor.darkText }
  public class var lightText: UIColor { RoleColor.lightText }
  public class var separator: UIColor { RoleColor.separator }
  public class var opaqueSeparator: UIColor { RoleColor.opaqueSeparator }
  public class var systemFill: UIColor { RoleColor.systemFill }
  public class var secondarySystemFill: UIColor { RoleColor.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { RoleColor.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { RoleColor.quaternarySystemFill }
  public class var systemBackground: UIColor { RoleColor.systemBackground }
  public class var secondarySystemBackground: UIColor { RoleColor.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { RoleColor.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { RoleColor.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor { RoleColor.secondarySystemGroupedBackground }
  public class var tertiarySystemGroupedBackground: UIColor { RoleColor.tertiarySystemGroupedBackground }
  public class var groupTableViewBackground: UIColor { RoleColor.groupTableViewBackground }
  public class var tintColor: UIColor { RoleColor.tintColor }

  /// Components are 0...255.
  static func of(_ red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) -> UIColor {
    UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }
}

/// Each is created once.
private enum RoleColor {
  static let label = UIColor(light: .of(0, 0, 0), dark: .of(255, 255, 255))
  static let secondaryLabel = UIColor(light: .of(60, 60, 67, alpha: 0.6), dark: .of(235, 235, 245, alpha: 0.6))
  static let tertiaryLabel = UIColor(light: .of(60, 60, 67, alpha: 0.3), dark: .of(235, 235, 245, alpha: 0.3))
  static let quaternaryLabel = UIColor(light: .of(60, 60, 67, alpha: 0.18), dark: .of(235, 235, 245, alpha: 0.16))
  static let placeholderText = UIColor(light: .of(60, 60, 67, alpha: 0.3), dark: .of(235, 235, 245, alpha: 0.3))
  static let link = UIColor(light: .of(0, 122, 255), dark: .of(9, 132, 255))
  static let darkText = UIColor.of(0, 0, 0)
  static let lightText = UIColor.of(255, 255, 255, alpha: 0.6)
  static let separator = UIColor(light: .of(60, 60, 67, alpha: 0.29), dark: .of(84, 84, 88, alpha: 0.6))
  static let opaqueSeparator = UIColor(light: .of(198, 198, 200), dark: .of(56, 56, 58))
  static let systemFill = UIColor(light: .of(120, 120, 128, alpha: 0.2), dark: .of(120, 120, 128, alpha: 0.36))
  static let secondarySystemFill = UIColor(
    light: .of(120, 120, 128, alpha: 0.16), dark: .of(120, 120, 128, alpha: 0.32))
  static let tertiarySystemFill = UIColor(
    light: .of(118, 118, 128, alpha: 0.12), dark: .of(118, 118, 128, alpha: 0.24))
  static let quaternarySystemFill = UIColor(
    light: .of(116, 116, 128, alpha: 0.08), dark: .of(118, 118, 128, alpha: 0.18))
  static let systemBackground = background(light: .of(255, 255, 255), depth: 0)
  static let secondarySystemBackground = background(light: .of(242, 242, 247), depth: 1)
  static let tertiarySystemBackground = background(light: .of(255, 255, 255), depth: 2)
  static let systemGroupedBackground = background(light: .of(242, 242, 247), depth: 0)
  static let secondarySystemGroupedBackground = background(light: .of(255, 255, 255), depth: 1)
  static let tertiarySystemGroupedBackground = background(light: .of(242, 242, 247), depth: 2)
  static let groupTableViewBackground = background(light: .of(242, 242, 247), depth: 0)
  static let tintColor = UIColor.systemBlue

  /// `depth` counts the backgrounds that lie beneath it.
  private static func background(light: UIColor, depth: Int) -> UIColor {
    // In the dark each background is lighter than the one beneath, and an elevated one is a step lighter again.
    let grays: [UIColor] = [.of(0, 0, 0), .of(28, 28, 30), .of(44, 44, 46), .of(58, 58, 60)]
    return UIColor(light: light, dark: grays[depth], elevated: grays[depth + 1])
  }
}
