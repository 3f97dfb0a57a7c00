import CoreGraphics

/// The sizes and times of text fields, in points and seconds.
package enum TextFieldMetrics {
  /// The height of a field with rounded corners, as measured on iOS 26.
  package static let roundedHeight: CGFloat = 34
  /// The distance of the text from the left and right edges of a field with rounded corners, as measured.
  package static let roundedInset: CGFloat = 14
  /// The corner radius of such a field: our choice.
  package static let cornerRadius: CGFloat = 8
  /// The distance of the text from a border line.
  package static let lineInset: CGFloat = 7
  /// The width of the caret.
  package static let caretWidth: CGFloat = 2
  /// The time in which the caret blinks once.
  package static let blinkDuration = 1.0
  /// The opacity of the tint color behind selected text.
  package static let selectionOpacity: CGFloat = 0.25
  /// The side of the button that clears the text.
  package static let clearSide: CGFloat = 19
  /// The distance of the clear button and of the side views from the text.
  package static let gap: CGFloat = 5
}
