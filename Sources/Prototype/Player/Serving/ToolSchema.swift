/// What a tool takes: told to programs as a JSON schema, and checked by the same description.
indirect enum ToolSchema: Sendable {
  /// A text, of at most so many bytes; one of `choices` if there are any.
  case text(choices: [String] = [], most: Int = 4096)
  case number(ClosedRange<Double>)
  case whole(ClosedRange<Int>)
  case toggle
  case list(ToolSchema, count: ClosedRange<Int>)
  case object([Member])
  /// An object with any keys, whose values are numbers, texts, or true and false; anything, if it is deep.
  case settings(isDeep: Bool = false)
  /// One of several, which are values of different kinds.
  case either([ToolSchema])

  struct Member: Sendable {
    let name: String
    let schema: ToolSchema
    let help: String

    init(_ name: String, _ schema: ToolSchema, _ help: String) {
      (self.name, self.schema, self.help) = (name, schema, help)
    }
  }

  private static let plain = ["number", "string", "boolean"]

  var json: JSONWriter.Value { .object(members()) }

  private typealias Members = [(key: String, value: JSONWriter.Value)]

  private func members(help: String? = nil) -> Members {
    let members: Members =
      switch self {
      case .text(let choices, let most):
        [("type", .string("string"))]
          + (choices.isEmpty
            ? [("maxLength", .number(Double(most)))] : [("enum", .array(choices.map { .string($0) }))])
      case .number(let range):
        [("type", .string("number"))] + Self.limits(("minimum", "maximum"), range.lowerBound, range.upperBound)
      case .whole(let range):
        [("type", .string("integer"))]
          + Self.limits(("minimum", "maximum"), Double(range.lowerBound), Double(range.upperBound))
      case .toggle: [("type", .string("boolean"))]
      case .list(let schema, let count):
        [("type", .string("array")), ("items", schema.json)]
          + Self.limits(("minItems", "maxItems"), Double(count.lowerBound), Double(count.upperBound))
      case .object(let members):
        [
          ("type", .string("object")),
          ("properties", .object(members.map { ($0.name, .object($0.schema.members(help: $0.help))) })),
          ("additionalProperties", .boolean(false)),
        ]
      case .settings(let isDeep):
        [("type", .string("object"))]
          + (isDeep ? [] : [("additionalProperties", .object([("type", .array(Self.plain.map { .string($0) }))]))])
      case .either(let schemas): [("anyOf", .array(schemas.map(\.json)))]
      }
    return members + (help.map { [("description", .string($0))] } ?? [])
  }

  private static func limits(_ keys: (String, String), _ least: Double, _ most: Double) -> Members {
    [(keys.0, .number(least)), (keys.1, .number(most))]
  }
}

extension ToolSchema {
  /// Throws a sentence with the path of the first value that is not allowed.
  func check(_ value: JSONValue, at path: String = "") throws(StartFault) {
    guard isKind(of: value) else { throw fault(path) }
    switch self {
    case .text(let choices, let most):
      guard let text = value.string, text.utf8.count <= most, !text.contains("\0") else {
        throw StartFault(.usage, "\(path): a text has at most \(most) bytes, and no null character.")
      }
      guard choices.isEmpty || choices.contains(text) else {
        throw StartFault(
          .usage,
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
    case .settings(let isDeep):
      for member in value.members ?? [] where !isDeep && member.value.settingText == nil {
        throw StartFault(.usage, "\(path).\(member.key): it takes a number, a text, or true or false.")
      }
    case .either(let schemas): try schemas.first { $0.isKind(of: value) }?.check(value, at: path)
    }
  }

  private func check(_ members: [JSONValue.Member], _ known: [Member], _ path: String) throws(StartFault) {
    let start = path.isEmpty ? "" : "\(path)."
    for member in members {
      guard let schema = known.first(where: { $0.name == member.key })?.schema else {
        let suggestion = NearestName.suggestion(for: member.key, among: known.map(\.name))
        throw StartFault(.usage, "\(start)\(JSONReader.quoted(member.key)): there is no such argument\(suggestion)")
      }
      try schema.check(member.value, at: start + member.key)
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

  private func fault(_ path: String) -> StartFault {
    StartFault(.usage, "\(path.isEmpty ? "arguments" : path): it takes \(words).")
  }

  private var words: String {
    switch self {
    case .text(let choices, _): choices.isEmpty ? "a text" : Self.either(choices)
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
