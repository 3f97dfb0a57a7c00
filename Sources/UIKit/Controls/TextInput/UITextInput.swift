import CoreGraphics
public import Foundation

/// What a responder does to let people edit text with a caret, a selection and an input method.
///
/// Positions and ranges are those that the responder itself returned.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected text; an empty range is the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The text that an input method composes; nil if there is none.
  var markedTextRange: UITextRange? { get }
  /// Kept for the client: how marked text is shown.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or the selection if there is none, with text that an input method composes.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps the marked text as ordinary text.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position `offset` UTF-16 units after another one; nil if it is outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position `offset` characters from another one in a direction; nil if it is outside the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The object that is told of changes that people did not type.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Returns the bounding box of a range on its first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the frame of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the frames of the selected text.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position of the caret for a press at `point`.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position of the caret in a range for a press at `point`.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at `point`.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// The object that a text tells about changes that people did not type.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// Tells the delegate that the selection will change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Tells the delegate that the selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Tells the delegate that the text will change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Tells the delegate that the text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A direction on the screen, for movements in text.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left
  case up
  case down
}

/// A position in a text, between two characters; each kind of text has a subclass of its own.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A range of a text; each kind of text has a subclass of its own.
@preconcurrency @MainActor open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  /// Whether the range contains no characters.
  open var isEmpty: Bool { true }
}

/// The frame of a part of the selected text.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// The frame, in the coordinate system of the text's view.
  open var rect: CGRect { .zero }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  /// Whether the text is vertical; always false.
  open var isVertical: Bool { false }
}
