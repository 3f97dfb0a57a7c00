/// A reason why the program cannot start as its command line asks.
package struct StartFault: Error, Equatable {
  /// Whose fault it is.
  package let kind: Kind
  /// A sentence that says what is wrong, where, and what is allowed, in one line.
  package let sentence: String

  /// Whose fault it is, which decides the exit code.
  package enum Kind: Sendable {
    /// The command line's.
    case usage
    /// A file's.
    case file
    /// That of what is to be written, or of a program that should write it.
    case output
  }

  /// The exit code of the program: 2 for the command line, 3 for a file, 1 for what is written.
  package var exitCode: Int32 {
    switch kind {
    case .usage: 2
    case .file: 3
    case .output: 1
    }
  }

  package init(_ kind: Kind, _ sentence: String) { (self.kind, self.sentence) = (kind, sentence.asOneLine) }
}
