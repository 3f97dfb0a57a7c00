// Makes settled source readable: short declarations are inlined, and lines broken only where necessary.

extension SettledSource {
  /// Removes the comments on members, which are for readers of the catalogue, and all but the first paragraph of others.
  static func withoutMemberComments(_ space: String) -> String {
    var lines = space.lines(keepsEmpty: true).filter { !($0.hasPrefix(" ") && $0.drop { $0 == " " }.hasPrefix("///")) }
    if let end = lines.firstIndex(of: "///") {
      lines.removeSubrange(end..<(lines[end...].firstIndex { !$0.hasPrefix("///") } ?? lines.count))
    }
    return lines.joined(separator: "\n")
  }

  /// Whether the block that opens at `index` has one statement.
  private func isSingle(_ index: Int) -> Bool { statementEnd(from: index + 1) == closing(of: index) }

  mutating func removeReturns() {
    for index in pieces.indices.reversed()
    where ["func", "var", "init"].contains(text(index)) && text(index - 1) != "." {
      let range = declaration(at: index)
      guard text(range.upperBound - 1) == "}", let open = opener(before: range.upperBound - 1), isSingle(open) else {
        continue
      }
      let isReturn = text(open + 1) == "return"
      guard !["switch", "if", "guard"].contains(text(isReturn ? open + 2 : open + 1)) else { continue }
      if isReturn { cut(open + 1..<open + 2) }
      join(open..<closing(of: open), around: " ")
    }
  }

  // MARK: Inlining

  /// Replaces private functions, properties and constants by their expression if it is short.
  mutating func inlineShort() {
    var index = 0
    while index < pieces.count { index = inline(at: index) ? 0 : index + 1 }
  }

  /// Replaces what is declared at `index`; returns false unless that stands for a short expression.
  private mutating func inline(at index: Int) -> Bool {
    guard ["func", "var", "let"].contains(text(index)), pieces.indices.contains(index + 1) else { return false }
    let (range, name) = (declaration(at: index), text(index + 1))
    let isConstant =
      text(index) == "let" && text(range.upperBound - 2) == "=" && pieces[range.upperBound - 1].parameter != nil
      && !["<", ">", "=", "!"].contains(text(range.upperBound - 3))
    // A function outside of all types is a helper of the source.
    let isHelper = text(index) == "func" && opener(before: range.lowerBound) == nil && !kept.contains(name)
    let isPrivate = (isHelper || text(range.lowerBound) == "private") && text(range.upperBound - 1) == "}"
    guard isConstant || isPrivate, let open = isConstant ? range.upperBound - 2 : opener(before: range.upperBound - 1)
    else { return false }
    let body = Array(pieces[open + 1..<range.upperBound - (isConstant ? 0 : 1)])
    guard body.count <= 28, statementEnd(from: open + 1) >= range.upperBound - 1, !isComplex(body) else { return false }
    let parameters = text(index) == "func" ? colons(in: index + 2).map { text($0 - 1) } : nil
    if parameters?.isEmpty == true { return false }
    let scope = opener(before: range.lowerBound)
    let count = uses(of: name, in: scope).filter { !range.contains($0) }.count
    var depth = 0
    // Whether the expression never needs parentheses.
    let isPlain = body.dropFirst().allSatisfy { piece in
      defer { depth += piece.text == "(" ? 1 : piece.text == ")" ? -1 : 0 }
      return depth > 0 || piece.space.isEmpty
    }
    let length = body.reduce(0) { $0 + $1.text.count }
    guard count == 1 && (parameters != nil || length <= 48) || count > 1 && isPlain && length <= 24 else {
      return false
    }
    remove(range)
    for use in uses(of: name, in: scope).reversed() {
      let end = parameters == nil ? use + 1 : after(use + 1)
      var content = parameters.map { fill(body, $0, arguments(in: use + 1)) } ?? body
      let isAlone =
        ["(", ":", ",", "="].contains(text(use - 1)) && ([")", ",", "{"].contains(text(end)) || beginsLine(end))
        || text(use - 1) == "&" && !content.contains { ["|", "?"].contains($0.text) }
      if !isPlain, !isAlone {
        content[0].space = ""
        content = [Piece(space: "", text: "(")] + content + [Piece(space: "", text: ")")]
      }
      replace(use..<end, by: content)
    }
    return true
  }

  private func isComplex(_ body: [Piece]) -> Bool {
    body.indices.contains { index in
      let (before, after) = (index > 0 ? body[index - 1].text : "", body.dropFirst(index + 1).first?.text)
      let isAssignment = body[index].text == "=" && !["<", ">", "=", "!"].contains(before) && after != "="
      return isAssignment || ["{", "return", "if", "for"].contains(body[index].text)
    }
  }

  /// Puts arguments in place of the parameters that a body uses.
  private func fill(_ body: [Piece], _ names: [String], _ arguments: [[Piece]]) -> [Piece] {
    body.flatMap { piece -> [Piece] in
      guard let number = names.firstIndex(of: piece.text), arguments.indices.contains(number) else { return [piece] }
      var argument = arguments[number]
      argument[0].space = piece.space
      return argument
    }
  }

  /// The colons of the parameters in the list that opens at `index`.
  private func colons(in index: Int) -> [Int] {
    (index + 1..<max(closing(of: index), index + 1)).filter { text($0) == ":" }
  }

