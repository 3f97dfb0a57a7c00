// Makes settled source readable: short declarations are inlined, and lines broken only where necessary.

extension SettledSource {
  /// Removes the comments on members, which are for readers of the catalogue.
  static func withoutMemberComments(_ space: String) -> String {
    let lines = space.lines(keepsEmpty: true)
    return lines.filter { !($0.hasPrefix(" ") && $0.drop { $0 == " " }.hasPrefix("///")) }.joined(separator: "\n")
  }

  mutating func removeReturns() {
    for index in pieces.indices.reversed()
    where ["func", "var", "init"].contains(text(index)) && text(index - 1) != "." {
      let range = declaration(at: index)
      guard text(range.upperBound - 1) == "}", let open = opener(before: range.upperBound - 1),
        statementEnd(from: open + 1) == range.upperBound - 1,
        !["switch", "if", "guard"].contains(text(text(open + 1) == "return" ? open + 2 : open + 1))
      else { continue }
      if text(open + 1) == "return" {
        let space = pieces[open + 1].space
        pieces.remove(at: open + 1)
        pieces[open + 1].space = space
      }
      join(open..<closing(of: open), around: " ")
    }
  }

  /// Replaces private functions, properties and constants by their expression if it is short.
  mutating func inlineShort() {
    var index = 0
    while index < pieces.count {
      if let short = shortDeclaration(at: index) {
        inline(short, declaredAt: index)
        index = 0
      } else {
        index += 1
      }
    }
  }

  private struct Short {
    var name: String
    var parameters: [String]?
    var body: [Piece]
    /// Whether the expression never needs parentheses.
    var isPlain: Bool
  }

  /// Reads the declaration at `index`; nil unless it stands for a short expression.
  private func shortDeclaration(at index: Int) -> Short? {
    guard ["func", "var", "let"].contains(text(index)), pieces.indices.contains(index + 1) else { return nil }
    let (range, name) = (declaration(at: index), text(index + 1))
    let isConstant =
      text(index) == "let" && text(range.upperBound - 2) == "=" && pieces[range.upperBound - 1].parameter != nil
    // A function outside of all types is a helper of the source.
    let isHelper = text(index) == "func" && opener(before: range.lowerBound) == nil && !kept.contains(name)
    let isPrivate = (isHelper || text(range.lowerBound) == "private") && text(range.upperBound - 1) == "}"
    guard isConstant || isPrivate, let open = isConstant ? range.upperBound - 2 : opener(before: range.upperBound - 1)
    else { return nil }
    let body = Array(pieces[open + 1..<range.upperBound - (isConstant ? 0 : 1)])
    guard body.count <= 14, statementEnd(from: open + 1) >= range.upperBound - 1,
      !body.contains(where: { ["{", "=", "return", "if", "for"].contains($0.text) })
    else { return nil }
    var parameters: [String]?
    if text(index) == "func" {
      guard text(index + 2) == "(" else { return nil }
      let colons = (index + 3..<closing(of: index + 2)).filter { text($0) == ":" }
      parameters = colons.map { text($0 - 1) }
      if parameters?.isEmpty == true { return nil }
    }
    let uses = uses(of: name, except: range)
    var depth = 0
    let isPlain = body.dropFirst().allSatisfy { piece in
      defer { depth += piece.text == "(" ? 1 : piece.text == ")" ? -1 : 0 }
      return depth > 0 || piece.space.isEmpty
    }
    guard !uses.isEmpty, isPlain || uses.count == 1 else { return nil }
    return Short(name: name, parameters: parameters, body: body, isPlain: isPlain)
  }

  private func uses(of name: String, except range: Range<Int>) -> [Int] {
    pieces.indices.filter { !range.contains($0) && text($0) == name && text($0 + 1) != ":" && text($0 - 1) != "." }
  }

