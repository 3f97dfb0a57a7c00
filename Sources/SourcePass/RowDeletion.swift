/// Rows that can be deleted because their data source has `tableView(_:commit:forRowAt:)`.
///
/// Whether a client has an optional method cannot be asked here. So a source that commits, and says nothing about which
/// rows can be edited, also answers that all of them can, before that method and on its line.
enum RowDeletion {
  private static let answer =
    "func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true };"
  private static let words: Set = ["canEditRowAt", "editingStyleForRowAt"]

  /// Returns what to insert, and at which offsets.
  static func answers(in source: SourceText) -> [(text: String, offset: Int)] {
    let asked = Set(
      (0..<source.count).filter { words.contains(source.text(at: $0)) }.map { enclosingType(of: $0, source)?.name })
    return commits(in: source).compactMap { first, function in
      let owner = enclosingType(of: function, source)
      guard !asked.contains(owner?.name), owner?.parents.allSatisfy({ !asked.contains($0) }) != false else {
        return nil
      }
      let modifiers = first < function ? source.joined(first...function - 1) + " " : ""
      // Overrides in extensions are lifted, which knows nothing of another one.
      guard !modifiers.contains("override ") || owner?.isExtension != true else { return nil }
      return (modifiers + answer + " ", source.tokens[first].range.lowerBound)
    }
  }

  /// Returns the ranges of what was inserted.
  static func ranges(in source: SourceText) -> [Range<Int>] {
    commits(in: source).compactMap { first, _ in
      let end = source.tokens[first].range.lowerBound
      let text = source.text(0..<end)
      guard text.hasSuffix(answer + " ") else { return nil }
      let start = end - answer.utf8.count - 1
      let function = source.tokens.firstIndex { $0.range.lowerBound == start }
      return function.map { source.tokens[source.declarationStart(of: $0)].range.lowerBound..<end }
    }
  }

  /// The methods that commit, each with its first modifier.
  private static func commits(in source: SourceText) -> [(first: Int, function: Int)] {
    (0..<source.count).compactMap { index in
      guard source.matches(["func", "tableView", "(", "_"], at: index), let end = source.closing(of: index + 2),
        (index..<end).contains(where: { source.matches([",", "commit"], at: $0) })
      else { return nil }
      return (source.declarationStart(of: index), index)
    }
  }

  /// The innermost type around a token; nil outside of all types.
  private static func enclosingType(
    of index: Int, _ source: SourceText
  ) -> (name: String, parents: [String], isExtension: Bool)? {
    guard let type = (0..<index).last(where: { source.typeBody(at: $0)?.contains(index) == true }),
      let open = source.typeBody(at: type)?.lowerBound
    else { return nil }
    let parents = (type + 2..<max(open, type + 2)).map { source.text(at: $0) }
    return (source.text(at: type + 1), parents, source.text(at: type) == "extension")
  }
}
