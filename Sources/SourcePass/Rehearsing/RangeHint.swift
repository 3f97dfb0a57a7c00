/// A range in a comment, perhaps with a unit: `// 0...1`, or `// 100...2000 pt/s`.
struct RangeHint {
  var range: ClosedRange<Double>
  var unit: String?

  init?(_ comment: String) {
    var rest = Substring(comment)
    while !rest.isEmpty {
      if rest.hasPrefix("...") || rest.hasPrefix("..<") {
        // Three points with spaces around them are prose.
        let low = String(comment[..<rest.startIndex].reversed().prefix { Self.digits.contains($0) }.reversed())
        let after = rest.dropFirst(3)
        let high = after.prefix { Self.digits.contains($0) }
        guard let low = Double(low), let high = Double(high), low < high else { return nil }
        range = low...high
        let word = after.dropFirst(after.prefix { Self.digits.contains($0) }.count).drop { $0 == " " }
          .prefix { !" ,;.)*".contains($0) }
        unit = word.isEmpty ? nil : String(word)
        return
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static let digits = "0123456789.-"
}

extension ParameterFinder {
  /// Looks in the comment behind a literal, then in the line above if that is a comment.
  func hint(around literal: Range<Int>) -> RangeHint? {
    let newline = UInt8(ascii: "\n")
    let behind = source.bytes[literal.upperBound...].prefix { $0 != newline }
    if let comment = Self.comment(in: String(decoding: behind, as: UTF8.self)) { return RangeHint(comment) }
    let start = source.bytes[..<literal.lowerBound].lastIndex(of: newline) ?? 0
    let end = source.bytes[..<start].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let before = String(decoding: source.bytes[end..<max(start, end)], as: UTF8.self).drop { $0 == " " || $0 == "\t" }
    return before.hasPrefix("//") ? RangeHint(String(before)) : nil
  }

  private static func comment(in text: String) -> String? {
    var rest = Substring(text)
    while !rest.isEmpty {
      if rest.hasPrefix("//") || rest.hasPrefix("/*") { return String(rest.dropFirst(2)) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
