import CoreGraphics
import Foundation

/// The sizes of a demo screen and its parts, in points.
enum DemoMetrics {
  /// The size of the phone's screen.
  static let screen = CGSize(width: 390, height: 844)
  /// The height of the title bar.
  static let barHeight: CGFloat = 88
  /// The number of rows.
  static let rowCount = 8
  /// The corner radius of a row.
  static let rowRadius: CGFloat = 14

  /// Returns the frame of a row on a screen of a width.
  static func row(_ index: Int, in width: CGFloat) -> CGRect {
    CGRect(x: 16, y: 108 + 84 * CGFloat(index), width: max(0, width - 32), height: 68)
  }
}
