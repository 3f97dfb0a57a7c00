struct SourceLexer {
  let bytes: [UInt8]
  private(set) var offset = 0
  private(set) var tokens: [SourceToken] = []
  private var interpolations = 0
  /// What lies deeper in interpolations is part of the string; the compiler takes fewer.
  private static let mostInterpolations = 100

  /// A mark of the byte order at the beginning is no part of the source.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func readAll() {
    while offset < bytes.count { readCode(untilInterpolationEnds: false) }
  }

  // MARK: Code

  /// Reads code to the end of the source, or to the parenthesis that ends an interpolation.
  private mutating func readCode(untilInterpolationEnds isInterpolation: Bool) {
    var depth = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): readString(fences: 0)
      case UInt8(ascii: "#") where fencesBeforeQuote > 0: readString(fences: fencesBeforeQuote)
      case UInt8(ascii: "/"), UInt8(ascii: "#"):
        if let end = expressionEnd { add(.literal, end) } else { add(.mark, offset + 1) }
      case UInt8(ascii: "`"): readName()
      case _ where Self.isWord(byte): readWord()
      case _ where Self.isSpace(byte): offset += 1
      default:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if isInterpolation, depth < 0 { return }
        add(.mark, offset + 1)
      }
    }
  }

  private mutating func readWord() {
    let isNumber = Self.isDigit(bytes[offset])
    var end = offset
    while end < bytes.count {
      let isFraction =
        isNumber && bytes[end] == UInt8(ascii: ".") && end + 1 < bytes.count && Self.isDigit(bytes[end + 1])
      guard Self.isWord(bytes[end]) || isFraction else { break }
      end += 1
    }
    add(isNumber ? .literal : .word, end)
  }

  /// A name in backticks may contain spaces and quotation marks.
  private mutating func readName() {
    let rest = bytes[(offset + 1)...].prefix { $0 != UInt8(ascii: "\n") }
    guard let end = rest.firstIndex(of: UInt8(ascii: "`")) else { return readWord() }
    add(.word, end + 1)
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while offset < bytes.count {
      if starts(with: "/*") {
        depth += 1
        offset += 2
      } else if starts(with: "*/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
      }
    }
  }

  // MARK: Strings

  /// The number of `#` before a quotation mark; 0 if they do not begin a string.
  private var fencesBeforeQuote: Int {
    var end = offset
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end - offset : 0
  }

  /// Reads a string that begins with this many `#` and a quotation mark.
  private mutating func readString(fences: Int) {
    let fence = String(repeating: "#", count: fences)
    let start = offset
    offset += fences
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    offset += quote.utf8.count
    var begin = start
    while offset < bytes.count {
      if starts(with: quote + fence) {
        offset += quote.utf8.count + fences
        break
      }
      if quote == "\"", bytes[offset] == UInt8(ascii: "\n") { break }
      if starts(with: "\\" + fence + "("), interpolations < Self.mostInterpolations {
        offset += 2 + fences
        tokens.append(SourceToken(kind: .literal, range: begin..<offset))
        interpolations += 1
        readCode(untilInterpolationEnds: true)
        interpolations -= 1
        begin = offset
      } else if starts(with: "\\" + fence) {
        offset = min(offset + 2 + fences, bytes.count)
      } else {
        offset += 1
      }
    }
    tokens.append(SourceToken(kind: .literal, range: begin..<offset))
  }

  // MARK: Bytes

  private mutating func add(_ kind: SourceToken.Kind, _ end: Int) {
    tokens.append(SourceToken(kind: kind, range: offset..<end))
    offset = end
  }

  func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  func starts(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"), 0x80...: true
    default: isDigit(byte)
    }
  }
}

// Regular expressions, whose text is not source: `/…/`, and `#/…/#` with any number of `#`.

