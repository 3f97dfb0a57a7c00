/// A reason why the program cannot start as its command line asks.
package struct StartFault: Error, Equatable {
  /// Whose fault it is.
  package let kind: Kind
  /// A sentence that says what is wrong, where, and what is allowed.
  package let sentence: String

  /// Whose fault it is, which decides the exit code.
  package enum Kind: Sendable {
    /// The command line's.
    case usage
    /// A file's.
    case file
  }

  init(_ kind: Kind, _ sentence: String) { (self.kind, self.sentence) = (kind, sentence) }
}
