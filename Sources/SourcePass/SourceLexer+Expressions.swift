// Regular expressions, whose text is no source: `/…/`, and `#/…/#` with any number of number signs.

extension SourceLexer {
  /// The end of the regular expression that begins here; nil if none does.
  var expressionEnd: Int? { bytes[offset] == UInt8(ascii: "/") ? bareExpressionEnd : fencedExpressionEnd }

  /// The end of `/…/`; nil if the slash here is an operator.
  ///
  /// As for the compiler, an expression ends on its line, neither begins nor ends with white space, and closes no
  /// parenthesis that it does not open. Unlike the compiler, which knows the version of the language, this takes a slash
  /// before a word or a string for an operator and not for the end: `f(/A.b, /C.d)` has two.
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
  /// One with nothing in its first line goes on over several.
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

  /// The greatest number of bytes that are looked at for an end, so that a source of slashes takes no time.
  private static let longest = 4096

  /// Whether the slash here follows something that it divides: what it touches, or, as part of a longer operator, what
  /// stands before it in the line.
  private var isAfterOperand: Bool {
    guard let last = tokens.last else { return false }
    let isTouching = last.range.upperBound == offset
    let isMark = last.kind == .mark
    if isTouching, isMark, [UInt8(ascii: "!"), UInt8(ascii: "?")].contains(bytes[offset - 1]) {
      // Of what is unwrapped or chained.
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

  /// The characters of longer operators that begin with a slash.
  private static let operators = Set("=+-*%<>&|^~!?".utf8)

  /// The words before which there is no value.
  private static let words: Set = [
    "as", "await", "case", "do", "else", "guard", "if", "in", "is", "repeat", "return", "switch", "throw", "try",
    "where", "while",
  ]
}
