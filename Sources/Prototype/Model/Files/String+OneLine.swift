import Motion

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

extension String {
  /// Shows hyphens before numbers as minus signs; files and commands keep the hyphen.
  var withMinusSigns: String {
    guard contains("-") else { return self }
    let characters = Array(self)
    return String(
      characters.indices.map { index in
        guard characters[index] == "-", characters.indices.contains(index + 1), characters[index + 1].isNumber else {
          return characters[index]
        }
        let isInWord = index > 0 && (characters[index - 1].isLetter || characters[index - 1].isNumber)
        return isInWord ? "-" : "−"
      })
  }
}

/// Numbers with a fixed number of decimals, the same in every process.
enum FixedText {
  /// Halves are rounded away from zero; the result is never "-0".
  static func text(_ number: Double, decimals: Int) -> String { number.text(decimals: decimals) }

  /// Removes trailing zeros.
  static func short(_ number: Double, decimals: Int) -> String {
    var text = text(number, decimals: decimals)
    guard text.contains("."), number.magnitude < 1e15 else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
