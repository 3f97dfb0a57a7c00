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
