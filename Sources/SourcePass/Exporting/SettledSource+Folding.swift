// Simplifies expressions and statements once the parameters are values.

extension SettledSource {
  private func isKnown(_ index: Int) -> Bool {
    pieces.indices.contains(index) && pieces[index].parameter != nil && ["true", "false"].contains(text(index))
  }

  // MARK: Expressions

  /// Folds one comparison, connective or conditional expression; returns false if there is none.
  mutating func foldExpression() -> Bool {
    for index in pieces.indices where pieces[index].parameter != nil {
      if foldComparison(at: index) || foldSameChoice(at: index) { return true }
      if text(index) == "1", text(index - 1) == "*", isBoundary(index + 1, of: 0) {
        pieces.removeSubrange(index - 1..<index + 1)
        return true
      }
      guard isKnown(index) else { continue }
      if foldSign(at: index) || foldConnective(at: index) || foldChoice(at: index) { return true }
    }
    return false
  }

  private func isPair(_ mark: String, at index: Int) -> Bool {
    matches([mark, mark], at: index) && pieces[index + 1].space.isEmpty
  }

  private mutating func foldComparison(at index: Int) -> Bool {
    let value = text(index)
    if value.hasPrefix("."), text(index + 2) == "=", ["=", "!"].contains(text(index + 1)), text(index + 3) == "." {
      put("\((value == "." + text(index + 4)) == (text(index + 1) == "="))", over: index..<index + 5)
      return true
    }
    let allowsEqual = text(index + 2) == "=" && pieces[index + 2].space.isEmpty
    let last = index + (allowsEqual ? 3 : 2)
    guard let left = Double(value), let right = Double(text(last)), isBoundary(last + 1, of: 3) else { return false }
    let isMet: Bool
    switch text(index + 1) {
    case "<": isMet = left < right || allowsEqual && left == right
    case ">": isMet = left > right || allowsEqual && left == right
    case "=": isMet = left == right
    case "!": isMet = left != right
    default: return false
    }
    put("\(isMet)", over: index..<last + 1)
    return true
  }

  /// A choice between two equal values is that value.
  private mutating func foldSameChoice(at index: Int) -> Bool {
    guard text(index - 1) == "?", text(index + 1) == ":", text(index + 2) == text(index),
      pieces[index + 2].parameter != nil, isBoundary(index + 3, of: 0)
    else { return false }
    replace(operandStart(before: index - 1, of: 0)..<index + 3, by: [pieces[index]])
    return true
  }

  private mutating func foldSign(at index: Int) -> Bool {
    if text(index - 1) == "!", pieces[index].space.isEmpty {
      put(text(index) == "true" ? "false" : "true", over: index - 1..<index + 1)
      return true
    }
    // Parentheses around the value alone, which are not a list of arguments.
    guard text(index - 1) == "(", text(index + 1) == ")" else { return false }
    let isCall = pieces[index - 1].space.isEmpty && index > 1 && (pieces[index - 2].isWord || text(index - 2) == ">")
    if !isCall { put(text(index), over: index - 1..<index + 2) }
    return !isCall
  }

  /// Whether an operand ends before `index`, at an operator of this level or one that binds less.
  ///
  /// Levels: 0 is `?`, 1 is `||`, 2 is `&&`, 3 is a comparison.
  private func isBoundary(_ index: Int, of level: Int) -> Bool {
    let mark = text(index)
    if ["", ",", ")", "]", "}", "{", ";", ":", "else", "where"].contains(mark) { return true }
    if mark == "?" { return isQuestion(index) }
    if isPair("&", at: index) { return level >= 2 }
    if isPair("|", at: index) { return level >= 1 }
    return beginsLine(index) && ![".", "+", "-", "*", "/", "<", ">", "=", "!"].contains(mark)
  }

  private func operandEnd(from index: Int, of level: Int) -> Int {
    var position = index
    while !isBoundary(position, of: level) || position == index { position = after(position) }
    return position
  }

