extension StringProtocol {
  /// The lines, also those of Windows, whose two characters for an end are one for Swift.
  package func lines(keepsEmpty: Bool = false, most: Int = .max) -> [SubSequence] {
    split(maxSplits: most, omittingEmptySubsequences: !keepsEmpty) { $0 == "\n" || $0 == "\r\n" }
  }
}

extension String {
  /// Replaces scalars, also those with which others combine to characters that Swift would not find.
  package func replacingScalars(_ replacements: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { $0 += replacements[$1] ?? String($1) }
  }
}
