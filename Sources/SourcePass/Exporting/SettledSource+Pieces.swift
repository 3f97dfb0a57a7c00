// How settled source is read, and how parts of it are replaced and removed.

extension SettledSource {
  static let access: Set = ["public", "open", "package"]
  static let openers: Set = ["(", "[", "{"]
  private static let closers: Set = [")", "]", "}"]
  static let types: Set = ["class", "struct", "enum", "extension", "protocol"]

  // MARK: Reading

  func text(_ index: Int) -> String { pieces.indices.contains(index) ? pieces[index].text : "" }

  func matches(_ words: [String], at index: Int) -> Bool {
    words.indices.allSatisfy { text(index + $0) == words[$0] }
  }

  func find(_ name: String) -> [Int] { pieces.indices.filter { pieces[$0].text == name } }

  func beginsLine(_ index: Int) -> Bool { index == 0 || index < pieces.count && pieces[index].space.contains("\n") }

  func isDeclared(_ index: Int) -> Bool { ["let", "var"].contains(text(index - 1)) }

  func isAssigned(_ index: Int) -> Bool { text(index + 1) == "=" && text(index + 2) != "=" }

  func closing(of index: Int) -> Int {
    var depth = 0
    for position in index..<pieces.count {
      depth += Self.openers.contains(text(position)) ? 1 : Self.closers.contains(text(position)) ? -1 : 0
      if depth == 0 { return position }
    }
    return pieces.count - 1
  }

  func opener(before index: Int) -> Int? {
    var depth = 0
    for position in stride(from: index - 1, through: 0, by: -1) {
      depth += Self.closers.contains(text(position)) ? 1 : Self.openers.contains(text(position)) ? -1 : 0
      if depth < 0 { return position }
    }
    return nil
  }

  /// Returns the index after a piece, or after the brackets that it opens.
  func after(_ index: Int) -> Int { Self.openers.contains(text(index)) ? closing(of: index) + 1 : index + 1 }

  /// Returns the index of the next of some marks that is not in brackets.
  func next(_ marks: Set<String>, from index: Int) -> Int {
    var position = index
    while position < pieces.count, !marks.contains(text(position)) { position = after(position) }
    return min(position, pieces.count - 1)
  }

  /// The end is where the next line begins that does not continue the statement.
  func statementEnd(from index: Int) -> Int {
    let continuing: Set = [".", "?", ":", "&", "|", "+", "-", "*", "=", "else"]
    var position = index
    while position < pieces.count {
      position = after(position)
      if ["}", ")"].contains(text(position)) { return position }
      if beginsLine(position), !continuing.contains(text(position)), text(position - 1) != "=" { return position }
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
      let open = text(start - 1) == ")" ? opener(before: start - 1) : nil
      let word = (open ?? start) - 1
      if text(word - 1) == "@" {
        start = word - 1
      } else if open == nil ? Self.modifiers.contains(text(word)) : text(word) == "private" {
        start = word
      } else {
        break
      }
    }
    if isDeclared(index + 1) { return start..<statementEnd(from: index) }
    return start..<min(closing(of: next(["{"], from: index)) + 1, pieces.count)
  }

  /// The word after the keyword of the type whose body opens at `index`; nil if it is no type's.
  func typeName(of index: Int) -> String? {
    let start = pieces[..<index].lastIndex { ["{", "}"].contains($0.text) } ?? 0
    return pieces[start..<index].firstIndex { Self.types.contains($0.text) }.map { text($0 + 1) }
  }

  // MARK: Replacing and removing

  /// Replaces pieces; the first new one begins where the first old one did.
  mutating func replace(_ range: Range<Int>, by content: [Piece]) {
    let space = pieces[range.lowerBound].space
    pieces.replaceSubrange(range, with: content)
    if !content.isEmpty { pieces[range.lowerBound].space = space }
  }

