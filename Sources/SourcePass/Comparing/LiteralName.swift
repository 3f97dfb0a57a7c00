// What the author of a source calls its literals.

extension CodeStatements {
  /// Stands in an expression for the literal.
  static let hole = "\u{0}"
  private static let longestExpression = 60

  /// Returns a constant, a property, the label of an argument with its function, or a function that returns the literal;
  /// and the expression in which it stands, if it does not stand alone.
  ///
  /// Goes outwards from the literal, bracket by bracket, to the first name, and to what is assigned.
  func name(
    of literal: CodeStatement.Literal, in statement: CodeStatement
  ) -> (name: String, expression: String?) {
    var inner = literal.tokens
    var (argument, suffix): (String?, String) = (nil, "")
    // The first is shown; the second if that is too long.
    var (shown, near): (Range<Int>?, Range<Int>?) = (nil, nil)
    while !isInCode(inner.lowerBound) {
      let open = brackets[inner.lowerBound]
      let end = source.closing(of: open) ?? source.count - 1
      let part = self.part(around: inner, from: open + 1, to: end) { source.text(at: $0) == "," }
      let isAfterName = open > 0 && source.isAttached(open) && endsName(open - 1)
      let colon = (part.lowerBound..<inner.lowerBound).first { brackets[$0] == open && source.text(at: $0) == ":" }
      if source.text(at: open) == "[", !isAfterName {
        let number = (open..<inner.lowerBound).count { brackets[$0] == open && source.text(at: $0) == "," }
        suffix = "[\(colon.map { source.joined(part.lowerBound...$0 - 1) } ?? "\(number)")]" + suffix
        shown = shown ?? (colon.map { $0 + 1 } ?? part.lowerBound)..<part.upperBound
      } else if argument == nil, isAfterName, let colon,
        colon == part.lowerBound + 1 || equals(in: part, before: inner.lowerBound) != nil
      {
        argument = "\(source.text(at: colon - 1))\(suffix) of \(function(before: open))"
        shown = shown ?? (equals(in: part, before: inner.lowerBound) ?? colon) + 1..<part.upperBound
        suffix = ""
      }
      near = near ?? (part == inner ? nil : part)
      inner = (isAfterName ? startOfName(before: open) : open)..<min(end + 1, source.count)
    }
    func named(_ name: String?, _ expression: Range<Int>) -> (String, String?) {
      let texts = [shown ?? expression, near].compactMap(\.self).map { text(of: $0, without: literal.tokens) }
      let short = texts.first { $0?.count ?? 0 <= Self.longestExpression } ?? nil
      return (
        name ?? "", name == nil ? short ?? texts[0] ?? text(of: statement.tokens, without: literal.tokens) : short
      )
    }
    guard statement.tokens.contains(inner.lowerBound) else { return named(argument, inner) }
    let clause = self.part(around: inner, from: statement.tokens.lowerBound, to: statement.tokens.upperBound) {
      endsClause($0, statement)
    }
    let assigned = equals(in: clause, before: inner.lowerBound)
    let value = (assigned.map { $0 + 1 } ?? clause.lowerBound)..<clause.upperBound
    let target = assigned.flatMap { self.target(of: $0, from: clause.lowerBound) }.map { $0 + suffix }
    if let argument { return named(argument + (target.map { " for \($0)" } ?? ""), value) }
    if let target { return named(target, value) }
    let isReturned = source.text(at: statement.tokens.lowerBound) == "return" || clause == statement.tokens
    if statement.closures.isEmpty, isReturned, inner != clause || inner.count == literal.tokens.count,
      let function = statement.function
    {
      return named(function + suffix, value)
    }
    let operand = part(around: inner, from: value.lowerBound, to: value.upperBound) {
      ["?", ":"].contains(source.text(at: $0))
    }
    let isCompared = operand.contains { isBeside($0, inner) && ["<", ">"].contains(source.text(at: $0)) }
    return isCompared ? named("threshold", operand) : named(nil, value)
  }

