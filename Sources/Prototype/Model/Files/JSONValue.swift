/// A value of a JSON text, with its position in the text.
struct JSONValue: Equatable, Sendable {
  let kind: Kind
  let position: Position

  /// A kind of value.
  indirect enum Kind: Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// An object; its members are in the order of the text, and their keys differ.
    case object([Member])
  }

  /// A member of an object.
  struct Member: Equatable, Sendable {
    let key: String
    /// The position of the key.
    let position: Position
    let value: JSONValue
  }

  /// A position in a text; both numbers count from 1, and columns count Unicode scalars.
  struct Position: Equatable, Sendable {
    var line = 1
    var column = 1
  }

  /// Returns the member of the object with a key; nil if there is none, or the value is no object.
  subscript(key: String) -> JSONValue? { members?.first { $0.key == key }?.value }

  /// The members of the object; nil if the value is none.
  var members: [Member]? {
    guard case .object(let members) = kind else { return nil }
    return members
  }

  /// The text of the string; nil if the value is none.
  var string: String? {
    guard case .string(let string) = kind else { return nil }
    return string
  }

  /// The Boolean value; nil if the value is none.
  var boolean: Bool? {
    guard case .boolean(let boolean) = kind else { return nil }
    return boolean
  }

  /// The number; nil if the value is none.
  var number: Double? {
    guard case .number(let number) = kind else { return nil }
    return number
  }
}

/// A fault in a file's text: where it is, and a sentence about it.
struct TextFault: Error, Equatable {
  let position: JSONValue.Position
  let sentence: String

  /// Returns the fault as a line of an error message, "file:line:column: sentence".
  func line(in file: String) -> String { "\(file):\(position.line):\(position.column): \(sentence)".asOneLine }
}
