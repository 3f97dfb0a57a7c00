/// A token of Swift source: a word, a mark, or a literal.
///
/// Comments and white space are not tokens.
struct SourceToken: Equatable {
  enum Kind {
    case word
    /// One byte of punctuation or of an operator.
    case mark
    /// A number, a string without interpolation, or a piece of a string between interpolations.
    case literal
  }

  var kind: Kind
  /// Offsets into the source, in bytes.
  var range: Range<Int>
}

/// Swift source with its tokens.
///
/// The code in a string's interpolation is part of the tokens; the text of strings and comments is not.
struct SourceText {
  let bytes: [UInt8]
  private(set) var tokens: [SourceToken] = []

  init(_ source: String) {
    bytes = Array(source.utf8)
    var lexer = SourceLexer(bytes: bytes)
    lexer.readAll()
    tokens = lexer.tokens
  }

  var count: Int { tokens.count }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func text(at index: Int) -> String { tokens.indices.contains(index) ? text(tokens[index].range) : "" }

  func matches(_ texts: [String], at index: Int) -> Bool {
    texts.indices.allSatisfy { text(at: index + $0) == texts[$0] }
  }

  /// Whether no white space precedes the token.
  func isAttached(_ index: Int) -> Bool {
    index > 0 && index < count && tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
  }

  /// Returns nil if no token closes the bracket.
  func closing(of index: Int) -> Int? {
    let closers = ["(": ")", "[": "]", "{": "}"]
    guard let closer = closers[text(at: index)] else { return nil }
    let opener = text(at: index)
    var depth = 0
    for position in index..<count where tokens[position].kind == .mark {
      let mark = text(at: position)
      if mark == opener { depth += 1 }
      if mark == closer { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }

  /// Counts from 1.
  func line(of offset: Int) -> Int { bytes[..<offset].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } }
}
