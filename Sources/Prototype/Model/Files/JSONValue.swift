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
