import CoreGraphics
import Foundation

// The figures of iOS, light appearance.
extension UIColor {
  /// Text.
  public class var label: UIColor { RoleColor.label }
  /// Text of second rank.
  public class var secondaryLabel: UIColor { RoleColor.secondaryLabel }
  /// Text of third rank.
  public class var tertiaryLabel: UIColor { RoleColor.tertiaryLabel }
  /// Text of fourth rank.
  public class var quaternaryLabel: UIColor { RoleColor.quaternaryLabel }
  /// Text that stands for what is to be typed.
  public class var placeholderText: UIColor { RoleColor.placeholderText }
  /// Links.
  public class var link: UIColor { RoleColor.link }
  /// Text on light ground.
  public class var darkText: UIColor { RoleColor.darkText }
  /// Text on dark ground.
  public class var lightText: UIColor { RoleColor.lightText }
  /// Lines that let the ground shine through.
  public class var separator: UIColor { RoleColor.separator }
  /// Lines.
  public class var opaqueSeparator: UIColor { RoleColor.opaqueSeparator }
  /// Thin shapes.
  public class var systemFill: UIColor { RoleColor.systemFill }
  /// Shapes of middle size.
  public class var secondarySystemFill: UIColor { RoleColor.secondarySystemFill }
  /// Large shapes.
  public class var tertiarySystemFill: UIColor { RoleColor.tertiarySystemFill }
  /// Large areas.
  public class var quaternarySystemFill: UIColor { RoleColor.quaternarySystemFill }
  /// The ground.
  public class var systemBackground: UIColor { RoleColor.systemBackground }
  /// What lies on the ground.
  public class var secondarySystemBackground: UIColor { RoleColor.secondarySystemBackground }
  /// What lies on that.
  public class var tertiarySystemBackground: UIColor { RoleColor.tertiarySystemBackground }
  /// The ground of grouped content.
  public class var systemGroupedBackground: UIColor { RoleColor.systemGroupedBackground }
  /// What lies on the ground of grouped content.
  public class var secondarySystemGroupedBackground: UIColor { RoleColor.secondarySystemGroupedBackground }
  /// What lies on that.
  public class var tertiarySystemGroupedBackground: UIColor { RoleColor.tertiarySystemGroupedBackground }
  /// The ground of grouped tables.
  public class var groupTableViewBackground: UIColor { RoleColor.groupTableViewBackground }
  /// What can be touched.
  public class var tintColor: UIColor { RoleColor.tintColor }

  /// A colour by its bytes.
  static func of(_ red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) -> UIColor {
    UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }
}

/// The colours of what is on a screen, made once.
private enum RoleColor {
  nonisolated(unsafe) static let label = UIColor.of(0, 0, 0)
  nonisolated(unsafe) static let secondaryLabel = UIColor.of(60, 60, 67, alpha: 0.6)
  nonisolated(unsafe) static let tertiaryLabel = UIColor.of(60, 60, 67, alpha: 0.3)
  nonisolated(unsafe) static let quaternaryLabel = UIColor.of(60, 60, 67, alpha: 0.18)
  nonisolated(unsafe) static let placeholderText = UIColor.of(60, 60, 67, alpha: 0.3)
  nonisolated(unsafe) static let link = UIColor.of(0, 122, 255)
  nonisolated(unsafe) static let darkText = UIColor.of(0, 0, 0)
  nonisolated(unsafe) static let lightText = UIColor.of(255, 255, 255, alpha: 0.6)
  nonisolated(unsafe) static let separator = UIColor.of(60, 60, 67, alpha: 0.29)
  nonisolated(unsafe) static let opaqueSeparator = UIColor.of(198, 198, 200)
  nonisolated(unsafe) static let systemFill = UIColor.of(120, 120, 128, alpha: 0.2)
  nonisolated(unsafe) static let secondarySystemFill = UIColor.of(120, 120, 128, alpha: 0.16)
  nonisolated(unsafe) static let tertiarySystemFill = UIColor.of(118, 118, 128, alpha: 0.12)
  nonisolated(unsafe) static let quaternarySystemFill = UIColor.of(116, 116, 128, alpha: 0.08)
  nonisolated(unsafe) static let systemBackground = UIColor.of(255, 255, 255)
  nonisolated(unsafe) static let secondarySystemBackground = UIColor.of(242, 242, 247)
  nonisolated(unsafe) static let tertiarySystemBackground = UIColor.of(255, 255, 255)
  nonisolated(unsafe) static let systemGroupedBackground = UIColor.of(242, 242, 247)
  nonisolated(unsafe) static let secondarySystemGroupedBackground = UIColor.of(255, 255, 255)
  nonisolated(unsafe) static let tertiarySystemGroupedBackground = UIColor.of(242, 242, 247)
  nonisolated(unsafe) static let groupTableViewBackground = UIColor.of(242, 242, 247)
  nonisolated(unsafe) static let tintColor = UIColor.of(0, 122, 255)
}
