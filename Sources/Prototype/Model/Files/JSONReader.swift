/// Reads JSON, and says where a text is wrong.
///
/// Foundation's decoder knows no positions, and costs memory at the start. Size, depth and number of values are
/// limited, so that no file makes the reader slow or overflows the stack.
struct JSONReader {
  /// In bytes.
  static let mostBytes = 1 << 20
  /// How deeply arrays and objects may be nested.
  static let mostLevels = 32
  static let mostValues = 20_000

  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  /// A byte whose column is known; later columns are counted from it.
  private var known = (offset: 0, column: 1)
  private var count = 0

  /// Returns the value of a text.
  ///
  /// - Throws: A `TextFault` at the first byte that does not belong there.
  static func value(of bytes: [UInt8]) throws(TextFault) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    guard bytes.count <= mostBytes else { throw reader.fault("the file is larger than \(mostBytes) bytes.") }
    // A byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (reader.offset, reader.known.offset) = (3, 3) }
    let value = try reader.value(level: 0)
    reader.skipSpace()
    guard reader.byte == nil else { throw reader.fault("the text ends before this; \(reader.found) is too much.") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Values

  private mutating func value(level: Int) throws(TextFault) -> JSONValue {
    skipSpace()
    count += 1
    guard count <= Self.mostValues else { throw fault("there are more than \(Self.mostValues) values.") }
    guard level <= Self.mostLevels else { throw fault("there are more than \(Self.mostLevels) levels.") }
    let (position, start) = (mark(), offset)
    let kind: JSONValue.Kind =
      switch byte {
      case UInt8(ascii: "{"): try object(level)
      case UInt8(ascii: "["): try array(level)
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "t"): try word("true", .boolean(true))
      case UInt8(ascii: "f"): try word("false", .boolean(false))
      case UInt8(ascii: "n"): try word("null", .null)
      case .some(let byte) where byte == UInt8(ascii: "-") || Self.isDigit(byte): .number(try number())
      default: throw fault("a value is expected, not \(found).")
      }
    guard case .number = kind else { return JSONValue(kind: kind, position: position) }
    return JSONValue(kind: kind, position: position, digits: String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func object(_ level: Int) throws(TextFault) -> JSONValue.Kind {
    offset += 1
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    skipSpace()
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      let position = mark()
      guard byte == UInt8(ascii: "\"") else { throw fault("a key in double quotes is expected, not \(found).") }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw TextFault(position: position, sentence: "\(Self.quoted(key)) is there twice.")
      }
      skipSpace()
      guard take(":") else { throw fault("a colon is expected after the key, not \(found).") }
      members.append(JSONValue.Member(key: key, position: position, value: try value(level: level + 1)))
      skipSpace()
    } while take(",")
    guard take("}") else { throw fault("a comma or a closing brace is expected, not \(found).") }
    return .object(members)
  }