  private func operandStart(before index: Int, of level: Int) -> Int {
    let openings: Set = [",", "(", "[", "{", "}", ";", ":", "return", "if", "guard", "where", "in", "=", "else"]
    var position = index
    while position > 0 {
      let before = text(position - 1)
      if [")", "]"].contains(before), let open = opener(before: position - 1) {
        position = open
        continue
      }
      let isComparison = before == "=" && ["=", "!", "<", ">"].contains(text(position - 2))
      if openings.contains(before) && !isComparison || isQuestion(position - 1) { break }
      if isPair("&", at: position - 2), level >= 2 { break }
      if isPair("|", at: position - 2), level >= 1 { break }
      if beginsLine(position), !["&", "|", "."].contains(text(position)), !["&", "|"].contains(before) { break }
      position -= 1
    }
    return position
  }

  private mutating func foldConnective(at index: Int) -> Bool {
    for (mark, level, neutral) in [("&", 2, "true"), ("|", 1, "false")] {
      let isNeutral = text(index) == neutral
      if isPair(mark, at: index + 1) {
        if isNeutral {
          cut(index..<index + 3)
        } else {
          pieces.removeSubrange(index + 1..<operandEnd(from: index + 3, of: level))
        }
        return true
      }
      guard isPair(mark, at: index - 2), isBoundary(index + 1, of: level) else { continue }
      if isNeutral {
        pieces.removeSubrange(index - 2..<index + 1)
      } else {
        put(text(index), over: operandStart(before: index - 2, of: level)..<index + 1)
      }
      return true
    }
    return false
  }

  /// Whether a choice's question mark is at `index`, rather than that of an optional or of a default value.
  func isQuestion(_ index: Int) -> Bool {
    text(index) == "?" && !pieces[index].space.isEmpty && text(index + 1) != "?"
  }

  /// The colon of the choice whose question mark is at `index`; nil if none is there.
  private func colon(of index: Int) -> Int? {
    guard isQuestion(index) else { return nil }
    var (colon, depth) = (index + 1, 0)
    while text(colon) != ":" || depth > 0 {
      guard colon < pieces.count else { return nil }
      depth += isQuestion(colon) ? 1 : text(colon) == ":" ? -1 : 0
      colon = after(colon)
    }
    return colon
  }

  private mutating func foldChoice(at index: Int) -> Bool {
    guard let colon = colon(of: index + 1) else { return false }
    var end = operandEnd(from: colon + 1, of: 0)
    // A choice in the other branch ends with it.
    while let next = self.colon(of: end) { end = operandEnd(from: next + 1, of: 0) }
    replace(index..<end, by: Array(pieces[text(index) == "true" ? index + 2..<colon : colon + 1..<end]))
    return true
  }

  // MARK: Statements

  mutating func foldStatement() -> Bool {
    for index in pieces.indices where pieces[index].isWord {
      switch text(index) {
      case "if", "guard": if foldConditions(at: index) { return true }
      case "switch": if foldSwitch(at: index) { return true }
      default: break
      }
    }
    return false
  }

  private mutating func foldConditions(at index: Int) -> Bool {
    var (items, position) = ([Range<Int>](), index)
    repeat {
      let start = position + 1
      position = next([",", "{", "else"], from: start)
      items.append(start..<position)
    } while text(position) == ","
    let open = text(position) == "else" ? position + 1 : position
    guard let item = items.first(where: { $0.count == 1 && isKnown($0.lowerBound) }) else { return false }
    let isMet = text(item.lowerBound) == "true"
    if isMet, items.count > 1 { return removeListed(item) }
    if text(index) == "guard" {
      if isMet { remove(index..<closing(of: open) + 1) }
      return isMet
    }
    choose(isMet, at: index, open..<closing(of: open))
    return true
  }

