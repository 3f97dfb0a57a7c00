/// Source in which the parameters are replaced by their values.
///
/// The word `parameters` stands for the parameters everywhere. `parameters.drag.rule` becomes its value; a parameter or
/// an argument with that label is removed, and so is a property of that name. A constant such as `isOpening` is
/// replaced too if every call sets it to the same value. Then conditions that are known, branches that are never taken,
/// and declarations that nothing uses are removed as well.
package struct SettledSource {
  struct Piece: Equatable {
    var space: String
    var text: String
    var isWord: Bool
    var parameter: String? = nil
  }

  var pieces: [Piece]
  private var ending: String
  private let values: [String: String]
  let kept: Set<String>

  /// Replaces the parameters in `source` by `values`, which are Swift expressions by paths such as "drag.rule".
  ///
  /// A path may lack its first name, for source that is about these parameters alone. The names in `kept`, and
  /// everything that they use, remain.
  package init(_ source: String, values: [String: String], keeping kept: Set<String>) {
    let text = SourceText(source)
    var (pieces, offset) = ([Piece](), 0)
    for token in text.tokens {
      pieces.append(
        Piece(
          space: text.text(offset..<token.range.lowerBound), text: text.text(token.range), isWord: token.kind == .word))
      offset = token.range.upperBound
    }
    ending = text.text(offset..<text.bytes.count)
    var all = values
    for (path, value) in values {
      if let dot = path.firstIndex(of: ".") {
        let rest = String(path[path.index(after: dot)...])
        if values[rest] == nil { all[rest] = value }
      }
    }
    (self.pieces, self.values, self.kept) = (pieces, all, kept)
    settle()
  }

  private mutating func settle() {
    removeAccess()
    insertValues()
    removeName("parameters")
    var before: [Piece] = []
    while before != pieces {
      before = pieces
      settleArguments()
      settleOptionals()
      while foldExpression() || foldStatement() {}
      removeIdleCalls()
      removeUnread()
      removeUnmadeCases()
      removeUnused()
      removeAnswersByDefault()
      removeAliases()
    }
    for index in pieces.indices { pieces[index].space = Self.withoutMemberComments(pieces[index].space) }
    for _ in 0..<2 {
      removeReturns()
      inlineShort()
    }
    removeUnused()
    joinLines()
  }

  /// The source, and the ranges of the parameters' values in it, as offsets of characters.
  package var result: (text: String, parameters: [(path: String, range: Range<Int>)]) {
    var (text, count) = ("", 0)
    var parameters: [(String, Range<Int>)] = []
    for piece in pieces {
      let space = Self.tidied(piece.space)
      text += space + piece.text
      count += space.count
      if let parameter = piece.parameter, !parameter.isEmpty {
        parameters.append((parameter, count..<count + piece.text.count))
      }
      count += piece.text.count
    }
    return (text + Self.tidied(ending), parameters)
  }

  /// Indents by four columns, as Xcode does, and removes repeated empty lines.
  private static func tidied(_ space: String) -> String {
    guard space.contains("\n") else { return space }
    var lines = space.lines(keepsEmpty: true).map(String.init)
    for index in lines.indices.dropFirst() {
      let indent = lines[index].prefix { $0 == " " }
      lines[index] = indent + lines[index]
    }
    var kept = [lines[0]]
    for (index, line) in lines.enumerated().dropFirst() {
      let isEmpty = line.allSatisfy { $0 == " " } && index < lines.count - 1
      if isEmpty, kept.count > 1, kept[kept.count - 1].isEmpty { continue }
      kept.append(isEmpty ? "" : line)
    }
    return kept.joined(separator: "\n")
  }

  // MARK: Values

  private mutating func removeAccess() {
    for word in ["public", "open", "package"] {
      while let index = pieces.firstIndex(where: { $0.isWord && $0.text == word }) {
        remove(index..<index + 1, joining: true)
      }
    }
  }

  private mutating func insertValues() {
    var index = 0
    while index < pieces.count {
      defer { index += 1 }
      guard pieces[index].text == "parameters", text(index + 1) == ".",
        text(index - 1) != "." || text(index - 2) == "self"
      else { continue }
      let start = text(index - 1) == "." ? index - 2 : index
      var (path, end) = ("", index + 1)
      while text(end) == ".", end + 1 < pieces.count, pieces[end + 1].isWord {
        path += (path.isEmpty ? "" : ".") + pieces[end + 1].text
        end += 2
        guard var value = values[path] else { continue }
        if value.hasPrefix("-"), text(start - 1) == "-" { value = "(\(value))" }
        pieces.replaceSubrange(
          start..<end, with: [Piece(space: pieces[start].space, text: value, isWord: false, parameter: path)])
        index = start
        break
      }
    }
  }

  /// Removes whatever declares, passes or sets a name whose value has replaced it.
  private mutating func removeName(_ name: String) {
    var index = 0
    while index < pieces.count {
      defer { index += 1 }
      guard pieces[index].text == name else { continue }
      if ["let", "var"].contains(text(index - 1)) {
        let range = declaration(at: index - 1)
        remove(range)
        index = range.lowerBound - 1
      } else if text(index + 1) == ":", let open = opener(before: index), text(open) == "(" {
        let start = removeItem(at: index, in: open)
        index = start - 1
      } else if text(index - 1) == ".", text(index - 2) == "self", text(index + 1) == "=", text(index + 2) != "=" {
        remove(index - 2..<statementEnd(from: index))
        index -= 3
      }
    }
  }

  /// Removes an item of the list between the brackets at `open`; returns its position.
  private mutating func removeItem(at index: Int, in open: Int) -> Int {
    let close = closing(of: open)
    var (start, end) = (index, index)
    while start > open + 1, text(start - 1) != "," { start -= 1 }
    var depth = 0
    while end < close, depth > 0 || text(end) != "," {
      if ["(", "[", "{"].contains(text(end)) { depth += 1 }
      if [")", "]", "}"].contains(text(end)) { depth -= 1 }
      end += 1
    }
    if start > open + 1 {
      pieces.removeSubrange(start - 1..<end)
      return start - 1
    }
    let space = pieces[start].space
    pieces.removeSubrange(start..<min(end + 1, close))
    if text(start) == ")" { pieces[start].space = "" } else if end < close { pieces[start].space = space }
    return start
  }

  /// Replaces properties that every call sets to the same case or Boolean.
  private mutating func settleArguments() {
    let names = Set(
      pieces.indices.filter { text($0 + 1) == ":" && ["let", "var"].contains(text($0 - 1)) }.map { text($0) })
    for name in names.sorted() {
      guard let value = commonArgument(name) else { continue }
      removeName(name)
      for index in pieces.indices.reversed() where text(index) == name && text(index + 1) != ":" {
        let isUserCode = text(index - 1) == "." && text(index - 2) == "self"
        if text(index - 1) == ".", !isUserCode { continue }
        let start = isUserCode ? index - 2 : index
        pieces.replaceSubrange(
          start..<index + 1, with: [Piece(space: pieces[start].space, text: value, isWord: true, parameter: "")])
      }
    }
  }

  /// Returns the value that all calls pass for an argument; nil if they differ or it is unknown.
  private func commonArgument(_ name: String) -> String? {
    var found: Set<String> = []
    for index in pieces.indices where text(index) == name {
      // Set from outside.
      if text(index + 1) == "=", text(index + 2) != "=", text(index - 2) != "self" { return nil }
      guard text(index + 1) == ":", !["let", "var"].contains(text(index - 1)) else { continue }
      let isCase = text(index + 2) == "."
      let value = isCase ? "." + text(index + 3) : text(index + 2)
      // Neither passing it on nor declaring it sets a value.
      if value == name || value.first?.isUppercase == true { continue }
      let end = index + (isCase ? 4 : 3)
      found.insert([",", ")"].contains(text(end)) ? value : "")
    }
    guard found.count == 1, let value = found.first, value.hasPrefix(".") || ["true", "false"].contains(value) else {
      return nil
    }
    return value
  }

  /// Optional properties that nothing sets become nil.
  private mutating func settleOptionals() {
    for index in pieces.indices.reversed()
    where text(index) == "var" && text(index + 2) == ":" && text(statementEnd(from: index) - 1) == "?" {
      let name = text(index + 1)
      guard
        !pieces.indices.contains(where: { position in
          text(position) == name && position != index + 1
            && (text(position + 1) == "=" && text(position + 2) != "=" || text(position + 1) == ":"
              || ["let", "var"].contains(text(position - 1)))
        })
      else { continue }
      for position in pieces.indices.reversed() where text(position) == name && position != index + 1 {
        if let end = endOfChain(from: position + 1), text(end) == "?", text(end + 1) == "?" {
          let space = pieces[position].space
          pieces.removeSubrange(position..<end + 2)
          pieces[position].space = space
        } else if text(position + 1) == "?", beginsLine(position) {
          remove(position..<statementEnd(from: position))
        }
      }
    }
  }

  /// Returns the end of the optional chain that begins with the `?` at `index`.
  private func endOfChain(from index: Int) -> Int? {
    guard text(index) == "?", pieces[index].space.isEmpty else { return index }
    var end = index + 1
    while [".", "("].contains(text(end)), pieces[end].space.isEmpty {
      end = text(end) == "(" ? closing(of: end) + 1 : end + 2
    }
    return end
  }

  private mutating func removeIdleCalls() {
    for index in pieces.indices.reversed() where text(index) == "func" && index < pieces.count {
      let range = declaration(at: index)
      guard text(range.upperBound - 2) == "{", !Self.called.contains(text(index + 1)),
        !pieces[range.lowerBound..<index].contains(where: { $0.text == "override" })
      else { continue }
      let name = text(index + 1)
      for position in pieces.indices.reversed()
      where text(position) == name && text(position + 1) == "(" && text(position - 1) != "func" {
        var start = position
        while start > 0, !beginsLine(start) { start -= 1 }
        let end = closing(of: position + 1) + 1
        if pieces[start..<position].allSatisfy({ $0.isWord || [".", "?"].contains($0.text) }), beginsLine(end) {
          remove(start..<end)
        }
      }
    }
  }

  private mutating func removeUnread() {
    for index in pieces.indices.reversed()
    where index < pieces.count && ["let", "var"].contains(text(index)) && pieces[index + 1].isWord {
      let name = text(index + 1)
      let uses = pieces.indices.filter { text($0) == name && $0 != index + 1 }
      let body = opener(before: index).map { $0..<closing(of: $0) } ?? pieces.indices
      let areSettings = uses.allSatisfy { use in
        let start = text(use - 1) == "." && text(use - 2) == "self" ? use - 2 : use
        return body.contains(use) && beginsLine(start) && text(use + 1) == "=" && text(use + 2) != "="
      }
      guard !uses.isEmpty, areSettings, !kept.contains(name) else { continue }
      for use in uses.reversed() {
        let start = text(use - 1) == "." ? use - 2 : use
        remove(start..<statementEnd(from: use))
      }
    }
  }

  /// Removes methods that return what UIKit assumes without them.
  private mutating func removeAnswersByDefault() {
    for index in pieces.indices.reversed()
    where text(index) == "shouldReceive" && text(index + 1) == "touch" {
      guard let open = opener(before: index), text(open - 2) == "func" else { continue }
      let range = declaration(at: open - 2)
      if pieces[range].suffix(4).map(\.text).filter({ $0 != "return" }).suffix(3) == ["{", "true", "}"] {
        remove(range)
      }
    }
  }

  private mutating func removeAliases() {
    for index in pieces.indices.reversed()
    where text(index) == "var" && text(index + 4) == "{" && text(index + 6) == "}" {
      let (name, other) = (text(index + 1), pieces[index + 5])
      guard other.isWord, !["get", "true", "false"].contains(other.text), !kept.contains(name) else { continue }
      remove(declaration(at: index))
      for position in pieces.indices where text(position) == name && text(position + 1) != "(" {
        pieces[position].text = other.text
      }
    }
  }

  // MARK: Reading

  func text(_ index: Int) -> String { pieces.indices.contains(index) ? pieces[index].text : "" }

  func beginsLine(_ index: Int) -> Bool { index == 0 || index < pieces.count && pieces[index].space.contains("\n") }

  func closing(of index: Int) -> Int {
    var depth = 0
    for position in index..<pieces.count {
      if ["(", "[", "{"].contains(text(position)) { depth += 1 }
      if [")", "]", "}"].contains(text(position)) { depth -= 1 }
      if depth == 0 { return position }
    }
    return pieces.count - 1
  }

  func opener(before index: Int) -> Int? {
    var depth = 0
    for position in stride(from: index - 1, through: 0, by: -1) {
      if [")", "]", "}"].contains(text(position)) { depth += 1 }
      if ["(", "[", "{"].contains(text(position)) { depth -= 1 }
      if depth < 0 { return position }
    }
    return nil
  }

  /// The end is where the next line begins that does not continue the statement.
  func statementEnd(from index: Int) -> Int {
    var position = index
    while position < pieces.count {
      if ["(", "[", "{"].contains(text(position)) {
        position = closing(of: position) + 1
      } else {
        position += 1
      }
      if ["}", ")"].contains(text(position)) { return position }
      let continues =
        [".", "?", ":", "&", "|", "+", "*", "=", "else"].contains(text(position)) || text(position - 1) == "="
      if beginsLine(position), !continues { return position }
    }
    return position
  }

  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "final", "static", "override", "nonisolated", "mutating", "weak", "lazy",
    "unowned", "required", "convenience", "dynamic", "indirect",
  ]

  /// Returns the declaration at `index` with its modifiers and attributes.
  func declaration(at index: Int) -> Range<Int> {
    var start = index
    while start > 0 {
      if Self.modifiers.contains(text(start - 1)) {
        start -= 1
      } else if text(start - 2) == "@" {
        start -= 2
      } else if text(start - 1) == ")", let open = opener(before: start - 1),
        text(open - 1) == "private" || text(open - 2) == "@"
      {
        start = text(open - 2) == "@" ? open - 2 : open - 1
      } else {
        break
      }
    }
    guard ["let", "var"].contains(text(index)) else {
      var open = index
      while open < pieces.count, text(open) != "{" { open = text(open) == "(" ? closing(of: open) + 1 : open + 1 }
      return start..<min(closing(of: min(open, pieces.count - 1)) + 1, pieces.count)
    }
    return start..<statementEnd(from: index)
  }

  // MARK: Removing

  /// Removes pieces and the comment before them; a comment that ends the line before stays.
  ///
  /// If `joining`, the next piece moves to where the first one was.
  mutating func remove(_ range: Range<Int>, joining isJoining: Bool = false) {
    guard let first = range.first else { return }
    let space = pieces[first].space
    pieces.removeSubrange(range)
    guard first < pieces.count else { return }
    if isJoining {
      pieces[first].space = space
    } else if let line = space.firstIndex(of: "\n") {
      pieces[first].space = space[..<line] + pieces[first].space
    }
    // A block neither begins nor ends with an empty line.
    if text(first - 1) == "{" || text(first) == "}" {
      while let blank = pieces[first].space.firstRange(of: "\n\n") {
        pieces[first].space.replaceSubrange(blank, with: "\n")
      }
    }
  }

  /// Replaces a statement by the content of a block.
  mutating func splice(_ block: Range<Int>, over statement: Range<Int>) {
    guard !block.isEmpty else { return remove(statement) }
    var content = Array(pieces[block])
    let outer = indent(of: statement.lowerBound)
    let inner = content[0].space.contains("\n") ? content[0].space.reversed().prefix { $0 == " " }.count : outer
    let surplus = String(repeating: " ", count: max(inner - outer, 0))
    for index in content.indices.dropFirst() {
      content[index].space = content[index].space.replacing("\n" + surplus, with: "\n")
    }
    let comment = content[0].space.contains("//") ? content[0].space.replacing("\n" + surplus, with: "\n") : nil
    let space = pieces[statement.lowerBound].space
    content[0].space = comment.map { space.contains("\n") ? $0 : space } ?? space
    pieces.replaceSubrange(statement, with: content)
  }

  func indent(of index: Int) -> Int {
    var line = index
    while line > 0, !pieces[line].space.contains("\n") { line -= 1 }
    return pieces[line].space.reversed().prefix { $0 == " " }.count
  }

  private static let keywords: Set = ["func", "var", "let", "class", "struct", "enum", "protocol", "typealias"]
  /// UIKit calls these, although the source does not.
  private static let called: Set = [
    "animateTransition", "transitionDuration", "startInteractiveTransition", "perform", "init", "animationController",
    "gestureRecognizer", "gestureRecognizerShouldBegin", "interactionControllerForDismissal",
    "interactionControllerForPresentation", "interruptibleAnimator", "navigationController", "tabBarController",
  ]

  private mutating func removeUnused() {
    var index = pieces.count - 1
    while index >= 0 {
      defer { index -= 1 }
      guard index < pieces.count, pieces[index].isWord else { continue }
      if text(index) == "extension", text(index + 2) == "{", text(index + 3) == "}" { remove(declaration(at: index)) }
      if text(index) == "init", (1...3).map({ text(index + $0) }) == ["(", ")", "{"] {
        removeEmptyInitializer(at: index)
      }
      guard Self.keywords.contains(text(index)), index + 1 < pieces.count, pieces[index + 1].isWord,
        !["if", "guard", "case", ","].contains(text(index - 1))
      else { continue }
      let name = text(index + 1)
      let range = declaration(at: index)
      guard !kept.contains(name), !Self.called.contains(name),
        !pieces[range.lowerBound..<index].contains(where: { $0.text == "override" }),
        !isUsed(name, declaredIn: range)
      else { continue }
      remove(range)
    }
  }

  private func isUsed(_ name: String, declaredIn range: Range<Int>) -> Bool {
    let open = opener(before: range.lowerBound)
    if text(range.lowerBound) == "let", let open, !isTypeBody(open) {
      // A constant in a function.
      return (range.upperBound..<closing(of: open)).contains { position in
        text(position) == name && text(position - 1) != "." && (text(position + 1) != ":" || text(position - 1) == "?")
      }
    }
    return pieces.indices.contains { !range.contains($0) && text($0) == name && text($0 - 1) != "extension" }
  }

  private func isTypeBody(_ index: Int) -> Bool {
    var position = index
    while position > 0, !["{", "}"].contains(text(position - 1)) { position -= 1 }
    return pieces[position..<index].contains {
      ["class", "struct", "enum", "extension", "protocol"].contains($0.text)
    }
  }

  private mutating func removeEmptyInitializer(at index: Int) {
    let range = declaration(at: index)
    let body = pieces[index + 4..<range.upperBound - 1].map(\.text).joined()
    if body.isEmpty || body == "super.init()" { remove(range) }
  }
}
