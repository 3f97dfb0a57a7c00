import CoreGraphics
import Foundation

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