  mutating func put(_ value: String, over range: Range<Int>) {
    replace(range, by: [Piece(space: "", text: value, isWord: true, parameter: "")])
  }

  /// Removes pieces; the next one moves to where the first one was.
  mutating func cut(_ range: Range<Int>) {
    pieces[range.upperBound].space = pieces[range.lowerBound].space
    pieces.removeSubrange(range)
  }

  /// Removes pieces and the comment before them; a comment that ends the line before stays.
  mutating func remove(_ range: Range<Int>) {
    guard let first = range.first else { return }
    let space = pieces[first].space
    pieces.removeSubrange(range)
    guard first < pieces.count else { return }
    if let line = space.firstIndex(of: "\n") { pieces[first].space = space[..<line] + pieces[first].space }
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
    let inner = content[0].space.contains("\n") ? indent(of: block.lowerBound) : outer
    let surplus = "\n" + String(repeating: " ", count: max(inner - outer, 0))
    for index in content.indices { content[index].space = content[index].space.replacing(surplus, with: "\n") }
    let hasComment = content[0].space.contains("//") && pieces[statement.lowerBound].space.contains("\n")
    if hasComment { pieces[statement.lowerBound].space = content[0].space }
    replace(statement, by: content)
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

  func isCalledByUIKit(_ index: Int) -> Bool {
    Self.called.contains(text(index + 1))
      || pieces[declaration(at: index).lowerBound..<index].contains { $0.text == "override" }
  }

  mutating func removeUnused() {
    var index = pieces.count
    while index > 0 {
      index -= 1
      guard index < pieces.count, pieces[index].isWord else { continue }
      if text(index) == "extension", matches(["{", "}"], at: index + 2) { remove(declaration(at: index)) }
      if matches(["init", "(", ")", "{"], at: index) {
        let body = pieces[index + 4..<closing(of: index + 3)].map(\.text).joined()
        if body.isEmpty || body == "super.init()" { remove(declaration(at: index)) }
      }
      guard Self.keywords.contains(text(index)), index + 1 < pieces.count, pieces[index + 1].isWord,
        !["if", "guard", "case", ","].contains(text(index - 1)), !kept.contains(text(index + 1)),
        !isCalledByUIKit(index)
      else { continue }
      let range = declaration(at: index)
      if !isUsed(text(index + 1), declaredIn: range) { remove(range) }
    }
  }

  private func isUsed(_ name: String, declaredIn range: Range<Int>) -> Bool {
    let others = find(name).filter { !range.contains($0) }
    if text(range.lowerBound) == "let", let open = opener(before: range.lowerBound), typeName(of: open) == nil {
      // A constant in a function.
      return others.contains { position in
        (range.upperBound..<closing(of: open)).contains(position) && text(position - 1) != "."
          && (text(position + 1) != ":" || text(position - 1) == "?")
      }
    }
    return others.contains { text($0 - 1) != "extension" }
  }

  /// Makes everything private that other files need not see, so that two exports fit into one module.
  mutating func hide() {
    let declared = pieces.indices.filter { index in
      (text(index) == "func" || Self.types.subtracting(["extension", "protocol"]).contains(text(index)))
        && opener(before: index) == nil && !kept.contains(text(index + 1))
    }
    let hidden = Set(declared.map { text($0 + 1) })
    // And what has a private type.
    let typed = pieces.indices.filter { index in
      guard isDeclared(index + 1), let type = opener(before: index).flatMap({ typeName(of: $0) }),
        !hidden.contains(type)
      else { return false }
      return declaration(at: index).contains { hidden.contains(text($0)) }
    }
    for index in (declared + typed).sorted().reversed() {
      var start = declaration(at: index).lowerBound
      while text(start) == "@" { start += 2 }
      guard text(start) != "private" else { continue }
      pieces.insert(Piece(space: pieces[start].space, text: "private", isWord: true), at: start)
      pieces[start + 1].space = " "
    }
  }
}