  private mutating func array(_ level: Int) throws(TextFault) -> JSONValue.Kind {
    offset += 1
    var values: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(values) }
    repeat {
      values.append(try value(level: level + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw fault("a comma or a closing bracket is expected, not \(found).") }
    return .array(values)
  }

  private mutating func word(_ word: String, _ kind: JSONValue.Kind) throws(TextFault) -> JSONValue.Kind {
    guard bytes[offset...].starts(with: word.utf8) else { throw fault("a value is expected, not \(found).") }
    offset += word.utf8.count
    return kind
  }

  private mutating func number() throws(TextFault) -> Double {
    let (start, position) = (offset, mark())
    _ = take("-")
    if !take("0") {
      guard takeDigits() else { throw fault("a digit is expected, not \(found).") }
    }
    if take("."), !takeDigits() { throw fault("a digit is expected after the point, not \(found).") }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      guard takeDigits() else { throw fault("a digit is expected in the exponent, not \(found).") }
    }
    if let byte, Self.isDigit(byte) { throw fault("a number does not begin with 0 and another digit.") }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw TextFault(position: position, sentence: "the number \(Self.shortened(text, 40)) is too large.")
    }
    return number
  }

  // MARK: Strings

  private mutating func string() throws(TextFault) -> String {
    let start = mark()
    offset += 1
    var text: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault("a string ends on its line; \(found) is written as an escape.") }
      if byte == UInt8(ascii: "\\") {
        text.append(contentsOf: String(try escape()).utf8)
      } else {
        text.append(byte)
        offset += 1
      }
    }
    guard take("\"") else { throw TextFault(position: start, sentence: "the string has no end.") }
    guard let string = String(validating: text, as: UTF8.self) else {
      throw TextFault(position: start, sentence: "the string is not UTF-8.")
    }
    return string
  }

  private mutating func escape() throws(TextFault) -> Unicode.Scalar {
    offset += 1
    let escape = byte
    if escape == UInt8(ascii: "u") { return try unicodeEscape() }
    guard let escape, let scalar = Self.escapes[escape] else {
      throw fault("there is no such escape as \\ and \(found).")
    }
    offset += 1
    return scalar
  }

  private mutating func unicodeEscape() throws(TextFault) -> Unicode.Scalar {
    let position = mark()
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if (0xD800..<0xDC00).contains(first), take("\\"), byte == UInt8(ascii: "u") {
      let second = try unit()
      if (0xDC00..<0xE000).contains(second) {
        let code = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
        if let scalar = Unicode.Scalar(code) { return scalar }
      }
    }
    throw TextFault(position: position, sentence: "the escape is half of a character.")
  }

  /// Reads "u" and four hexadecimal digits.
  private mutating func unit() throws(TextFault) -> UInt16 {
    offset += 1
    let digits = bytes[offset...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits are expected.") }
    offset += 4
    return unit
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  // MARK: Bytes

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  private mutating func takeDigits() -> Bool {
    let start = offset
    while let byte, Self.isDigit(byte) { offset += 1 }
    return offset > start
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      offset += 1
      if byte == 0x0A { (line, known) = (line + 1, (offset, 1)) }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private var position: JSONValue.Position {
    // Do not count bytes that continue a scalar.
    let passed = bytes[known.offset..<min(offset, bytes.count)]
    return JSONValue.Position(line: line, column: passed.reduce(known.column) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) })
  }

  /// A long line is counted once, not once per value.
  private mutating func mark() -> JSONValue.Position {
    let position = position
    known = (min(offset, bytes.count), position.column)
    return position
  }

  private var found: String {
    guard let byte else { return "the end" }
    if byte == 0x0A || byte == 0x0D { return "the end of the line" }
    guard byte >= 0x20, byte < 0x7F else { return "this character" }
    return "`\(Character(Unicode.Scalar(byte)))`"
  }

  private func fault(_ sentence: String) -> TextFault { TextFault(position: position, sentence: sentence) }

  /// In quotes, shortened if it is long.
  static func quoted(_ text: String) -> String { "\"\(shortened(text, 40))\"" }

  /// Counts scalars, since a single character may have any number of them.
  static func shortened(_ text: some StringProtocol, _ count: Int) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return String(text) }
    return "\(text[..<end])…"
  }
}

/// A JSON value with its position in the text.
struct JSONValue: Equatable, Sendable {
  let kind: Kind
  let position: Position
  /// A number as it was written; empty for another value.
  var digits = ""

  indirect enum Kind: Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// Members are in the order of the text; their keys are unique.
    case object([Member])
  }

  struct Member: Equatable, Sendable {
    let key: String
    let position: Position
    let value: JSONValue
  }

  /// Both count from 1; columns count Unicode scalars.
  struct Position: Equatable, Sendable {
    var line = 1
    var column = 1
  }

  /// Returns nil if there is no such member or the value is not an object.
  subscript(key: String) -> JSONValue? { members?.first { $0.key == key }?.value }

  var members: [Member]? { if case .object(let members) = kind { members } else { nil } }
  var elements: [JSONValue]? { if case .array(let values) = kind { values } else { nil } }
  var string: String? { if case .string(let string) = kind { string } else { nil } }
  var boolean: Bool? { if case .boolean(let boolean) = kind { boolean } else { nil } }
  var number: Double? { if case .number(let number) = kind { number } else { nil } }
}

/// What is wrong in a file's text, and where.
struct TextFault: Error, Equatable {
  let position: JSONValue.Position
  let sentence: String

  /// In the format "file:line:column: sentence".
  func line(in file: String) -> String { "\(file):\(position.line):\(position.column): \(sentence)".asOneLine }
}
