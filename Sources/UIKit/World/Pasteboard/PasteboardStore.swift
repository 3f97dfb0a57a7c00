// Not Apple's: where a host keeps what was copied.

/// The content of a pasteboard.
@MainActor package protocol PasteboardStore: AnyObject {
  /// The text; nil or empty if there is none.
  var text: String? { get set }
  /// The number of times that the text changed.
  var changeCount: Int { get }
}

/// A pasteboard that a stage keeps for itself.
@MainActor final class OwnPasteboard: PasteboardStore {
  var text: String? { didSet { changeCount += 1 } }
  private(set) var changeCount = 0
}
