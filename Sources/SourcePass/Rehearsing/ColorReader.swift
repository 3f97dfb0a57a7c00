/// Reads the colours in source: an initialiser or a constant of `UIColor`, or a colour literal.
struct ColorReader {
  let source: SourceText

  struct Found {
    var color: SourcePass.Color
    var literal: Range<Int>
    /// The bytes that become a call: the colour with its opacity.
    var expression: Range<Int>
    /// The opacity, if it is a number in 0...1.
    var alpha: (range: Range<Int>, value: Double)?
    var type: String
    var ending = ""
    var whole: Range<Int>
    var next: Int
  }

  /// Reads the colour at `token`; nil if there is none.
  ///
  /// A member without its type, such as `.systemBlue`, is a colour only if the type is known (`isTyped`).
  func color(at token: Int, isTyped: Bool) -> Found? {
    guard var found = base(at: token, isTyped: isTyped) else { return nil }
    if source.matches([".", "withAlphaComponent", "("], at: found.next), let end = source.closing(of: found.next + 2) {
      if found.next + 4 == end, let value = number(found.next + 3..<end) {
        found.alpha = (source.tokens[found.next + 3].range, value)
      } else {
        found.alpha = nil
      }
      found.expression = found.expression.lowerBound..<source.tokens[end].range.upperBound
      found.whole = found.expression
      found.next = end + 1
    }
    if source.matches([".", "cgColor"], at: found.next) {
      (found.type, found.ending) = ("CGColor", ".cgColor")
      found.whole = found.whole.lowerBound..<source.tokens[found.next + 1].range.upperBound
      found.next += 2
    }
    if let alpha = found.alpha, alpha.value <= 0 || alpha.value >= 1 { found.alpha = nil }
    return found
  }

  /// Reads the list of colours at `token`; nil if it contains anything else.
  func list(at token: Int, isTyped: Bool) -> (colors: [Found], end: Int)? {
    guard source.text(at: token) == "[", let end = source.closing(of: token) else { return nil }
    var (colors, position) = ([Found](), token + 1)
    while position < end {
      // The type of the first element also applies to the others.
      guard let found = color(at: position, isTyped: isTyped || !colors.isEmpty) else { return nil }
      colors.append(found)
      guard found.next == end || source.text(at: found.next) == "," else { return nil }
      position = found.next + 1
    }
    return colors.isEmpty ? nil : (colors, end)
  }

  // MARK: Parts

  private func base(at token: Int, isTyped: Bool) -> Found? {
    if source.matches(["#", "colorLiteral", "("], at: token) { return call(token, token + 2, as: "#colorLiteral") }
    var member = token
    let type = source.text(at: token)
    if SourcePass.colorTypes.contains(type) {
      if source.text(at: token + 1) == "(" { return call(token, token + 1, as: type) }
      member = token + 1
    } else if !isTyped {
      return nil
    }
    guard source.text(at: member) == ".", source.isAttached(member + 1) else { return nil }
    let name = source.text(at: member + 1)
    let prefix = member == token ? ".init" : type
    if name == "init", source.text(at: member + 2) == "(" { return call(token, member + 2, as: prefix) }
    guard SourcePass.colorNames.contains(name), source.text(at: member + 2) != "(" else { return nil }
    return found(.named(name), token, member + 1, as: prefix)
  }

  private func found(_ color: SourcePass.Color.Value, _ first: Int, _ last: Int, as prefix: String) -> Found {
    let range = source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound
    return Found(
      color: SourcePass.Color(
        value: color, text: source.text(range), writing: .call(prefix, alpha: "1")),
      literal: range, expression: range, type: prefix == "CGColor" ? prefix : "UIColor", whole: range, next: last + 1)
  }

