import SourcePass

/// The lines of an exported transition, broken for a narrow column.
struct SourceLines {
  struct Line: Equatable {
    let text: String
    let mark: Mark
  }

  /// How a line relates to the parameters.
  enum Mark { case none, comment, parameter, changed }

  let lines: [Line]

  /// Breaks a text into lines of at most `columns` characters.
  ///
  /// `parameters` are the lines with a default value, from 1; those that are not in `published` count as changed.
  init(_ text: String, parameters: [Int], published: Set<Substring>, columns: Int) {
    let parameters = Set(parameters)
    var lines: [Line] = []
    for (index, line) in text.lines(keepsEmpty: true).enumerated() {
      let isComment = line.drop { $0 == " " }.hasPrefix("//")
      let mark: Mark =
        parameters.contains(index + 1)
        ? (published.contains(line) ? .parameter : .changed) : isComment ? .comment : .none
      lines += Self.broken(line, columns: max(columns, 20)).map { Line(text: $0, mark: mark) }
    }
    self.lines = lines
  }

  private static func breakWithoutSpace(_ rest: Substring, _ head: Substring, _ start: Int) -> String.Index {
    func isInName(_ index: String.Index) -> Bool {
      index < rest.endIndex && (rest[index].isLetter || rest[index].isNumber || rest[index] == "_")
    }
    // Before a dot or after a bracket, as people break lines.
    let ends = head.indices.dropFirst(start).filter { rest[$0] == "." || "([,".contains(rest[rest.index(before: $0)]) }
    if let end = ends.last { return end }
    return rest[head.endIndex...].indices.first { !isInName($0) } ?? rest.endIndex
  }

  /// All parts but the first one are indented further.
  private static func broken(_ line: Substring, columns: Int) -> [String] {
    guard line.utf8.count > columns else { return [String(line)] }
    let indentation = line.prefix { $0 == " " }.count
    let comment =
      line.dropFirst(indentation).hasPrefix("///") ? "/// " : line.dropFirst(indentation).hasPrefix("//") ? "// " : ""
    let further = String(repeating: " ", count: indentation + (comment.isEmpty ? 4 : 0)) + comment
    var (parts, rest) = ([String](), line)
    while rest.count + (parts.isEmpty ? 0 : further.count) > columns {
      let room = max(columns - (parts.isEmpty ? 0 : further.count), 8)
      let head = rest.prefix(room + 1)
      let start = parts.isEmpty ? indentation + 1 : 1
      let space = head.indices.dropFirst(start).last { head[$0] == " " }
      let end = space ?? breakWithoutSpace(rest, head, start)
      parts.append((parts.isEmpty ? "" : further) + rest[..<end])
      rest = rest[end...].drop { $0 == " " }
      if rest.isEmpty { return parts }
    }
    parts.append((parts.isEmpty ? "" : further) + rest)
    return parts
  }
}
