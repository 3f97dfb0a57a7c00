import CoreGraphics
public import Foundation

/// A position in a text, between two characters; each kind of text has a subclass of its own.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A range of a text; each kind of text has a subclass of its own.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// The position at which the range begins.
  open var start: UITextPosition { UITextPosition() }
  /// The position at which the range ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether the range contains no characters.
  open var isEmpty: Bool { true }
}

/// The frame of a part of the selected text.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// The frame, in the coordinate system of the text's view.
  open var rect: CGRect { .zero }
  /// Whether the selection begins in this part.
  open var containsStart: Bool { false }
  /// Whether the selection ends in this part.
  open var containsEnd: Bool { false }
  /// Whether the text is vertical; always false.
  open var isVertical: Bool { false }
}
