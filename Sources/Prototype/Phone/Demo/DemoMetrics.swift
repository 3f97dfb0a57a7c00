import CoreGraphics
import Foundation

/// The sizes of a demo screen and its parts, in points.
enum DemoMetrics {
  /// The height of a title bar without the area above it.
  static let barHeight: CGFloat = 44
  /// The smallest height of the area above a title bar.
  static let least: CGFloat = 44
  /// The number of rows.
  static let rowCount = 8
  /// The corner radius of a row.
  static let rowRadius: CGFloat = 14

  /// Returns the frame of a row on a screen of a width, beneath bars that end at `top`.
  static func row(_ index: Int, in width: CGFloat, beneath top: CGFloat = least + barHeight) -> CGRect {
    CGRect(x: 16, y: top + 20 + 84 * CGFloat(index), width: max(0, width - 32), height: 68)
  }
}