  /// Where a name is used in the body of its type, which opens at `scope`.
  private func uses(of name: String, in scope: Int?) -> [Int] {
    let body = scope.map { $0..<closing(of: $0) } ?? pieces.indices
    return find(name).filter { body.contains($0) && text($0 + 1) != ":" && text($0 - 1) != "." }
  }

  private func arguments(in index: Int) -> [[Piece]] {
    var (found, position) = ([[Piece]](), index + 1)
    while position < closing(of: index) {
      if text(position + 1) == ":" { position += 2 }
      let end = next([",", ")"], from: position)
      found.append(Array(pieces[position..<end]))
      position = end + 1
    }
    return found
  }

  /// Moves an initializer that only another one calls into that one, which ends with the call.
  mutating func joinInitializers() {
    guard let call = find("self").first(where: { matches(["self", ".", "init", "("], at: $0) }),
      let body = opener(before: call).flatMap({ opener(before: $0) }),
      let target = (call..<closing(of: body)).first(where: { matches(["init", "("], at: $0) && text($0 - 1) != "." })
    else { return }
    let (range, colons, arguments) = (declaration(at: target), colons(in: target + 1), arguments(in: call + 3))
    let isOnlyCall = colons.contains { colon in
      text(colon - 2) != "_" && find(text(colon - 2)).filter { text($0 + 1) == ":" }.count == 1
    }
    guard isOnlyCall else { return }
    let names = colons.map { text($0 - 1) }
    let open = next(["{"], from: target)
    let end = statementEnd(from: open + 1)
    // Properties with the names of parameters, which the first statement sets.
    let own = Set((open..<end).filter { text($0) == "." }.map { text($0 + 1) })
    let content = (open + 1..<range.upperBound - 1).flatMap { index -> [Piece] in
      let stays = text(index - 1) == "." || text(index + 1) == ":" || index >= end && own.contains(text(index))
      return stays ? [pieces[index]] : fill([pieces[index]], names, arguments)
    }
    remove(range)
    replace(call..<after(call + 3), by: content)
  }

  // MARK: Lines

  /// Joins lines that removed parts have left too short.
  mutating func joinLines() {
    for index in pieces.indices.reversed() {
      if text(index) == "if" {
        let open = next(["{"], from: index)
        if beginsLine(open) { join(index..<open, around: " ") }
        joinBranches(at: index)
      }
      if text(index) == "let", beginsLine(index), text(index - 1) != "," { joinCondition(at: index) }
      if text(index) == "{", text(index - 1) == "else", text(index - 2) != "}", beginsLine(index + 1), isSingle(index) {
        join(index..<closing(of: index), around: " ")
      }
      if text(index) == "(", beginsLine(index + 1) { join(index..<closing(of: index), around: "") }
      if [".", "="].contains(text(index)) {
        let first = text(index) == "=" ? index : index - 1
        if first >= 0, beginsLine(first + 1) { join(first..<first + 1, around: text(index) == "=" ? " " : "") }
      }
    }
    // Choices in lines that are still too long.
    for index in pieces.indices where isQuestion(index) && !beginsLine(index) && !isOneLine(index - 1..<index) {
      pieces[index].space = "\n" + String(repeating: " ", count: indent(of: index) + 2)
    }
  }

  /// Joins both branches if each one does one thing.
  private mutating func joinBranches(at index: Int) {
    let open = next(["{"], from: index)
    let close = closing(of: open)
    guard matches(["else", "{"], at: close + 1), isSingle(open), isSingle(close + 2) else { return }
    join(open..<closing(of: close + 2), around: " ")
  }

  /// Puts a constant into the condition that follows it, if both branches then fit into one line.
  private mutating func joinCondition(at index: Int) {
    let (end, before) = (statementEnd(from: index), pieces)
    guard text(index + 2) == "=" else { return }
    if text(end) == "if", matches([text(index + 1), "{"], at: end + 1), find(text(index + 1)).count == 2 {
      let isList = !pieces[index..<end].contains { $0.text == "|" }
      var condition = Array(pieces[index + 3..<end])
      for position in condition.indices.reversed() where isList && condition[position].text == "&" {
        if condition[position - 1].text == "&" { condition[position - 1...position] = [Piece(space: "", text: ",")] }
      }
      replace(end + 1..<end + 2, by: condition)
      cut(index..<end)
      join(index..<index + condition.count + 1, around: " ")
      joinBranches(at: index)
      if isOneLine(index..<closing(of: next(["{"], from: index)) + 3) { return }
      pieces = before
    }
    join(index..<end - 1, around: " ")
  }

  /// Joins the lines between a bracket and the end of a range, unless the line gets too long or has a comment.
  private mutating func join(_ range: Range<Int>, around space: String) {
    let before = pieces
    for index in range.lowerBound + 1..<range.upperBound + 1 where beginsLine(index) {
      guard !pieces[index].space.contains("//") else {
        pieces = before
        return
      }
      pieces[index].space = index == range.lowerBound + 1 || index == range.upperBound ? space : " "
    }
    if !isOneLine(range) { pieces = before }
  }

  private func isOneLine(_ range: Range<Int>) -> Bool {
    var (start, end) = (range.lowerBound, range.upperBound + 1)
    while !beginsLine(start) { start -= 1 }
    while end < pieces.count, !beginsLine(end) { end += 1 }
    let line = pieces[start..<min(end, pieces.count)].reduce("") { $0 + ($0.isEmpty ? "" : $1.space) + $1.text }
    return !line.contains("\n") && 2 * indent(of: start) + line.count <= 120
  }
}
