/// Rewrites previews, so that each becomes a function.
struct PreviewRewriter {
  private let file: Int
  private(set) var found: [SourcePass.Preview] = []

  init(file: Int) { self.file = file }

  /// Rewrites the preview whose number sign is at `index`, and returns the index of the first token of its body; nil if
  /// it has no body.
  mutating func rewrite(at index: Int, of source: SourceText, in edits: inout SourceEdits) -> Int? {
    var body = index + 2
    var name: String?
    if source.text(at: body) == "(" {
      guard let end = source.closing(of: body) else { return nil }
      if body + 1 < source.count, source.tokens[body + 1].kind == .literal {
        name = Self.content(of: source.text(at: body + 1))
      }
      body = end + 1
    }
    guard source.text(at: body) == "{", source.closing(of: body) != nil else { return nil }
    let function = "rehearsal_preview_\(file)_\(found.count)"
    let range = source.tokens[index].range.lowerBound..<source.tokens[body].range.upperBound
    let breaks = source.bytes[range].count { $0 == UInt8(ascii: "\n") }
    edits.replace(
      range, by: "@MainActor func \(function)() -> Any {" + String(repeating: "\n", count: breaks), padded: false)
    let line = source.line(of: range.lowerBound)
    found.append(SourcePass.Preview(name: name, line: line, function: function))
    return body + 1
  }

  /// Returns the text between the quotation marks of a literal; nil if there is none.
  private static func content(of literal: String) -> String? {
    guard literal.count >= 2, literal.first == "\"", literal.last == "\"" else { return nil }
    let text = String(literal.dropFirst().dropLast())
    return text.isEmpty ? nil : text
  }
}
