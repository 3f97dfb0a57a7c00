// Finds colours that are constants.

extension ParameterFinder {
  /// Reads the colour, or the list of colours, after the equals sign at `equals`; returns false if there is none.
  @discardableResult mutating func readColor(
    _ name: String, equals: Int, type: String?, isReadOnce: Bool, keyword: Range<Int>?, isVariable: Bool
  ) -> Bool {
    let reader = ColorReader(source: source)
    let isTyped = type.map { SourcePass.colorTypes.contains($0) || Self.listTypes.contains($0) } ?? false
    guard type == nil || isTyped else { return false }
    func isState() -> Bool { isVariable && isChanged(name, after: equals - 1) }
    let start = source.tokens[equals].range.lowerBound
    if let found = reader.color(at: equals + 1, isTyped: isTyped) {
      guard ends(found.next, after: found.whole.upperBound), !isState() else { return true }
      add(
        name, found, isReadOnce: isReadOnce, keyword: keyword, assignment: start..<found.whole.upperBound,
        type: type == nil ? found.type : nil)
      return true
    }
    guard let (colors, end) = reader.list(at: equals + 1, isTyped: isTyped) else { return false }
    let upper = source.tokens[end].range.upperBound
    // A subscript may follow, which chooses a colour of the list.
    let isWhole = ends(end + 1, after: upper)
    guard isWhole || source.text(at: end + 1) == "[", !isState() else { return true }
    if let keyword, isWhole {
      lists.append(
        FoundList(
          keyword: keyword, equals: source.tokens[equals].range, end: upper,
          type: type == nil ? "[\(colors[0].type)]" : nil))
    }
    for found in colors { add(name, found, isReadOnce: isReadOnce) }
    return true
  }

  /// Reads a colour that a function returns; `ending` is the token after it, nil for the end of the line.
  mutating func readColorResult(_ token: Int, endingIn ending: String?) {
    let scope = scopes.last { $0.kind == .function }
    guard let scope, let found = ColorReader(source: source).color(at: token, isTyped: true),
      ending.map({ source.text(at: found.next) == $0 }) ?? ends(found.next, after: found.whole.upperBound)
    else { return }
    add(scope.name, found, isReadOnce: false)
  }

  private mutating func add(
    _ name: String, _ found: ColorReader.Found, isReadOnce: Bool, keyword: Range<Int>? = nil,
    assignment: Range<Int>? = nil, type: String? = nil
  ) {
    var value = 0.0
    if case .components(let digits) = found.color.value { value = Double(digits) }
    guard let parameter = parameter(name, found.literal, value, isReadOnce: isReadOnce, color: found.color) else {
      return
    }
    var text = source.text(found.expression)
    if let alpha = found.alpha,
      let inner = self.parameter("\(name)Alpha", alpha.range, alpha.value, isReadOnce: isReadOnce)
    {
      let opacity = FoundParameter(
        parameter: inner, keyword: nil, expression: alpha.range, assignment: alpha.range, type: nil,
        text: source.text(alpha.range), isInner: true)
      let start = found.expression.lowerBound
      text =
        source.text(start..<alpha.range.lowerBound) + opacity.call
        + source.text(alpha.range.upperBound..<found.expression.upperBound)
      add(opacity)
    }
    // A colour literal needs an explicit type, which the compiler does not know here.
    if text.hasPrefix("#colorLiteral") { text = "UIColor" + text.dropFirst("#colorLiteral".count) }
    add(
      FoundParameter(
        parameter: parameter, keyword: keyword, expression: found.expression,
        assignment: assignment ?? found.expression,
        type: type, text: text, ending: found.ending))
  }

  private static let listTypes: Set = ["[UIColor]", "[CGColor]"]
  static let colorProperties: Set = [
    "backgroundColor", "tintColor", "textColor", "borderColor", "shadowColor", "fillColor", "strokeColor",
    "barTintColor", "separatorColor", "onTintColor", "thumbTintColor", "progressTintColor", "trackTintColor", "colors",
  ]
}
