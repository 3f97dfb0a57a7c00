/// What is wrong with a command, a file that it reads, or its output.
package struct StartFault: Error, Equatable {
  package let kind: Kind
  /// What is wrong, where, and what is allowed, in one line.
  package let sentence: String

  package enum Kind: Sendable {
    case usage
    case file
    case output
  }

  package var exitCode: Int32 {
    switch kind {
    case .usage: 2
    case .file: 3
    case .output: 1
    }
  }

  /// It says nothing about the code, unlike a fault of the kind `output`.
  static let cancelled = Self(.usage, "It was cancelled.")

  package init(_ kind: Kind, _ sentence: String) { (self.kind, self.sentence) = (kind, sentence.asOneLine) }
}
