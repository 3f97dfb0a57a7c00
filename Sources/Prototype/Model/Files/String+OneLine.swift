extension String {
  /// One line of visible characters.
  ///
  /// What controls a terminal, ends a line or changes the writing direction becomes an escape as in Swift, such as `\n`
  /// or `\u{1B}`.
  ///
  /// Sentences may quote keys, paths and words that were not written to be read.
  package var asOneLine: String { escaped(but: []) }

  /// As `asOneLine`, but keeps line ends and tabs.
  var asVisibleLines: String { escaped(but: ["\n", "\t"]) }

  private func escaped(but kept: [Unicode.Scalar]) -> String {
    func isEscaped(_ scalar: Unicode.Scalar) -> Bool { scalar.isHidden && !kept.contains(scalar) }
    guard unicodeScalars.contains(where: isEscaped) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if isEscaped(scalar) { text += scalar.escape } else { text.unicodeScalars.append(scalar) }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible but changes how others are shown.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }

  /// As in a Swift string.
  fileprivate var escape: String {
    switch self {
    case "\0": "\\0"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
