import UIKit

/// A control of the panel in which text is typed, while it is the first responder.
@MainActor protocol TextTaking: UIControl, UIKeyInput {
  /// Whether text is typed.
  var isTyping: Bool { get }
  /// Begins to take text.
  func beginTyping()
  /// Ends typing and uses the text; returns whether it is allowed.
  func commit() -> Bool
  /// Ends typing with the text from before.
  func revert()
}
