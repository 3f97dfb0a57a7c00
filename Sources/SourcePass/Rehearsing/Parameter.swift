extension SourcePass {
  package struct Parameter: Equatable, Sendable {
    /// Counts through the constants of all files.
    package var index: Int
    /// The type or function around the constant and its own name, such as `Card.duration`.
    package var key: String
    package var name: String
    /// From 1.
    package var line: Int
    /// Includes the sign.
    package var literal: Range<Int>
    /// The value in the source; for a colour 0xRRGGBB, or 0 if it is a named one.
    package var value: Double
    package var isInteger: Bool
    /// The range in a comment behind the constant or above it, such as `// 0...1`; nil if there is none.
    package var hint: ClosedRange<Double>?
    /// The unit after that range, such as `pt/s`; nil if there is none.
    package var unit: String?
    package var isReadOnce: Bool
    package var color: Color?
  }
}

struct FoundParameter {
  var parameter: SourcePass.Parameter
  /// The `let` of a constant that becomes a computed variable; nil if only the literal is replaced.
  var keyword: Range<Int>?
  /// The bytes that become a call; for a number, the literal.
  var expression: Range<Int>
  /// From the equals sign to the end of the value.
  var assignment: Range<Int>
  /// The type to add; nil if the source names it.
  var type: String?
  var text: String
  /// What follows the call, if the constant becomes a computed variable.
  var ending = ""
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
  /// From the equals sign to the end of the closing bracket.
  var equals: Range<Int>
  var end: Int
  /// The type to add; nil if the source names it.
  var type: String?

  func rewrite(_ edits: inout SourceEdits) {
    edits.replace(keyword, by: "var")
    edits.replace(equals, by: (type.map { ": \($0) " } ?? "") + "{", padded: false)
    edits.insert(" }", at: end)
  }
}
