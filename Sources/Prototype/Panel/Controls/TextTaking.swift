import UIKit

/// A control of the panel in which text is typed.
@MainActor protocol TextTaking: UIControl {
  /// Whether text is typed.
  var isTyping: Bool { get }
  /// Begins to take text.
  func beginTyping()
  /// Inserts typed text.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
  /// Ends typing and uses the text; returns whether it is allowed.
  func commit() -> Bool
  /// Ends typing with the text from before.
  func revert()
}
