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