  private func call(_ first: Int, _ open: Int, as prefix: String) -> Found? {
    guard let close = source.closing(of: open) else { return nil }
    let arguments = arguments(open, close)
    if arguments.count == 1, let only = arguments.first { return digits(only, first, close, as: prefix) }
    var values: [String: Double] = [:]
    for argument in arguments {
      guard let value = number(argument.tokens) else { return nil }
      values[argument.label] = value
    }
    let labels = arguments.map(\.label)
    let rgb: SIMD3<Double>
    switch labels {
    case ["red", "green", "blue", "alpha"], ["displayP3Red", "green", "blue", "alpha"],
      ["srgbRed", "green", "blue", "alpha"]:
      rgb = SIMD3(values[labels[0]] ?? 0, values["green"] ?? 0, values["blue"] ?? 0)
    case ["white", "alpha"], ["gray", "alpha"]: rgb = SIMD3(repeating: values[labels[0]] ?? 0)
    case ["hue", "saturation", "brightness", "alpha"]:
      rgb = Self.rgb(values["hue"] ?? 0, values["saturation"] ?? 0, values["brightness"] ?? 0)
    default: return nil
    }
    guard let last = arguments.last, let alpha = values["alpha"] else { return nil }
    let text = source.text(range(last.tokens))
    var result = found(.components(Self.digits(rgb)), first, close, as: prefix)
    result.color.writing = .call(prefix, alpha: text)
    if last.tokens.count == 1 { result.alpha = (range(last.tokens), alpha) }
    return result
  }

  private func digits(_ argument: Argument, _ first: Int, _ close: Int, as prefix: String) -> Found? {
    guard argument.tokens.count == 1, Self.digitLabels.contains(argument.label) else { return nil }
    let token = argument.tokens.lowerBound
    let text = source.text(at: token)
    let marks = ["0x", "0X", "\"#", "\"0x", "\""].first { text.hasPrefix($0) }
    guard let marks, source.tokens[token].kind == .literal else { return nil }
    let isText = marks.hasPrefix("\"")
    let bare = text.dropFirst(marks.count).dropLast(isText ? 1 : 0)
    guard bare.utf8.count == 6, let number = UInt32(bare, radix: 16) else { return nil }
    let start = source.tokens[token].range.lowerBound + marks.utf8.count
    var result = found(.components(number), first, close, as: prefix)
    result.literal = start..<start + 6
    result.color.text = String(bare)
    result.color.writing = .digits
    return result
  }

  private static let digitLabels: Set = [
    "", "hex", "hexValue", "hexString", "rgb", "rgbValue", "rgbHex", "fromHex", "hexCode",
  ]

  // MARK: Arguments

  private struct Argument {
    var label: String
    var tokens: Range<Int>
  }

  private func arguments(_ open: Int, _ close: Int) -> [Argument] {
    let starts = source.parameters(open + 1..<close)
    return zip(starts, starts.dropFirst().map { $0 - 1 } + [close]).filter { $0 < $1 }.map { start, end in
      let isLabelled = source.text(at: start + 1) == ":"
      return Argument(
        label: isLabelled ? source.text(at: start) : "", tokens: (isLabelled ? start + 2 : start)..<max(start + 2, end))
    }
  }

  private func range(_ tokens: Range<Int>) -> Range<Int> {
    guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
    return source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound
  }

  /// Reads a literal, or a quotient of two literals.
  private func number(_ tokens: Range<Int>) -> Double? {
    func literal(_ token: Int) -> Double? {
      guard source.tokens.indices.contains(token), source.tokens[token].kind == .literal else { return nil }
      return Double(source.text(at: token).filter { $0 != "_" })
    }
    guard let first = tokens.first, let value = literal(first) else { return nil }
    if tokens.count == 1 { return value }
    guard tokens.count == 3, source.text(at: first + 1) == "/", let divisor = literal(first + 2), divisor > 0 else {
      return nil
    }
    return value / divisor
  }

  // MARK: Values

  private static func digits(_ rgb: SIMD3<Double>) -> UInt32 {
    (0..<3).reduce(0) { digits, index in
      digits << 8 | UInt32((min(max(rgb[index], 0), 1) * 255).rounded())
    }
  }

  /// Each of the arguments is 0...1.
  private static func rgb(_ hue: Double, _ saturation: Double, _ brightness: Double) -> SIMD3<Double> {
    func component(_ offset: Double) -> Double {
      let position = (offset + min(max(hue, 0), 1) * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    return SIMD3(component(5), component(3), component(1))
  }
}
