/// Finds the constants of a piece of source: numbers and colours that are named, returned, or passed to known
/// parameters.
struct ParameterFinder {
  let source: SourceText
  private var index: Int
  private(set) var parameters: [FoundParameter] = []
  var lists: [FoundList] = []
  private(set) var scopes: [Scope] = []
  private var pending = Scope(kind: .other, name: "")
  private var keys: Set<String> = []

  struct Scope {
    enum Kind { case type, function, other }
    var kind: Kind
    var name: String
    /// Whether the body returns a floating-point value or a colour.
    var returnsNumber = false
    var returnsColor = false
  }

  init(source: SourceText, firstIndex: Int) {
    self.source = source
    index = firstIndex
  }

  static let most = 200

  mutating func findAll() {
    for token in 0..<source.count where parameters.count < Self.most { read(token) }
  }

  private mutating func read(_ token: Int) {
    let text = source.text(at: token)
    switch text {
    case "{": open(token)
    case "}":
      _ = scopes.popLast()
      pending = Scope(kind: .other, name: "")
    case "class", "struct", "enum", "extension", "actor", "protocol":
      // `class func` and `class var` are not types.
      let name = source.text(at: token + 1)
      if !["func", "var", "let", "override"].contains(name), source.text(at: token - 1) != ":" {
        pending = Scope(kind: .type, name: name)
      }
    case "func": pending = Scope(kind: .function, name: source.text(at: token + 1))
    case "init" where scopes.last?.kind == .type: pending = Scope(kind: .function, name: "init")
    case "let", "var": readVariable(token)
    case "return": readResult(token + 1)
    case ":": readArgument(token)
    case "=": readAssignment(token)
    case "<", ">": readComparison(token)
    default: break
    }
  }

  private mutating func open(_ token: Int) {
    var scope = pending
    let isResult = Self.floating.contains(source.text(at: token - 1))
    scope.returnsNumber = isResult && scope.kind == .function
    scope.returnsColor = SourcePass.colorTypes.contains(source.text(at: token - 1)) && scope.kind == .function
    scopes.append(scope)
    pending = Scope(kind: .other, name: "")
    if scope.returnsColor { readColorResult(token + 1, endingIn: "}") }
    guard scope.returnsNumber, let literal = literal(at: token + 1), source.text(at: literal.next) == "}" else {
      return
    }
    add(scope.name, literal, isReadOnce: false)
  }

  // MARK: Constants

  private mutating func readVariable(_ token: Int) {
    let name = source.text(at: token + 1)
    guard token + 1 < source.count, source.tokens[token + 1].kind == .word else { return }
    var next = token + 2
    var type: String?
    if source.text(at: next) == ":" {
      let end = source.closing(of: next + 1) ?? next + 1
      type = (next + 1...end).map { source.text(at: $0) }.joined()
      next = end + 1
      if SourcePass.colorTypes.contains(type ?? ""), ["?", "!"].contains(source.text(at: next)) { next += 1 }
    }
    // A computed variable.
    if source.text(at: next) == "{" {
      pending = Scope(kind: .function, name: name)
      return
    }
    guard source.text(at: next) == "=" else { return }
    let isVariable = source.text(at: token) == "var"
    let modifiers = source.modifiers(of: token)
    let isShared = scopes.isEmpty || modifiers.contains("static")
    let isConstant = isShared && !isVariable && !modifiers.contains("unsafe")
    let keyword = isConstant ? source.tokens[token].range : nil
    let isReadOnce = isShared && !isConstant
    if readColor(name, equals: next, type: type, isReadOnce: isReadOnce, keyword: keyword, isVariable: isVariable) {
      return
    }
    guard type.map(Self.numeric.contains) ?? true, let literal = literal(at: next + 1),
      ends(literal.next, after: literal.range.upperBound), !isVariable || !isChanged(name, after: token + 1)
    else { return }
    let start = source.tokens[next].range.lowerBound
    add(
      name, literal, isReadOnce: isReadOnce, isInteger: literal.isInteger && (type ?? "Int") == "Int",
      keyword: keyword, assignment: start..<literal.range.upperBound,
      type: type == nil ? (literal.isInteger ? "Int" : "Double") : nil)
  }

  private mutating func readResult(_ token: Int) {
    guard let scope = scopes.last(where: { $0.kind == .function }) else { return }
    if scope.returnsColor { return readColorResult(token, endingIn: nil) }
    guard scope.returnsNumber, let literal = literal(at: token), ends(literal.next, after: literal.range.upperBound)
    else { return }
    add(scope.name, literal, isReadOnce: false)
  }

  private mutating func readArgument(_ token: Int) {
    let label = source.text(at: token - 1)
    guard Self.labels.contains(label), let literal = literal(at: token + 1),
      [",", ")"].contains(source.text(at: literal.next)), scopes.contains(where: { $0.kind == .function })
    else { return }
    add(label, literal, isReadOnce: false)
  }

  /// Reads an assignment to a known property, such as `view.alpha = 0.4`.
  private mutating func readAssignment(_ token: Int) {
    let name = source.text(at: token - 1)
    guard source.text(at: token - 2) == ".", scopes.contains(where: { $0.kind == .function }) else { return }
    if Self.colorProperties.contains(name) {
      readColor(name, equals: token, type: "UIColor", isReadOnce: false, keyword: nil, isVariable: false)
      return
    }
    guard Self.properties.contains(name), let literal = literal(at: token + 1),
      ends(literal.next, after: literal.range.upperBound),
      // Both ends of a range are states, such as hidden or shown, rather than parameters.
      literal.value != 0, literal.value != 1
    else { return }
    add(name, literal, isReadOnce: false)
  }

