// Simplifies expressions and statements once the parameters are values.

extension SettledSource {
  // MARK: Expressions

  /// Folds one comparison, connective or conditional expression; returns false if there is none.
  mutating func foldExpression() -> Bool {
    for index in pieces.indices {
      if foldComparison(at: index) || foldSameChoice(at: index) { return true }
      if pieces[index].parameter != nil, text(index) == "1", text(index - 1) == "*", isBoundary(index + 1, of: 0) {
        pieces.removeSubrange(index - 1..<index + 1)
        return true
      }
      guard pieces[index].parameter != nil, ["true", "false"].contains(text(index)) else { continue }
      if foldSign(at: index) || foldConnective(at: index) || foldChoice(at: index) { return true }
    }
    return false
  }

  private func isPair(_ mark: String, at index: Int) -> Bool {
    text(index) == mark && text(index + 1) == mark && pieces[index + 1].space.isEmpty
  }

  private mutating func put(_ value: String, over range: Range<Int>) {
    let space = pieces[range.lowerBound].space
    pieces.replaceSubrange(range, with: [Piece(space: space, text: value, isWord: true, parameter: "")])
  }

  private mutating func foldComparison(at index: Int) -> Bool {
    guard pieces[index].parameter != nil else { return false }
    let value = text(index)
    if value.hasPrefix("."), text(index + 2) == "=", ["=", "!"].contains(text(index + 1)), text(index + 3) == ".",
      pieces.indices.contains(index + 4)
    {
      put("\((value == "." + text(index + 4)) == (text(index + 1) == "="))", over: index..<index + 5)
      return true
    }
    guard let left = Double(value), ["<", ">", "=", "!"].contains(text(index + 1)) else { return false }
    let allowsEqual = text(index + 2) == "=" && pieces[index + 2].space.isEmpty
    let last = index + (allowsEqual ? 3 : 2)
    guard let right = Double(text(last)), isBoundary(last + 1, of: 3) else { return false }
    let isMet =
      switch text(index + 1) {
      case "<": left < right || allowsEqual && left == right
      case ">": left > right || allowsEqual && left == right
      case "=": left == right
      default: left != right
      }
    put("\(isMet)", over: index..<last + 1)
    return true
  }

  /// A choice between two equal values is that value.
  private mutating func foldSameChoice(at index: Int) -> Bool {
    guard text(index) == "?", text(index + 2) == ":", text(index + 1) == text(index + 3),
      [1, 3].allSatisfy({ pieces.indices.contains(index + $0) && pieces[index + $0].parameter != nil }),
      isBoundary(index + 4, of: 0)
    else { return false }
    let start = operandStart(before: index, of: 0)
    pieces[index + 1].space = pieces[start].space
    pieces.replaceSubrange(start..<index + 4, with: [pieces[index + 1]])
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
    guard !isCall else { return false }
    put(text(index), over: index - 1..<index + 2)
    return true
  }

  /// Whether an operand ends before `index`, at an operator of this level or one that binds less.
  ///
  /// Levels: 0 is `?`, 1 is `||`, 2 is `&&`, 3 is a comparison.
  private func isBoundary(_ index: Int, of level: Int) -> Bool {
    guard pieces.indices.contains(index) else { return true }
    let mark = text(index)
    if [",", ")", "]", "}", "{", ";", ":", "else", "where"].contains(mark) { return true }
    if mark == "?" { return isQuestion(index) }
    if isPair("&", at: index) { return level >= 2 }
    if isPair("|", at: index) { return level >= 1 }
    return beginsLine(index) && ![".", "+", "-", "*", "/", "<", ">", "=", "!"].contains(mark)
  }

  private func operandEnd(from index: Int, of level: Int) -> Int {
    var position = index
    while !isBoundary(position, of: level) || position == index {
      position = ["(", "[", "{"].contains(text(position)) ? closing(of: position) + 1 : position + 1
    }
    return position
  }

