@MainActor package struct ExportRequest {
  private let entry: CatalogueEntry
  private let edits: ParameterEdits
  private let preset: String?
  /// The motions of the user's code; nil for a transition of the catalogue, whose parameters tell them.
  private var motions: [TransitionMotion]?

  /// Uses the user's presets but not what the window remembers.
  package init(_ request: StartRequest, folders: UserFolders) throws(StartFault) {
    let plan = try request.plan(EditFiles(folders.withoutState))
    var edits = plan.overrides ?? ParameterEdits()
    if let region = plan.region { edits.set("region", to: .choice(region), in: plan.entry) }
    (entry, self.edits) = (plan.entry, edits)
    let isPresetAlone = request.sets.isEmpty && request.config == nil && request.region == nil
    preset = isPresetAlone && request.preset != PresetName.published ? request.preset : nil
  }

  /// Either inserts the parameters into the source or keeps them as a structure.
  package func swift(keepsParameters: Bool) throws(StartFault) -> SwiftExport {
    try SwiftExport(entry, edits, preset: preset, keepsParameters: keepsParameters)
  }

  /// Creates the request for the user's code, with the motions that it makes.
  init(_ entry: CatalogueEntry, _ edits: ParameterEdits, _ motions: [TransitionMotion]) {
    (self.entry, self.edits, self.motions, preset) = (entry, edits, motions, nil)
  }

  package func motion(in spelling: MotionSpelling) -> String {
    MotionText(entry, edits, motions, in: spelling)?.text ?? ""
  }

  package var json: String { HandOff.json(entry, edits, preset: preset) }
}

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
