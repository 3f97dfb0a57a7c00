/// What a tool takes: told to programs as a JSON schema, and checked by the same description.
indirect enum ToolSchema: Sendable {
  /// A text; one of `choices` if there are any.
  case text(choices: [String] = [])
  case number(ClosedRange<Double>)
  case whole(ClosedRange<Int>)
  case toggle
  case list(ToolSchema, count: ClosedRange<Int>)
  case object([Member])
  /// An object with any keys, whose values are numbers, texts, or true and false.
  case settings
  /// One of several, which are values of different kinds.
  case either([ToolSchema])

  struct Member: Sendable {
    let name: String
    let schema: ToolSchema
    let help: String
    let isRequired: Bool

    init(_ name: String, _ schema: ToolSchema, _ help: String, isRequired: Bool = false) {
      (self.name, self.schema, self.help, self.isRequired) = (name, schema, help, isRequired)
    }
  }

  /// In bytes.
  private static let longestText = 4096
}

extension ToolSchema {
  var json: JSONWriter.Value { .object(members()) }

  private func members(help: String? = nil) -> [(key: String, value: JSONWriter.Value)] {
    let members: [(key: String, value: JSONWriter.Value)] =
      switch self {
      case .text(let choices):
        [("type", .string("string"))]
          + (choices.isEmpty
            ? [("maxLength", .number(Double(Self.longestText)))] : [("enum", .array(choices.map { .string($0) }))])
      case .number(let range):
        [
          ("type", .string("number")), ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
        ]
      case .whole(let range):
        [
          ("type", .string("integer")), ("minimum", .number(Double(range.lowerBound))),
          ("maximum", .number(Double(range.upperBound))),
        ]
      case .toggle: [("type", .string("boolean"))]
      case .list(let schema, let count):
        [
          ("type", .string("array")), ("items", schema.json), ("minItems", .number(Double(count.lowerBound))),
          ("maxItems", .number(Double(count.upperBound))),
        ]
      case .object(let members):
        [
          ("type", .string("object")),
          ("properties", .object(members.map { ($0.name, .object($0.schema.members(help: $0.help))) })),
          ("required", .array(members.filter(\.isRequired).map { .string($0.name) })),
          ("additionalProperties", .boolean(false)),
        ]
      case .settings:
        [
          ("type", .string("object")),
          (
            "additionalProperties",
            .object([("type", .array(["number", "string", "boolean"].map { .string($0) }))])
          ),
        ]
      case .either(let schemas): [("anyOf", .array(schemas.map(\.json)))]
      }
    return members + (help.map { [("description", .string($0))] } ?? [])
  }
}

extension ToolSchema {
  /// Throws a sentence with the path of the first value that is not allowed.
  func check(_ value: JSONValue, at path: String = "") throws(ToolFault) {
    guard isKind(of: value) else { throw fault(path) }
    switch self {
    case .text(let choices):
      guard let text = value.string, text.utf8.count <= Self.longestText, !text.contains("\0") else {
        throw ToolFault("\(path): a text has at most \(Self.longestText) bytes, and no null character.")
      }
      guard choices.isEmpty || choices.contains(text) else {
        throw ToolFault(
          "\(path), \(JSONReader.quoted(text)): it takes \(words)\(NearestName.suggestion(for: text, among: choices))")
      }
    case .number(let range): if value.number.map(range.contains) != true { throw fault(path) }
    case .whole(let range):
      if value.number.flatMap({ Int(exactly: $0) }).map(range.contains) != true { throw fault(path) }
    case .toggle: break
    case .list(let schema, let count):
      let values = value.elements ?? []
      guard count.contains(values.count) else { throw fault(path) }
      for (index, value) in values.enumerated() { try schema.check(value, at: "\(path)[\(index)]") }
    case .object(let known): try check(value.members ?? [], known, path)
    case .settings:
      for member in value.members ?? [] where member.value.settingText == nil {
        throw ToolFault("\(path).\(member.key): it takes a number, a text, or true or false.")
      }
    case .either(let schemas): try schemas.first { $0.isKind(of: value) }?.check(value, at: path)
    }
  }

  private func check(_ members: [JSONValue.Member], _ known: [Member], _ path: String) throws(ToolFault) {
    let start = path.isEmpty ? "" : "\(path)."
    for member in members {
      guard let schema = known.first(where: { $0.name == member.key })?.schema else {
        let suggestion = NearestName.suggestion(for: member.key, among: known.map(\.name))
        throw ToolFault("\(start)\(JSONReader.quoted(member.key)): there is no such argument\(suggestion)")
      }
      try schema.check(member.value, at: start + member.key)
    }
    for member in known where member.isRequired && !members.contains(where: { $0.key == member.name }) {
      throw ToolFault("\(start)\(member.name) is missing: it takes \(member.schema.words).")
    }
  }

  private func isKind(of value: JSONValue) -> Bool {
    switch self {
    case .text: value.string != nil
    case .number, .whole: value.number != nil
    case .toggle: value.boolean != nil
    case .list: value.elements != nil
    case .object, .settings: value.members != nil
    case .either(let schemas): schemas.contains { $0.isKind(of: value) }
    }
  }

  private func fault(_ path: String) -> ToolFault {
    ToolFault("\(path.isEmpty ? "arguments" : path): it takes \(words).")
  }

  private var words: String {
    switch self {
    case .text(let choices): choices.isEmpty ? "a text" : Self.either(choices)
    case .number(let range):
      "a number from \(ParameterText.exact(range.lowerBound)) to \(ParameterText.exact(range.upperBound))"
    case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .toggle: "true or false"
    case .list(_, let count):
      "a list of \(count.lowerBound == count.upperBound ? "" : "\(count.lowerBound) to ")\(count.upperBound)"
    case .object, .settings: "an object"
    case .either(let schemas): Self.either(schemas.map(\.words))
    }
  }

  private static func either(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + (words.count > 1 ? " or " : "") + (words.last ?? "")
  }
}

/// Why a tool is not called: its name or an argument is wrong.
struct ToolFault: Error, Equatable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence.asOneLine }
}

extension JSONValue {
  /// The value of a setting, as `--set` takes it; nil if it is no number, text, true or false.
  var settingText: String? {
    switch kind {
    case .number(let number): ParameterText.exact(number)
    case .string(let text): text
    case .boolean(let isOn): isOn ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}
