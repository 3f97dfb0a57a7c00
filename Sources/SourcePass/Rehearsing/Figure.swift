extension SourcePass {
  /// A constant of the source that can be changed while it runs.
  package struct Figure: Equatable, Sendable {
    /// The index among the constants of all files.
    package var index: Int
    /// The names of the type or function around the constant and of the constant itself, such as `Card.duration`.
    package var key: String
    /// The constant's own name.
    package var name: String
    /// The number of the line, from 1.
    package var line: Int
    /// The bytes of the literal in the source, with its sign.
    package var literal: Range<Int>
    /// The value in the source.
    package var value: Double
    /// Whether the constant is an `Int`.
    package var isInteger: Bool
    /// The range that a comment behind the constant gives, such as `// 0...1`; nil if there is none.
    package var hint: ClosedRange<Double>?
    /// Whether the source reads the constant only once.
    package var isReadOnce: Bool
  }
}

/// A constant, and how it is rewritten.
struct FoundFigure {
  var figure: SourcePass.Figure
  /// The keyword `let` of a constant that becomes a computed variable; nil for a literal that is replaced alone.
  var keyword: Range<Int>?
  /// The bytes from the equals sign to the end of the literal.
  var assignment: Range<Int>
  /// The type that has to be added; nil if the source names it.
  var type: String?
  /// The literal.
  var text: String

  /// Makes the source ask for the constant's value.
  func rewrite(_ edits: inout SourceEdits) {
    let call = "Rehearsal.figure(\(figure.index), \(text))"
    guard let keyword else { return edits.replace(figure.literal, by: call, padded: false) }
    edits.replace(keyword, by: "var")
    edits.replace(assignment, by: (type.map { ": \($0) " } ?? "") + "{ \(call) }", padded: false)
  }
}
