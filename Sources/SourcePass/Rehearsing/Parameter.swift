extension SourcePass {
  package struct Parameter: Equatable, Sendable {
    /// The index among the constants of all files.
    package var index: Int
    /// The names of the type or function around the constant and of the constant itself, such as `Card.duration`.
    package var key: String
    package var name: String
    /// The number of the line, from 1.
    package var line: Int
    /// The bytes of the literal in the source, with its sign.
    package var literal: Range<Int>
    /// The value in the source; of a colour red, green and blue as 0xRRGGBB, 0 for a named one.
    package var value: Double
    package var isInteger: Bool
    /// The range that a comment behind the constant or above it gives, such as `// 0...1`; nil if there is none.
    package var hint: ClosedRange<Double>?
    /// The unit behind that range, such as `pt/s`; nil if there is none.
    package var unit: String?
    package var isReadOnce: Bool
    package var color: Color?
  }
}

struct FoundParameter {
  var parameter: SourcePass.Parameter
  /// The keyword `let` of a constant that becomes a computed variable; nil for a literal that is replaced alone.
  var keyword: Range<Int>?
  /// The bytes that become a call: of a number the literal.
  var expression: Range<Int>
  /// The bytes from the equals sign to the end of the value.
  var assignment: Range<Int>
  /// The type that has to be added; nil if the source names it.
  var type: String?
  var text: String
  /// What follows the call in a constant that becomes a computed variable.
  var ending = ""
  /// Whether the call is part of another constant's value.
  var isInner = false

  var call: String { "Rehearsal.parameter(\(parameter.index), \(text))" }

  func rewrite(_ edits: inout SourceEdits) {
    guard !isInner else { return }
    let call = call + ending
    guard let keyword else { return edits.replace(expression, by: self.call, padded: false) }
    edits.replace(keyword, by: "var")
    edits.replace(assignment, by: (type.map { ": \($0) " } ?? "") + "{ \(call) }", padded: false)
  }
}

struct FoundList {
  var keyword: Range<Int>
  /// The equals sign, and the offset after the closing bracket.
  var equals: Range<Int>
  var end: Int
  /// The type that has to be added; nil if the source names it.
  var type: String?

  func rewrite(_ edits: inout SourceEdits) {
    edits.replace(keyword, by: "var")
    edits.replace(equals, by: (type.map { ": \($0) " } ?? "") + "{", padded: false)
    edits.insert(" }", at: end)
  }
}
