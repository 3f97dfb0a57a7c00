/// Pairs of strings, as in `"key" = "value";`, with comments between them.
enum StringsFile {
  /// What cannot be read ends the list.
  static func read(_ text: String) -> [String: String] {
    var (result, rest) = ([String: String](), Substring(text))
    while let key = string(&rest) {
      skip(&rest)
      guard rest.first == "=" else { break }
      rest.removeFirst()
      guard let value = string(&rest) else { break }
      skip(&rest)
      guard rest.first == ";" else { break }
      rest.removeFirst()
      result[key] = value
    }
    return result
  }

  /// Skips space and comments.
  private static func skip(_ rest: inout Substring) {
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.hasPrefix("*/") { rest.removeFirst() }
        rest = rest.dropFirst(2)
      } else if first.isWhitespace || first == "\u{FEFF}" {
        rest.removeFirst()
      } else {
        return
      }
    }
  }

  /// In quotation marks, or a bare word.
  private static func string(_ rest: inout Substring) -> String? {
    skip(&rest)
    guard rest.first == "\"" else {
      let word = rest.prefix { $0.isLetter || $0.isNumber || "-_.[]".contains($0) }
      rest = rest.dropFirst(word.count)
      return word.isEmpty ? nil : String(word)
    }
    rest.removeFirst()
    var result = ""
    while let next = rest.popFirst() {
      if next == "\"" { return result }
      guard next == "\\" else {
        result.append(next)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      result.append(escapes[escaped] ?? escaped)
    }
    return nil
  }

  private static let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r", "0": "\0"]
}
