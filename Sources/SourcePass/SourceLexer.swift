/// Splits the bytes of Swift source into tokens.
struct SourceLexer {
  let bytes: [UInt8]
  private(set) var offset = 0
  private(set) var tokens: [SourceToken] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads all tokens.
  ///
  /// Source that is not Swift is read to its end, too.
  mutating func readAll() {
    while offset < bytes.count { readCode(untilInterpolationEnds: false) }
  }

  // MARK: Code

  /// Reads code, to the end of the source or to the parenthesis that ends an interpolation.
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

  /// Reads a name in backticks, which may have spaces and quotation marks.
  private mutating func readName() {
    let rest = bytes[(offset + 1)...].prefix { $0 != UInt8(ascii: "\n") }
    guard let end = rest.firstIndex(of: UInt8(ascii: "`")) else { return readWord() }
    add(.word, end + 1)
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
  }

  /// Skips a comment with the comments inside it.
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

  /// The number of number signs before a quotation mark, if they begin a string; otherwise 0.
  private var fencesBeforeQuote: Int {
    var end = offset
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end - offset : 0
  }

  /// Reads a string that begins with a number of fences (`#`) and a quotation mark.
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
      if starts(with: "\\" + fence + "(") {
        offset += 2 + fences
        tokens.append(SourceToken(kind: .literal, range: begin..<offset))
        readCode(untilInterpolationEnds: true)
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