  private mutating func inline(_ short: Short, declaredAt index: Int) {
    remove(declaration(at: index))
    for use in uses(of: short.name, except: 0..<0).reversed() {
      let end = short.parameters == nil ? use + 1 : closing(of: use + 1) + 1
      let arguments = short.parameters == nil ? [] : arguments(in: use + 1)
      var content = short.body.flatMap { piece -> [Piece] in
        guard let number = short.parameters?.firstIndex(of: piece.text), arguments.indices.contains(number),
          var first = arguments[number].first
        else { return [piece] }
        first.space = piece.space
        return [first] + arguments[number].dropFirst()
      }
      let isAlone = ["(", ":", ","].contains(text(use - 1)) && [")", ",", "{"].contains(text(end))
      if !short.isPlain, !isAlone {
        content[0].space = ""
        content.insert(Piece(space: "", text: "(", isWord: false), at: 0)
        content.append(Piece(space: "", text: ")", isWord: false))
      }
      content[0].space = pieces[use].space
      pieces.replaceSubrange(use..<end, with: content)
    }
  }

  private func arguments(in index: Int) -> [[Piece]] {
    var (found, current, position) = ([[Piece]](), [Piece](), index + 1)
    while position < closing(of: index) {
      if text(position) == "," {
        found.append(current)
        current = []
      } else if text(position + 1) == ":", current.isEmpty {
        position += 1
      } else {
        let end = ["(", "[", "{"].contains(text(position)) ? closing(of: position) : position
        current += pieces[position...end]
        position = end
      }
      position += 1
    }
    return found + [current]
  }

  /// Joins lines that removed parts have left too short.
  mutating func joinLines() {
    for index in pieces.indices.reversed() {
      if text(index) == "if" {
        var open = index
        while open < pieces.count, text(open) != "{" { open = text(open) == "(" ? closing(of: open) + 1 : open + 1 }
        if beginsLine(open) { join(index..<open, around: " ") }
        joinBranches(at: index)
      }
      if text(index) == "{", text(index - 1) == "else", text(index - 2) != "}", beginsLine(index + 1),
        statementEnd(from: index + 1) == closing(of: index)
      {
        join(index..<closing(of: index), around: " ")
      }
      if text(index) == "(", beginsLine(index + 1) { join(index..<closing(of: index), around: "") }
      if text(index) == "=", beginsLine(index + 1), index + 1 < pieces.count { join(index..<index + 1, around: " ") }
    }
  }

  /// Joins both branches if each one does one thing.
  private mutating func joinBranches(at index: Int) {
    var open = index
    while open < pieces.count, text(open) != "{" { open = text(open) == "(" ? closing(of: open) + 1 : open + 1 }
    let close = closing(of: min(open, pieces.count - 1))
    guard text(close + 1) == "else", text(close + 2) == "{", statementEnd(from: open + 1) == close,
      statementEnd(from: close + 3) == closing(of: close + 2)
    else { return }
    let before = pieces
    for position in [open + 1, close, close + 3, closing(of: close + 2)] where beginsLine(position) {
      if pieces[position].space.contains("//") {
        pieces = before
        return
      }
      pieces[position].space = " "
    }
    let line = pieces[index...closing(of: close + 2)].reduce("") { $0 + $1.space + $1.text }
    if 2 * indent(of: index) + line.count > 110 { pieces = before }
  }

  /// Joins the lines between a bracket and the end of a range, unless the line gets too long or has a comment.
  private mutating func join(_ range: Range<Int>, around space: String) {
    var joined = pieces
    for index in range.lowerBound + 1...range.upperBound where joined[index].space.contains("\n") {
      guard !joined[index].space.contains("//") else { return }
      joined[index].space = index == range.lowerBound + 1 || index == range.upperBound ? space : " "
    }
    var (start, end) = (range.lowerBound, range.upperBound + 1)
    while start > 0, !beginsLine(start) { start -= 1 }
    while end < joined.count, !joined[end].space.contains("\n") { end += 1 }
    let line = joined[start..<end].reduce("") { $0 + ($0.isEmpty ? "" : $1.space) + $1.text }
    if 2 * indent(of: start) + line.count <= 120 { pieces = joined }
  }
}