  private func isBeside(_ index: Int, _ inner: Range<Int>) -> Bool { brackets[index] == brackets[inner.lowerBound] }

  /// The text of an expression with a hole in place of some tokens; nil if there is nothing else.
  private func text(of expression: Range<Int>, without tokens: Range<Int>) -> String? {
    guard expression != tokens else { return nil }
    var texts = Dictionary(uniqueKeysWithValues: tokens.map { ($0, "") })
    texts[tokens.lowerBound] = Self.hole
    return source.joined(expression.lowerBound...expression.upperBound - 1, with: texts)
  }

  // MARK: Parts

  /// What lies around a range between the nearest tokens of its level that separate.
  private func part(
    around inner: Range<Int>, from start: Int, to end: Int, _ separates: (Int) -> Bool
  ) -> Range<Int> {
    func isEnd(_ index: Int) -> Bool { isBeside(index, inner) && separates(index) }
    let first = (start..<inner.lowerBound).last(where: isEnd).map { $0 + 1 } ?? start
    return first..<((min(inner.upperBound, end)..<end).first(where: isEnd) ?? end)
  }

  /// The last equals sign in a part that assigns.
  private func equals(in part: Range<Int>, before end: Int) -> Int? {
    (part.lowerBound..<end).last { index in
      let isDouble = source.text(at: index + 1) == "=" && source.isAttached(index + 1)
      let isLater = ["=", "<", ">", "!"].contains(source.text(at: index - 1)) && source.isAttached(index)
      return source.text(at: index) == "=" && brackets[index] == brackets[part.lowerBound] && !isDouble && !isLater
    }
  }

  /// What is assigned, without its type.
  private func target(of equals: Int, from start: Int) -> String? {
    let isUpdate = ["+", "-", "*", "/"].contains(source.text(at: equals - 1)) && source.isAttached(equals)
    let keyword = (start..<equals).last { ["let", "var"].contains(source.text(at: $0)) }
    let first = keyword.map { $0 + 1 } ?? start
    let end = (first..<equals).first { source.text(at: $0) == ":" && brackets[$0] == brackets[equals] } ?? equals
    let last = end == equals && isUpdate ? end - 1 : end
    return first < last ? source.joined(first...last - 1) : nil
  }

  private func endsClause(_ index: Int, _ statement: CodeStatement) -> Bool {
    let text = source.text(at: index)
    if text == "&" || text == "|" { return source.text(at: index + 1) == text || source.text(at: index - 1) == text }
    if text == ":" { return ["case", "default"].contains(source.text(at: statement.tokens.lowerBound)) }
    return text == "," || isKeyword(index)
  }

  private func isKeyword(_ index: Int) -> Bool { Self.keywords.contains(source.text(at: index)) }

  private static let keywords: Set = [
    "return", "if", "guard", "while", "where", "in", "switch", "case", "else", "for", "try", "await", "func", "throw",
    "as", "is",
  ]

  private func endsName(_ index: Int) -> Bool {
    source.tokens[index].kind == .word && !isKeyword(index)
      || [")", "]", "?", "!", ">"].contains(source.text(at: index))
  }

  /// What is called, without what it is called on if that is a call itself.
  private func function(before open: Int) -> String {
    let tokens = startOfName(before: open)..<open
    let group = tokens.dropLast().last { [")", "]"].contains(source.text(at: $0)) }
    let name = source.joined((group.map { $0 + 1 } ?? tokens.lowerBound)...open - 1)
    return String(name.drop { "?!.".contains($0) })
  }

  private func startOfName(before open: Int) -> Int {
    var index = open
    while index > 1 || index == 1 && source.tokens[0].kind == .word,
      endsName(index - 1) || source.text(at: index - 1) == "."
    {
      let isGroup = [")", "]"].contains(source.text(at: index - 1))
      guard source.text(at: index - 1) == "." || source.isAttached(index) || source.text(at: index) == "." else {
        break
      }
      index = isGroup && brackets[index - 2] != brackets[index - 1] ? brackets[index - 2] : index - (isGroup ? 2 : 1)
    }
    return index
  }
}