  private func operandStart(before index: Int, of level: Int) -> Int {
    var position = index
    while position > 0 {
      let before = text(position - 1)
      if [")", "]"].contains(before), let open = opener(before: position - 1) {
        position = open
        continue
      }
      if [",", "(", "[", "{", "}", ";", ":", "return", "if", "guard", "where", "in", "=", "else"].contains(before),
        !(before == "=" && ["=", "!", "<", ">"].contains(text(position - 2)))
      {
        break
      }
      if isQuestion(position - 1) { break }
      if before == "&", isPair("&", at: position - 2), level >= 2 { break }
      if before == "|", isPair("|", at: position - 2), level >= 1 { break }
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
          let space = pieces[index].space
          pieces.removeSubrange(index..<index + 3)
          pieces[index].space = space
        } else {
          pieces.removeSubrange(index + 1..<operandEnd(from: index + 3, of: level))
        }
        return true
      }
      guard index > 2, isPair(mark, at: index - 2), isBoundary(index + 1, of: level) else { continue }
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
  private func isQuestion(_ index: Int) -> Bool {
    pieces.indices.contains(index) && text(index) == "?" && !pieces[index].space.isEmpty && text(index + 1) != "?"
  }

  /// The colon of the choice whose question mark is at `index`; nil if none is there.
  private func colon(of index: Int) -> Int? {
    guard isQuestion(index) else { return nil }
    var (colon, depth) = (index + 1, 0)
    while text(colon) != ":" || depth > 0 {
      guard colon < pieces.count else { return nil }
      if isQuestion(colon) { depth += 1 }
      if text(colon) == ":" { depth -= 1 }
      colon = ["(", "[", "{"].contains(text(colon)) ? closing(of: colon) + 1 : colon + 1
    }
    return colon
  }

  private mutating func foldChoice(at index: Int) -> Bool {
    guard let colon = colon(of: index + 1) else { return false }
    var end = operandEnd(from: colon + 1, of: 0)
    // A choice in the other branch ends with it.
    while let next = self.colon(of: end) { end = operandEnd(from: next + 1, of: 0) }
    let chosen = text(index) == "true" ? index + 2..<colon : colon + 1..<end
    var content = Array(pieces[chosen])
    content[0].space = pieces[index].space
    pieces.replaceSubrange(index..<end, with: content)
    return true
  }

  // MARK: Statements

  mutating func foldStatement() -> Bool {
    for index in pieces.indices where pieces[index].isWord {
      switch text(index) {
      case "if", "guard": if foldConditions(at: index) { return true }
      case "switch": if foldSwitch(at: index) { return true }
      case "where" where text(index + 1) == "true" && [":", "{"].contains(text(index + 2)):
        pieces.removeSubrange(index..<index + 2)
        return true
      default: break
      }
    }
    return false
  }

  /// The conditions of the statement at `index`, and the index of its opening brace.
  private func conditions(of index: Int) -> (items: [Range<Int>], block: Int) {
    var (items, start, position) = ([Range<Int>](), index + 1, index + 1)
    while position < pieces.count, text(position) != "{", text(position) != "else" {
      if text(position) == "," {
        items.append(start..<position)
        start = position + 1
      }
      position = ["(", "["].contains(text(position)) ? closing(of: position) + 1 : position + 1
    }
    items.append(start..<position)
    return (items, text(position) == "else" ? position + 1 : position)
  }

  private mutating func foldConditions(at index: Int) -> Bool {
    let (items, open) = conditions(of: index)
    guard
      let item = items.firstIndex(where: {
        $0.count == 1 && pieces[$0.lowerBound].parameter != nil && ["true", "false"].contains(text($0.lowerBound))
      })
    else {
      return false
    }
    let (isMet, range) = (text(items[item].lowerBound) == "true", items[item])
    if isMet, items.count > 1 {
      if item == 0 {
        let space = pieces[range.lowerBound].space
        pieces.removeSubrange(range.lowerBound..<range.upperBound + 1)
        pieces[range.lowerBound].space = space
      } else {
        pieces.removeSubrange(range.lowerBound - 1..<range.upperBound)
      }
      return true
    }
    let close = closing(of: open)
    if text(index) == "guard" {
      guard isMet else { return false }
      remove(index..<close + 1)
      return true
    }
    choose(isMet, at: index, open..<close)
    return true
  }

