import CoreGraphics
import Foundation

enum DemoMetrics {
  /// Without the area above it.
  static let barHeight: CGFloat = 44
  /// The smallest height of the area above a title bar.
  static let least: CGFloat = 44
  static let rowCount = 8
  static let rowRadius: CGFloat = 14

  static func row(_ index: Int, in width: CGFloat, beneath top: CGFloat = least + barHeight) -> CGRect {
    CGRect(x: 16, y: top + 20 + 84 * CGFloat(index), width: max(0, width - 32), height: 68)
  }
}