extension SourceLexer {
  /// The end of the regular expression that begins here; nil if none does.
  var expressionEnd: Int? { bytes[offset] == UInt8(ascii: "/") ? bareExpressionEnd : fencedExpressionEnd }

  /// The end of `/…/`; nil if the slash here is an operator.
  ///
  /// As in the compiler, an expression ends on its line, neither begins nor ends with white space, and closes no
  /// parenthesis that it does not open. The compiler knows the language version; this instead takes a slash before a
  /// word or a string as an operator, not as the end: `f(/A.b, /C.d)` has two.
  private var bareExpressionEnd: Int? {
    guard !isAfterOperand, let first = peek(1), !Self.isSpace(first) else { return nil }
    var (end, depth, isInClass) = (offset + 1, 0, false)
    let limit = min(bytes.count, offset + Self.longest)
    while end < limit, bytes[end] != UInt8(ascii: "\n") {
      switch bytes[end] {
      case UInt8(ascii: "\\"): if end + 1 < bytes.count, bytes[end + 1] != UInt8(ascii: "\n") { end += 1 }
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass: depth -= 1
      case UInt8(ascii: "/"):
        let next = end + 1 < bytes.count ? bytes[end + 1] : 0
        let isOperator = Self.isWord(next) || next == UInt8(ascii: "\"")
        return isOperator || Self.isSpace(bytes[end - 1]) && bytes[end - 2] != UInt8(ascii: "\\") ? nil : end + 1
      default: break
      }
      if depth < 0 { return nil }
      end += 1
    }
    return nil
  }

  /// The end of `#/…/#`; nil if no such expression begins here.
  ///
  /// One whose first line is empty continues over several lines.
  private var fencedExpressionEnd: Int? {
    let fences = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
    guard peek(fences) == UInt8(ascii: "/") else { return nil }
    let fence = [UInt8(ascii: "/")] + bytes[offset..<offset + fences]
    var end = offset + fences + 1
    let hasLines = bytes[end...].prefix { $0 != UInt8(ascii: "\n") }.allSatisfy(Self.isSpace)
    let limit = min(bytes.count, offset + Self.longest)
    while end < limit, hasLines || bytes[end] != UInt8(ascii: "\n") {
      if bytes[end...].starts(with: fence) { return end + fence.count }
      let isEscape = bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count && bytes[end + 1] != UInt8(ascii: "\n")
      end += isEscape ? 2 : 1
    }
    return nil
  }

  /// How many bytes are searched for an end, so that a source full of slashes stays fast.
  private static let longest = 4096

  /// Whether the slash divides the operand it touches or, as part of a longer operator, the one before it in the line.
  private var isAfterOperand: Bool {
    guard let last = tokens.last else { return false }
    let isTouching = last.range.upperBound == offset
    let isMark = last.kind == .mark
    if isTouching, isMark, [UInt8(ascii: "!"), UInt8(ascii: "?")].contains(bytes[offset - 1]) {
      // The operand is being unwrapped or chained.
      return offset > 1 && Self.endsOperand(bytes[offset - 2])
    }
    if isMark, !Self.endsOperand(bytes[last.range.upperBound - 1]) { return false }
    if isTouching { return true }
    let isInLine = !bytes[last.range.upperBound..<offset].contains(UInt8(ascii: "\n"))
    guard isInLine, let next = peek(1), Self.operators.contains(next) else { return false }
    return last.kind != .word || !Self.words.contains(String(decoding: bytes[last.range], as: UTF8.self))
  }

  private static func endsOperand(_ byte: UInt8) -> Bool {
    isWord(byte) || [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\"")].contains(byte)
  }

  /// The other characters of operators that begin with a slash.
  private static let operators = Set("=+-*%<>&|^~!?".utf8)

  /// After these words a slash cannot divide.
  private static let words: Set = [
    "as", "await", "case", "do", "else", "guard", "if", "in", "is", "repeat", "return", "switch", "throw", "try",
    "where", "while",
  ]
}
