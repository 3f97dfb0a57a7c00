/// A statement, or the part of one before or after a brace: what is compared of two versions of a source.
struct CodeStatement {
  struct Literal {
    /// A sign is part of a number, and the point of a member.
    let tokens: Range<Int>
    let text: String
  }

  let file: Int
  let tokens: Range<Int>
  /// The types and the function around it, such as `Card.handlePan`.
  let owner: String
  /// The innermost function around it, or property with code of its own; nil if there is none.
  let function: String?
  /// What is called with the closures around it, from the owner on.
  let closures: [String]
  let words: [String]
  /// The words, with the kind of a literal in place of each.
  let shape: [String]
  let literals: [Literal]
}

/// Source in statements; white space and comments make no difference.
struct CodeStatements {
  let source: SourceText
  private let file: Int
  private(set) var all: [CodeStatement] = []
  /// For each token the bracket around it; -1 outside of all.
  private(set) var brackets: [Int] = []
  private typealias Scope = (name: String?, isType: Bool, closure: String?)
  private var scopes: [Scope] = []

  init(_ text: String, file: Int) {
    (source, self.file) = (SourceText(text), file)
    var (start, open) = (0, [Int]())
    for index in 0..<source.count {
      let text = source.tokens[index].kind == .mark ? source.text(at: index) : ""
      if [")", "]", "}"].contains(text) { _ = open.popLast() }
      brackets.append(open.last ?? -1)
      if ["(", "[", "{"].contains(text) { open.append(index) }
      let isEnd = ["{", "}", ";"].contains(text)
      guard isEnd || index > start && isBeginning(index) else { continue }
      add(start..<index)
      if text == "{" { scopes.append(scope(of: start..<index)) }
      if text == "}" { _ = scopes.popLast() }
      start = isEnd ? index + 1 : index
    }
    add(start..<source.count)
  }

  func isInCode(_ index: Int) -> Bool { brackets[index] < 0 || source.text(at: brackets[index]) == "{" }

  /// Whether a line begins here that does not continue an expression.
  private func isBeginning(_ index: Int) -> Bool {
    let gap = source.tokens[index - 1].range.upperBound..<source.tokens[index].range.lowerBound
    guard isInCode(index), source.bytes[gap].contains(UInt8(ascii: "\n")) else { return false }
    let isArrow = source.matches(["-", ">"], at: index - 2)
    return !"=+-*/%<>&|^?:.,!)]".contains(source.text(at: index)) && !isArrow
      && !"=+-*/%<&|^:.,".contains(source.text(at: index - 1))
  }

  private static let branches: Set = [
    "if", "else", "guard", "for", "while", "do", "catch", "switch", "repeat", "defer", "get", "set", "willSet",
    "didSet",
  ]

  /// A declaration has a name, and a closure what is called with it; a branch has neither.
  private func scope(of head: Range<Int>) -> Scope {
    let isMember = scopes.last?.isType ?? true
    for index in head where isInCode(index) {
      let (word, next) = (source.text(at: index), source.text(at: index + 1))
      if source.typeBody(at: index) != nil {
        return ((index + 1..<head.upperBound).map { source.text(at: $0) }.prefix { $0 != ":" }.joined(), true, nil)
      }
      if word == "func" || isMember && ["let", "var"].contains(word) { return (next, false, nil) }
      if isMember, ["init", "subscript"].contains(word) { return (word, false, nil) }
    }
    let words = head.map { source.text(at: $0) }
    return (nil, false, words.first.map(Self.branches.contains) == true ? nil : words.prefix { $0 != "(" }.joined())
  }

  private mutating func add(_ tokens: Range<Int>) {
    guard !tokens.isEmpty else { return }
    let owner = scopes.lastIndex { $0.name != nil }
    var (shape, literals, index) = ([String](), [CodeStatement.Literal](), tokens.lowerBound)
    while index < tokens.upperBound {
      let literal = literal(at: index, in: tokens)
      shape.append(literal?.kind ?? source.text(at: index))
      let end = literal?.end ?? index + 1
      if literal != nil {
        literals.append(CodeStatement.Literal(tokens: index..<end, text: source.joined(index...end - 1)))
      }
      index = end
    }
    all.append(
      CodeStatement(
        file: file, tokens: tokens, owner: scopes.compactMap(\.name).joined(separator: "."),
        function: scopes.last { $0.name != nil && !$0.isType }?.name,
        closures: scopes[(owner.map { $0 + 1 } ?? 0)...].compactMap(\.closure),
        words: tokens.map { source.text(at: $0) }, shape: shape, literals: literals))
  }

  /// Returns the kind of the literal that begins at a token, and where it ends; nil if none does.
  ///
  /// Members without their type, such as `.curveEaseOut`, and the constants of `UIColor` count as literals.
  private func literal(at index: Int, in statement: Range<Int>) -> (kind: String, end: Int)? {
    func isNumber(_ index: Int) -> Bool {
      source.text(at: index).first?.isNumber == true && source.tokens[index].kind == .literal
    }
    let text = source.text(at: index)
    if source.tokens[index].kind == .literal { return (isNumber(index) ? "number" : "text", index + 1) }
    if text == "true" || text == "false" { return ("flag", index + 1) }
    let before = index == statement.lowerBound ? "" : source.text(at: index - 1)
    let isAfterOperator =
      "([,:=<>+-*/&|".contains(before) || ["return", "in"].contains(before)
      || before == "?" && !source.isAttached(index)
    if text == "-", isAfterOperator, source.isAttached(index + 1), isNumber(index + 1) { return ("number", index + 2) }
    let name = source.text(at: index + 1)
    let isColor = SourcePass.colorTypes.contains(before) && SourcePass.colorNames.contains(name)
    guard text == ".", isColor || isAfterOperator && !before.isEmpty, !["(", "."].contains(source.text(at: index + 2)),
      index + 1 < statement.upperBound, source.tokens[index + 1].kind == .word
    else { return nil }
    return ("member", index + 2)
  }
}
