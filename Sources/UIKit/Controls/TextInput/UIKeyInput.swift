import Foundation

/// What a responder does to let people type: while it is the first responder, text and deletions come to it.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the caret.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}