  /// Replaces the `if` at `index` by its block, or by what follows it.
  private mutating func choose(_ isMet: Bool, at index: Int, _ block: Range<Int>) {
    let (open, close) = (block.lowerBound, block.upperBound)
    let isElse = text(index - 1) == "else"
    var end = close + 1
    // Everything that follows, to the end of the chain.
    while text(end) == "else" { end = closing(of: next(["{"], from: end + 1)) + 1 }
    let rest = close + 1 < end ? close + 2..<end : nil
    switch (isMet, rest) {
    case (true, _) where isElse: pieces.replaceSubrange(index..<end, with: Array(pieces[open..<close + 1]))
    case (true, _):
      var last = open + 1
      while last < close, statementEnd(from: last) < close { last = statementEnd(from: last) }
      // What follows is not reached.
      if text(last) == "return", let outer = opener(before: index) { end = closing(of: outer) }
      splice(open + 1..<close, over: index..<end)
    case (false, let rest?) where isElse || text(rest.lowerBound) == "if":
      replace(index..<end, by: Array(pieces[rest]))
    case (false, let rest?): splice(rest.lowerBound + 1..<rest.upperBound - 1, over: index..<end)
    case (false, nil) where isElse: pieces.removeSubrange(index - 1..<end)
    case (false, nil): remove(index..<end)
    }
  }

  private func branchEnd(from index: Int, before close: Int) -> Int {
    var position = index
    while position < close, !(["case", "default"].contains(text(position)) && beginsLine(position)) {
      position = after(position)
    }
    return position
  }

  private mutating func foldSwitch(at index: Int) -> Bool {
    guard pieces[index + 1].parameter != nil, text(index + 1).hasPrefix("."), text(index + 2) == "{" else {
      return false
    }
    let close = closing(of: index + 2)
    var position = index + 3
    while position < close {
      let colon = next([":"], from: position)
      let names = (position..<colon).filter { text($0) == "." }.map { "." + text($0 + 1) }
      let isTaken = text(position) == "default" || names.contains(text(index + 1))
      position = branchEnd(from: colon + 1, before: close)
      guard isTaken else { continue }
      splice(colon + 1..<(text(colon + 1) == "break" ? colon + 1 : position), over: index..<close + 1)
      return true
    }
    return false
  }

  // MARK: Cases

  /// Removes cases that nothing creates, and the parts of a `switch` that no longer decide anything.
  mutating func removeUnmadeCases() {
    for index in find("enum").reversed() where index < pieces.count {
      let range = declaration(at: index)
      for position in range.reversed()
      where text(position) == "case" && [":", "{", "}"].contains(text(position - 1)) == false
        || text(position) == "case" && text(position - 1) == "{"
      {
        let end = min(statementEnd(from: position), range.upperBound - 1)
        guard pieces[position + 1..<end].allSatisfy({ $0.isWord || $0.text == "," }) else { continue }
        for name in pieces[position + 1..<end].filter(\.isWord).map(\.text) where !isMade(name) {
          removeCase(name, of: position)
        }
      }
    }
    for index in find("switch").reversed() where text(index + 2) == "{" {
      let close = closing(of: index + 2)
      let branches = (index + 3..<close).filter { text($0) == "case" && beginsLine($0) || text($0) == "default" }
      if branches.count == 1 { splice(next([":"], from: branches[0]) + 1..<close, over: index..<close + 1) }
    }
  }

  private func isPattern(_ index: Int) -> Bool {
    var start = index - 1
    while text(start - 1) == ",", text(start - 3) == "." { start -= 3 }
    return text(start - 1) == "case"
  }

  private func isMade(_ name: String) -> Bool {
    pieces.contains { ["allCases", "rawValue"].contains($0.text) }
      || find(name).contains { text($0 - 1) == "." && !isPattern($0) }
  }

  private mutating func removeCase(_ name: String, of index: Int) {
    for position in find(name).reversed() where text(position - 1) == "." && isPattern(position) {
      if !removeListed(position - 1..<position + 1), let open = opener(before: position) {
        remove(position - 2..<branchEnd(from: position, before: closing(of: open)))
      }
    }
    if let word = (index..<statementEnd(from: index)).first(where: { text($0) == name }) {
      _ = removeListed(word..<word + 1)
    }
  }
}
