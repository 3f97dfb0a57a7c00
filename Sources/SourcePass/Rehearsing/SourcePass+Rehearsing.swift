// Prepares source for the window: its previews can be called, and its constants changed while it runs.

extension SourcePass {
  package struct Rehearsed: Equatable {
    package var text: String
    package var remarks: [Remark] = []
    package var previews: [Preview] = []
    package var parameters: [Parameter] = []
    package var types: [ShownType] = []
    package var shifts: [Shift] = []
    /// Lines to add at the end.
    package var classes: [ArchivedClass] = []

    package init(text: String) { self.text = text }
  }

  package struct Preview: Equatable, Sendable {
    package var name: String?
    package var line: Int
    package var function: String
  }

  /// A class that the window can show, as far as its source tells.
  package struct ShownType: Equatable, Sendable {
    package var name: String
    package var role: Role
    package var line: Int
    package var isSimple: Bool
    /// Whether the program begins with it, by `@main`.
    package var isEntryPoint = false
    package var parameters: [Parameter] = []

    package struct Parameter: Equatable, Sendable {
      package var label: String
      package var type: String
    }

    package enum Role: String, Sendable {
      case applicationDelegate
      case sceneDelegate
      case animator
      case transitioningDelegate
      case navigationDelegate
      case tabDelegate
      case navigationController
      case controller
      case swiftUIApp
      case swiftUIPreviews
      case swiftUIView
    }
  }

  package struct Shift: Equatable, Sendable {
    package var line: Int
    /// The column in the original, from 1, in bytes.
    package var column: Int
    package var removed: Int
    package var added: Int
  }

  /// Passes a file, with previews that can be called and constants that can be changed.
  ///
  /// The number of the file makes its names unique.
  package static func rehearsing(_ source: String, file: Int = 0) -> Rehearsed {
    let text = SourceText(source)
    var result = rehearsing(
      text, with: [], TypeFinder.inheritance(in: [text]), OldNames.declared(in: [text]), file: file, firstParameter: 0)
    result.classes = ArchivedClasses(in: [text]).lines(of: 0)
    return result
  }

  /// Passes files that are compiled together; the indices of their constants count through all files.
  ///
  /// `libraries` are the texts of the modules that they import, and `firstParameter` is the index of their first
  /// constant.
  package static func rehearsing(
    _ sources: [String], with libraries: [String] = [], firstParameter: Int = 0
  ) -> [Rehearsed] {
    let texts = sources.map(SourceText.init)
    let libraries = libraries.map(SourceText.init)
    let known = texts + libraries
    let (inheritance, declared) = (TypeFinder.inheritance(in: known), OldNames.declared(in: known))
    let overrides = texts.map(ExtensionOverrides.init)
    let classes = ArchivedClasses(in: texts, with: libraries)
    var firstParameter = firstParameter
    return texts.indices.map { index in
      let others = overrides[..<index] + overrides[(index + 1)...]
      var result = rehearsing(
        texts[index], with: Array(others), inheritance, declared, file: index, firstParameter: firstParameter)
      result.classes = classes.lines(of: index)
      firstParameter += result.parameters.count
      return result
    }
  }

  private static func rehearsing(
    _ text: SourceText, with others: [ExtensionOverrides], _ inheritance: [String: [String]], _ declared: Set<String>,
    file: Int, firstParameter: Int
  ) -> Rehearsed {
    var rewriter = ArrivingRewriter(source: text)
    rewriter.previews = PreviewRewriter(file: file)
    rewriter.rewrite(with: others, oldNames: declared)
    var finder = ParameterFinder(source: text, firstIndex: firstParameter)
    finder.findAll()
    for parameter in finder.parameters { parameter.rewrite(&rewriter.edits) }
    for list in finder.lists { list.rewrite(&rewriter.edits) }
    var result = Rehearsed(text: rewriter.edits.applied(to: text))
    result.remarks = rewriter.remarks.sorted { $0.line < $1.line }
    result.previews = rewriter.previews?.found ?? []
    result.parameters = finder.parameters.map(\.parameter)
    result.types = TypeFinder.types(in: text, inheritance)
    result.shifts = rewriter.edits.shifts(in: text)
    return result
  }

  /// Maps a column of the passed text to the original; both count bytes from 1.
  package static func original(column: Int, line: Int, _ shifts: [Shift]) -> Int {
    var moved = 0
    for shift in shifts where shift.line == line {
      let start = shift.column + moved
      guard column >= start else { break }
      if column < start + shift.added {
        return min(shift.column + max(0, column - start), shift.column + shift.removed)
      }
      moved += shift.added - shift.removed
    }
    return column - moved
  }
}

struct PreviewRewriter {
  private let file: Int
  private(set) var found: [SourcePass.Preview] = []

  init(file: Int) { self.file = file }

  /// Rewrites the preview at `index`, and returns the index of the first token of its body; nil if it has none.
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
    // What a view is made of, the builder of SwiftUI takes.
    let builder = hasViews(source) ? "@SwiftUI.PreviewBuilder " : ""
    edits.replace(
      range, by: "\(builder)@MainActor func \(function)() -> Any {" + String(repeating: "\n", count: breaks),
      padded: false)
    let line = source.line(of: range.lowerBound)
    found.append(SourcePass.Preview(name: name, line: line, function: function))
    return body + 1
  }

  private func hasViews(_ source: SourceText) -> Bool {
    (0..<source.count).contains { source.matches(["import", "SwiftUI"], at: $0) }
  }

  private static func content(of literal: String) -> String? {
    guard literal.count >= 2, literal.first == "\"", literal.last == "\"" else { return nil }
    let text = String(literal.dropFirst().dropLast())
    return text.isEmpty ? nil : text
  }
}
