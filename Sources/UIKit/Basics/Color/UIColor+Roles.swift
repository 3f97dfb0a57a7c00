import CoreGraphics
import Foundation

// The values of iOS in its light appearance.
extension UIColor {
  /// The colour of primary text.
  public class var label: UIColor { RoleColor.label }
  /// The colour of secondary text.
  public class var secondaryLabel: UIColor { RoleColor.secondaryLabel }
  /// The colour of tertiary text.
  public class var tertiaryLabel: UIColor { RoleColor.tertiaryLabel }
  /// The colour of quaternary text.
  public class var quaternaryLabel: UIColor { RoleColor.quaternaryLabel }
  /// The colour of placeholder text in fields.
  public class var placeholderText: UIColor { RoleColor.placeholderText }
  /// The colour of links.
  public class var link: UIColor { RoleColor.link }
  /// The colour of text on a light background.
  public class var darkText: UIColor { RoleColor.darkText }
  /// The colour of text on a dark background.
  public class var lightText: UIColor { RoleColor.lightText }
  /// The colour of translucent separator lines.
  public class var separator: UIColor { RoleColor.separator }
  /// The colour of opaque separator lines.
  public class var opaqueSeparator: UIColor { RoleColor.opaqueSeparator }
  /// The fill of thin and small shapes.
  public class var systemFill: UIColor { RoleColor.systemFill }
  /// The fill of medium-size shapes.
  public class var secondarySystemFill: UIColor { RoleColor.secondarySystemFill }
  /// The fill of large shapes.
  public class var tertiarySystemFill: UIColor { RoleColor.tertiarySystemFill }
  /// The fill of large areas.
  public class var quaternarySystemFill: UIColor { RoleColor.quaternarySystemFill }
  /// The background of an interface.
  public class var systemBackground: UIColor { RoleColor.systemBackground }
  /// The background of content on `systemBackground`.
  public class var secondarySystemBackground: UIColor { RoleColor.secondarySystemBackground }
  /// The background of content on `secondarySystemBackground`.
  public class var tertiarySystemBackground: UIColor { RoleColor.tertiarySystemBackground }
  /// The background of a grouped interface.
  public class var systemGroupedBackground: UIColor { RoleColor.systemGroupedBackground }
  /// The background of content on `systemGroupedBackground`.
  public class var secondarySystemGroupedBackground: UIColor { RoleColor.secondarySystemGroupedBackground }
  /// The background of content on `secondarySystemGroupedBackground`.
  public class var tertiarySystemGroupedBackground: UIColor { RoleColor.tertiarySystemGroupedBackground }
  /// The background of grouped tables.
  public class var groupTableViewBackground: UIColor { RoleColor.groupTableViewBackground }
  /// The default tint of controls.
  public class var tintColor: UIColor { RoleColor.tintColor }

  /// Returns the colour with components of 0...255.
  static func of(_ red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) -> UIColor {
    UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }
}

/// The colours by role, each created once.
private enum RoleColor {
  static let label = UIColor.of(0, 0, 0)
  static let secondaryLabel = UIColor.of(60, 60, 67, alpha: 0.6)
  static let tertiaryLabel = UIColor.of(60, 60, 67, alpha: 0.3)
  static let quaternaryLabel = UIColor.of(60, 60, 67, alpha: 0.18)
  static let placeholderText = UIColor.of(60, 60, 67, alpha: 0.3)
  static let link = UIColor.of(0, 122, 255)
  static let darkText = UIColor.of(0, 0, 0)
  static let lightText = UIColor.of(255, 255, 255, alpha: 0.6)
  static let separator = UIColor.of(60, 60, 67, alpha: 0.29)
  static let opaqueSeparator = UIColor.of(198, 198, 200)
  static let systemFill = UIColor.of(120, 120, 128, alpha: 0.2)
  static let secondarySystemFill = UIColor.of(120, 120, 128, alpha: 0.16)
  static let tertiarySystemFill = UIColor.of(118, 118, 128, alpha: 0.12)
  static let quaternarySystemFill = UIColor.of(116, 116, 128, alpha: 0.08)
  static let systemBackground = UIColor.of(255, 255, 255)
  static let secondarySystemBackground = UIColor.of(242, 242, 247)
  static let tertiarySystemBackground = UIColor.of(255, 255, 255)
  static let systemGroupedBackground = UIColor.of(242, 242, 247)
  static let secondarySystemGroupedBackground = UIColor.of(255, 255, 255)
  static let tertiarySystemGroupedBackground = UIColor.of(242, 242, 247)
  static let groupTableViewBackground = UIColor.of(242, 242, 247)
  static let tintColor = UIColor.of(0, 122, 255)
}
