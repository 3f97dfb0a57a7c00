/// Sets the defaults of a structure of parameters in its source.
///
/// A default is beside its property, or in a statement of `init()`.
package struct ParameterDefaults {
  package private(set) var text: String
  private let type: String

  /// Returns nil if the source does not declare the structure with an `init()`.
  package init?(of type: String, in text: String) {
    (self.type, self.text) = (type, text)
    guard Structure(type, SourceText(text)) != nil else { return nil }
  }

  package mutating func set(_ values: [(path: String, value: String)]) {
    for (path, value) in values { set(path, to: value) }
    // They are not the published ones.
    guard !values.isEmpty, let start = text.firstRange(of: "/// Creates the published parameters")?.lowerBound else {
      return
    }
    text.replaceSubrange(
      start..<(text[start...].firstIndex(of: "\n") ?? text.endIndex), with: "/// Creates the exported parameters.")
  }

  private mutating func set(_ path: String, to value: String) {
    let source = SourceText(text)
    guard let structure = Structure(type, source) else { return }
    var edits = SourceEdits()
    if let range = structure.assignment(to: path) ?? structure.property(path) {
      edits.replace(range, by: structure.expression(value, at: range, isTyped: structure.isTyped(path)), padded: false)
    } else {
      let end = source.tokens[structure.initializer.upperBound].range.lowerBound
      let isEmpty = structure.initializer.count == 2
      edits.insert("\(isEmpty ? "\n    " : "  ")\(path) = \(value)\n  ", at: end)
    }
    text = edits.applied(to: source)
  }
}

private struct Structure {
  private let source: SourceText
  private let body: ClosedRange<Int>
  let initializer: ClosedRange<Int>

  init?(_ type: String, _ source: SourceText) {
    self.source = source
    guard let name = (0..<source.count).first(where: { source.matches(["struct", type], at: $0) }),
      let open = (name..<source.count).first(where: { source.text(at: $0) == "{" }),
      let close = source.closing(of: open),
      let keyword = (open..<close).first(where: { source.matches(["init", "(", ")", "{"], at: $0) }),
      let end = source.closing(of: keyword + 3)
    else { return nil }
    (body, initializer) = (open...close, keyword + 3...end)
  }

  /// Returns the bytes of the value that `init()` assigns to a path; nil if there is none.
  func assignment(to path: String) -> Range<Int>? {
    let words = path.split(separator: ".").map(String.init)
    let pattern = Array(words.map { [$0] }.joined(separator: ["."])) + ["="]
    let start = (initializer.lowerBound + 1..<initializer.upperBound).first { index in
      source.matches(pattern, at: index) && source.text(at: index - 1) != "."
    }
    return start.flatMap { expression(after: $0 + pattern.count - 1) }
  }

  func property(_ name: String) -> Range<Int>? {
    guard let start = declaration(of: name) else { return nil }
    let line = source.line(of: source.tokens[start].range.lowerBound)
    var index = start
    while index < body.upperBound, source.line(of: source.tokens[index].range.lowerBound) == line {
      if source.text(at: index) == "=" { return expression(after: index) }
      // A computed property.
      if source.text(at: index) == "{" { return nil }
      index += 1
    }
    return nil
  }

  /// Returns whether the type of the value at a path is declared, so that the expression need not tell it.
  func isTyped(_ path: String) -> Bool {
    guard !path.contains("."), let start = declaration(of: path) else { return true }
    return source.text(at: start + 2) == ":"
  }

  private func declaration(of name: String) -> Int? {
    (body.lowerBound..<body.upperBound).first { source.matches(["var", name], at: $0) }
  }

  /// From the token after an equals sign to the last one in its line.
  private func expression(after equals: Int) -> Range<Int>? {
    guard equals + 1 < source.count else { return nil }
    let first = source.tokens[equals + 1].range
    let end = source.bytes[first.lowerBound...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
    var last = first
    for token in source.tokens[(equals + 1)...] where token.range.upperBound <= end { last = token.range }
    return first.lowerBound..<last.upperBound
  }

  /// Returns an expression for `range`; without a declared type, the expression has to name the type.
  func expression(_ value: String, at range: Range<Int>, isTyped: Bool) -> String {
    guard !isTyped else { return value }
    if value.hasPrefix(".") {
      let words = source.text(range).split(separator: ".")
      return words.dropLast().joined(separator: ".") + value
    }
    let isWhole = value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == 0x2D }
    return isWhole ? value + ".0" : value
  }
}
