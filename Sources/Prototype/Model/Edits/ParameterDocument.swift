/// The parameters of one transition as the text of a config file or a preset.
///
/// The text is JSON: `{"transition": "sink", "parameters": {"duration": 0.45, "shadow": false}}`; a preset has a "name"
/// too. A number may be a string with a unit, such as "300ms".
@MainActor struct ParameterDocument {
  /// Nil for a config file.
  var name: String?
  let entry: CatalogueEntry
  var parameters = ParameterEdits()
  var keys: [String] = []

  /// `entry` is the transition if the text names none.
  ///
  /// - Throws: A `TextFault` at the first value that is not allowed.
  init(_ bytes: [UInt8], entry: CatalogueEntry?) throws(TextFault) {
    let value = try JSONReader.value(of: bytes)
    guard let members = value.members else {
      throw TextFault(position: value.position, sentence: "an object in braces is expected.")
    }
    for member in members where !Self.members.contains(member.key) {
      let suggestion = NearestName.suggestion(for: member.key, among: Self.members)
      throw TextFault(
        position: member.position, sentence: "\(JSONReader.quoted(member.key)): a file has no such key\(suggestion)")
    }
    self.entry = try Self.entry(value, or: entry)
    name = try Self.string("name", value)
    guard let parameters = value["parameters"] ?? value["figures"] else { return }
    guard let list = parameters.members else {
      throw TextFault(position: parameters.position, sentence: "parameters: an object in braces is expected.")
    }
    for member in list { try take(member) }
  }

  init(_ parameters: ParameterEdits, of entry: CatalogueEntry, name: String? = nil, keys: [String] = []) {
    (self.parameters, self.entry, self.name, self.keys) = (parameters, entry, name, keys)
  }

  /// "figures" is the old name of "parameters"; the last ones are from an export for other tools, and are skipped.
  private static let members = [
    "transition", "name", "parameters", "figures", "version", "title", "changed", "units", "spring", "command",
  ]

  private static func string(_ key: String, _ value: JSONValue) throws(TextFault) -> String? {
    guard let member = value[key] else { return nil }
    guard let string = member.string else {
      throw TextFault(position: member.position, sentence: "\(key): a string in double quotes is expected.")
    }
    return string
  }

  private static func entry(_ value: JSONValue, or standard: CatalogueEntry?) throws(TextFault) -> CatalogueEntry {
    guard let name = try string("transition", value) else { return standard ?? Catalogue.initialEntry }
    if let entry = name == standard?.name ? standard : Catalogue.entry(named: name) { return entry }
    let suggestion = NearestName.suggestion(for: name, among: Catalogue.entries.map(\.name))
    throw TextFault(
      position: value["transition"]?.position ?? value.position,
      sentence: "transition, \(JSONReader.quoted(name)): there is no such transition\(suggestion)")
  }

  private mutating func take(_ member: JSONValue.Member) throws(TextFault) {
    let descriptions = entry.parameters.map(\.description)
    guard let description = descriptions[key: member.key] else {
      let suggestion = NearestName.suggestion(for: member.key, among: descriptions.map(\.key))
      throw TextFault(
        position: member.position,
        sentence: "\(JSONReader.quoted(member.key)): \(entry.name) has no such parameter\(suggestion)")
    }
    guard let value = Self.value(member.value, description), description.accepts(value) else {
      throw TextFault(
        position: member.value.position,
        sentence: "\(member.key), \(Self.text(member.value)): it takes \(ParameterText.allowed(description)).")
    }
    parameters.set(member.key, to: value, in: entry)
    keys.append(member.key)
  }

  static func value(_ value: JSONValue, _ description: ParameterDescription) -> ParameterValue? {
    switch (value.kind, description.kind) {
    case (.number(let number), .number): .number(number)
    case (.boolean(let boolean), .toggle): .isOn(boolean)
    case (.string(let string), .number), (.string(let string), .choice), (.string(let string), .color):
      ParameterText.value(string, for: description)
    default: nil
    }
  }

  private static func text(_ value: JSONValue) -> String {
    switch value.kind {
    case .null: "null"
    case .boolean(let boolean): boolean ? "true" : "false"
    case .number(let number): ParameterText.exact(number)
    case .string(let string): JSONReader.quoted(string)
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Contains the changed parameters and those that the text named before, in the order of the table.
  var text: String {
    var members: [(key: String, value: JSONWriter.Value)] = [("transition", .string(entry.name))]
    if let name { members.append(("name", .string(name))) }
    let named = Set(keys)
    let written = entry.parameters.filter { parameter in
      parameters[parameter.description.key] != nil || named.contains(parameter.description.key)
    }
    let list = written.map { parameter in
      (parameter.description.key, Self.value(parameters[parameter.description.key] ?? parameter.initial))
    }
    return JSONWriter.text(.object(members + [("parameters", .object(list))]))
  }

  static func value(_ value: ParameterValue) -> JSONWriter.Value {
    switch value {
    case .number(let number): .number(number)
    case .isOn(let isOn): .boolean(isOn)
    case .choice(let name): .string(name)
    case .color(let color): .string(color.hexDigits)
    }
  }
}
