/// All parameters of a transition as JSON, for people who build it elsewhere.
///
/// `--config` reads it too.
@MainActor package enum HandOff {
  static let version = 1

  /// `preset` is the name of the preset with these parameters.
  package static func json(_ entry: CatalogueEntry, _ edits: ParameterEdits, preset: String? = nil) -> String {
    var members: [(key: String, value: JSONWriter.Value)] = [
      ("version", .number(Double(version))), ("transition", .string(entry.name)), ("title", .string(entry.title)),
    ]
    if let preset { members.append(("name", .string(preset))) }
    members.append(
      (
        "parameters",
        .object(
          entry.parameters.map {
            ($0.description.key, ParameterDocument.value(edits[$0.description.key] ?? $0.initial))
          })
      ))
    members.append(("changed", .array(edits.ordered(in: entry).map { .string($0.description.key) })))
    members.append(("units", .object(units(entry))))
    if let spring = MotionParameters(entry, edits).spring {
      let (swiftUI, uiKit) = (MotionSpelling.swiftUI.spring(spring).text, MotionSpelling.uiKit.spring(spring).text)
      members.append(("spring", .object([("swiftUI", .string(swiftUI)), ("uiKit", .string(uiKit))])))
    }
    members.append(("command", .string(CommandText.text(entry, edits))))
    return JSONWriter.text(.object(members))
  }

  private static func units(_ entry: CatalogueEntry) -> [(key: String, value: JSONWriter.Value)] {
    entry.parameters.compactMap { parameter, _ in
      guard case .number(_, let unit) = parameter.kind, !unit.storedName.isEmpty else { return nil }
      return (parameter.key, .string(unit.storedName))
    }
  }
}
