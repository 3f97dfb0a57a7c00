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
  let tokens: [SourceToken]
  /// The tokens that close brackets, by those that open them.
  private let closings: [Int: Int]

  init(_ source: String) {
    bytes = Array(source.utf8)
    var lexer = SourceLexer(bytes: bytes)
    lexer.readAll()
    tokens = lexer.tokens
    closings = Self.closings(lexer.tokens, bytes)
  }

  private static func closings(_ tokens: [SourceToken], _ bytes: [UInt8]) -> [Int: Int] {
    let openers = Dictionary(uniqueKeysWithValues: zip(")]}".utf8, "([{".utf8))
    var (found, open): ([Int: Int], [UInt8: [Int]]) = ([:], [:])
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      let byte = bytes[token.range.lowerBound]
      if let opener = openers[byte] {
        if let start = open[opener]?.popLast() { found[start] = index }
      } else {
        open[byte, default: []].append(index)
      }
    }
    return found
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
  func closing(of index: Int) -> Int? { closings[index] }

  /// Counts from 1.
  func line(of offset: Int) -> Int { bytes[..<offset].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } }
}
