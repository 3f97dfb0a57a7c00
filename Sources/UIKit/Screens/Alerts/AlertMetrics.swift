import CoreGraphics
import Motion

/// The sizes of alerts and action sheets, in points: those of iOS 13 to 18.
enum AlertMetrics {
  /// The width of an alert.
  static let width: CGFloat = 270
  /// The greatest width of an action sheet: that on the largest phone.
  ///
  /// On a tablet iOS shows a popover instead.
  static let widestSheet: CGFloat = 424
  /// The least distance from the edges of the screen, and that between an action sheet and its cancel button.
  static let margin: CGFloat = 8
  static let cornerRadius: CGFloat = 14
  static let rowHeight: CGFloat = 44
  static let sheetRowHeight: CGFloat = 57
  /// The space to the left and right of the texts, of fields and of a button's title.
  static let inset: CGFloat = 16
  /// The space above and below the texts of an alert.
  static let textMargin: CGFloat = 20
  static let sheetTextMargin: CGFloat = 14
  /// The space between title and message.
  static let textGap: CGFloat = 3
  /// The space between the texts and the first field.
  static let fieldGap: CGFloat = 14
  static let fieldHeight: CGFloat = 30
  static let fieldRadius: CGFloat = 6
  static let titleSize: CGFloat = 17
  static let messageSize: CGFloat = 13
  static let buttonSize: CGFloat = 17
  static let sheetButtonSize: CGFloat = 20
  /// The opacity of the dimming view behind, 0...1, as behind sheets.
  static let dimming = SheetMetrics.dimming
  static let darkDimming = SheetMetrics.darkDimming
  /// The scale from which an alert shrinks while it appears.
  static let firstScale: CGFloat = 1.2
  /// The spring of an alert and its dimming: critically damped, 22.88 radians a second, as measured.
  static let spring = Spring(mass: 1, stiffness: 22.88 * 22.88, damping: 2 * 22.88)
  /// The time after which the dimming rests, in seconds, as measured: 24 frames.
  static let duration = 0.4
}