  /// Reads what decides at a release, such as `progress > 0.35` or `velocity.y >= 300`.
  private mutating func readComparison(_ token: Int) {
    let hasEqual = source.text(at: token + 1) == "=" && source.isAttached(token + 1)
    let isPart = ["x", "y", "dx", "dy", "width", "height"].contains(source.text(at: token - 1))
    let word = isPart && source.text(at: token - 2) == "." ? token - 3 : token - 1
    // Of a call such as `pan.velocity(in: view).x` the function's name counts.
    let call = source.text(at: word) == ")" ? (0..<max(0, word)).last { source.closing(of: $0) == word } : nil
    let name = source.text(at: (call ?? word + 1) - 1)
    guard Self.measures.contains(where: name.lowercased().contains), scopes.contains(where: { $0.kind == .function }),
      let literal = literal(at: token + (hasEqual ? 2 : 1)), literal.value != 0, abs(literal.value) != 1,
      !["*", "/", "+", "-", ".", "%"].contains(source.text(at: literal.next))
    else { return }
    add(name, literal, isReadOnce: false)
  }

  private mutating func add(
    _ name: String, _ literal: Literal, isReadOnce: Bool, isInteger: Bool = false, keyword: Range<Int>? = nil,
    assignment: Range<Int>? = nil, type: String? = nil
  ) {
    guard
      let parameter = parameter(
        name, literal.range, literal.value, isInteger: isInteger, hint: hint(around: literal.range),
        isReadOnce: isReadOnce)
    else { return }
    parameters.append(
      FoundParameter(
        parameter: parameter, keyword: keyword, expression: literal.range, assignment: assignment ?? literal.range,
        type: type, text: source.text(literal.range)))
  }

  mutating func add(_ found: FoundParameter) { parameters.append(found) }

  /// Returns a constant with the next index and a unique key; nil if its literal has been found before.
  mutating func parameter(
    _ name: String, _ literal: Range<Int>, _ value: Double, isInteger: Bool = false, hint: RangeHint? = nil,
    isReadOnce: Bool, color: SourcePass.Color? = nil
  ) -> SourcePass.Parameter? {
    guard !parameters.contains(where: { $0.parameter.literal == literal }) else { return nil }
    let around = scopes.reversed().first { !$0.name.isEmpty && $0.name != name }?.name
    let owner = scopes.first { $0.kind == .type }?.name
    var key = [owner, around == owner ? nil : around, name].compactMap(\.self).joined(separator: ".")
    var number = 2
    while !keys.insert(key).inserted {
      key = key.split(separator: " ").first.map(String.init).map { "\($0) \(number)" } ?? key
      number += 1
    }
    index += 1
    return SourcePass.Parameter(
      index: index - 1, key: key, name: name, line: source.line(of: literal.lowerBound), literal: literal,
      value: value, isInteger: isInteger, hint: hint?.range, unit: hint?.unit, isReadOnce: isReadOnce, color: color)
  }

  // MARK: Literals

  private struct Literal {
    var range: Range<Int>
    var value: Double
    var isInteger: Bool
    var next: Int
  }

  private func literal(at token: Int) -> Literal? {
    let isNegative = source.text(at: token) == "-"
    let digits = isNegative ? token + 1 : token
    guard source.tokens.indices.contains(digits), source.tokens[digits].kind == .literal else { return nil }
    let text = source.text(at: digits)
    guard let first = text.first, first.isNumber, text.allSatisfy({ $0.isNumber || $0 == "." || $0 == "_" }),
      let value = Double(text.filter { $0 != "_" })
    else { return nil }
    let range = source.tokens[token].range.lowerBound..<source.tokens[digits].range.upperBound
    return Literal(
      range: range, value: isNegative ? -value : value, isInteger: !text.contains("."), next: digits + 1)
  }

  /// Returns whether the assigned value ends at the byte `end`, before the token `next`.
  func ends(_ next: Int, after end: Int) -> Bool {
    guard next < source.count else { return true }
    let text = source.text(at: next)
    if ["}", ";"].contains(text) { return true }
    let between = source.bytes[end..<source.tokens[next].range.lowerBound]
    // An operator at the beginning of a line continues the expression.
    return between.contains(UInt8(ascii: "\n")) && !["+", "-", "*", "/", ".", "?", "%", "{"].contains(text)
  }

  func isChanged(_ name: String, after declaration: Int) -> Bool {
    (0..<source.count).contains { token in
      guard token != declaration, source.text(at: token) == name else { return false }
      let next = source.text(at: token + 1)
      if next == "=" { return source.text(at: token + 2) != "=" || !source.isAttached(token + 2) }
      if source.text(at: token - 1) == "&" { return true }
      return ["+", "-", "*", "/"].contains(next) && source.text(at: token + 2) == "=" && source.isAttached(token + 2)
    }
  }

  // MARK: Names

  private static let floating: Set = ["CGFloat", "Double", "Float", "TimeInterval", "CFTimeInterval"]
  private static let numeric = floating.union(["Int"])
  private static let labels: Set = [
    "withDuration", "duration", "delay", "usingSpringWithDamping", "initialSpringVelocity", "dampingRatio", "bounce",
    "withRelativeStartTime", "relativeDuration", "mass", "stiffness", "damping", "scaleX", "translationX",
    "rotationAngle",
  ]
  private static let measures = ["progress", "percent", "fraction", "ratio", "velocity", "translation", "distance"]
  private static let properties: Set = [
    "alpha", "cornerRadius", "shadowOpacity", "shadowRadius", "borderWidth", "completionSpeed", "zPosition",
  ]
}
