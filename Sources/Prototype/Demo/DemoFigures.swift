import CoreGraphics
import Foundation

/// Where things are on a demo screen, in points.
enum DemoFigures {
  /// The size of the phone's screen.
  static let screen = CGSize(width: 390, height: 844)
  /// The height of the title bar.
  static let barHeight: CGFloat = 88
  /// How much black is in the title bar's tone, 0...1.
  static let barTone: CGFloat = 0.3
  /// How many rows there are.
  static let rowCount = 8
  /// How much white is in a row's tone, 0...1.
  static let rowTone: CGFloat = 0.84
  /// How round a row's corners are.
  static let rowRadius: CGFloat = 14

  /// The frame of a row on a screen of this width.
  static func row(_ index: Int, in width: CGFloat) -> CGRect {
    CGRect(x: 16, y: 108 + 84 * CGFloat(index), width: max(0, width - 32), height: 68)
  }
}