  /// Replaces the `if` at `index` by its block, or by what follows it.
  private mutating func choose(_ isMet: Bool, at index: Int, _ block: Range<Int>) {
    let (open, close) = (block.lowerBound, block.upperBound)
    let isElse = text(index - 1) == "else"
    var end = close + 1
    // Everything that follows, to the end of the chain.
    while text(end) == "else" {
      var next = end + 1
      while text(next) != "{" { next = text(next) == "(" ? closing(of: next) + 1 : next + 1 }
      end = closing(of: next) + 1
    }
    let rest = close + 1 < end ? close + 2..<end : nil
    switch (isMet, rest) {
    case (true, _) where isElse: pieces.replaceSubrange(index..<end, with: Array(pieces[open..<close + 1]))
    case (true, _): splice(open + 1..<close, over: index..<end)
    case (false, let rest?) where isElse || text(rest.lowerBound) == "if":
      var content = Array(pieces[rest])
      content[0].space = pieces[index].space
      pieces.replaceSubrange(index..<end, with: content)
    case (false, let rest?): splice(rest.lowerBound + 1..<rest.upperBound - 1, over: index..<end)
    case (false, nil) where isElse: pieces.removeSubrange(index - 1..<end)
    case (false, nil): remove(index..<end)
    }
  }

  private mutating func foldSwitch(at index: Int) -> Bool {
    guard pieces.indices.contains(index + 1), pieces[index + 1].parameter != nil, text(index + 1).hasPrefix("."),
      text(index + 2) == "{"
    else { return false }
    let close = closing(of: index + 2)
    var branches: [(names: [String], body: Range<Int>)] = []
    var position = index + 3
    while position < close {
      var names: [String] = []
      while text(position) != ":" {
        if text(position) == "default" { names.append("default") }
        if text(position) == "." { names.append("." + text(position + 1)) }
        position += 1
      }
      let start = position + 1
      position = start
      while position < close, !(["case", "default"].contains(text(position)) && beginsLine(position)) {
        position = ["(", "[", "{"].contains(text(position)) ? closing(of: position) + 1 : position + 1
      }
      branches.append((names, start..<position))
    }
    let value = text(index + 1)
    guard let taken = branches.first(where: { $0.names.contains(value) || $0.names == ["default"] }) else {
      return false
    }
    let isNothing = pieces[taken.body].map(\.text) == ["break"]
    splice(isNothing ? taken.body.lowerBound..<taken.body.lowerBound : taken.body, over: index..<close + 1)
    return true
  }

  // MARK: Cases

  /// Removes cases that nothing creates, and the parts of a `switch` that no longer decide anything.
  mutating func removeUnmadeCases() {
    for index in pieces.indices.reversed() where text(index) == "enum" && index < pieces.count {
      let range = declaration(at: index)
      for position in range.reversed() where text(position) == "case" && beginsLine(position) {
        let end = statementEnd(from: position)
        guard pieces[position + 1..<end].allSatisfy({ $0.isWord || $0.text == "," }) else { continue }
        for name in pieces[position + 1..<end].filter(\.isWord).map(\.text) where !isMade(name) {
          removeCase(name, of: position)
        }
      }
    }
    for index in pieces.indices.reversed() where text(index) == "switch" && text(index + 2) == "{" {
      let close = closing(of: index + 2)
      let branches = (index + 3..<close).filter { text($0) == "case" && beginsLine($0) || text($0) == "default" }
      guard branches.count == 1, let colon = (branches[0]..<close).first(where: { text($0) == ":" }) else { continue }
      splice(colon + 1..<close, over: index..<close + 1)
    }
  }

  private func isPattern(_ index: Int) -> Bool {
    var start = index - 1
    while text(start - 1) == ",", text(start - 3) == "." { start -= 3 }
    return text(start - 1) == "case"
  }

  private func isMade(_ name: String) -> Bool {
    pieces.contains { ["allCases", "rawValue"].contains($0.text) }
      || pieces.indices.contains { text($0) == name && text($0 - 1) == "." && !isPattern($0) }
  }

  private mutating func removeCase(_ name: String, of index: Int) {
    for position in pieces.indices.reversed()
    where text(position) == name && text(position - 1) == "." && isPattern(position) {
      if text(position + 1) == "," {
        let space = pieces[position - 1].space
        pieces.removeSubrange(position - 1..<position + 2)
        pieces[position - 1].space = space
      } else if text(position - 2) == "," {
        pieces.removeSubrange(position - 2..<position + 1)
      } else if let open = opener(before: position) {
        var end = position + 1
        while end < closing(of: open), !(["case", "default"].contains(text(end)) && beginsLine(end)) { end += 1 }
        remove(position - 2..<end)
      }
    }
    guard let word = (index..<statementEnd(from: index)).first(where: { text($0) == name }) else { return }
    if text(word - 1) == "," {
      pieces.removeSubrange(word - 1..<word + 1)
    } else if text(word + 1) == "," {
      let space = pieces[word].space
      pieces.removeSubrange(word..<word + 2)
      pieces[word].space = space
    }
  }
}
