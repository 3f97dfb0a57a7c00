/// What a command line asks to be exported.
@MainActor package struct ExportRequest {
  private let entry: CatalogueEntry
  private let edits: ParameterEdits
  private let preset: String?
  /// The motions of the user's own code; nil for a transition of the catalogue, whose parameters say them.
  private var motions: [TransitionMotion]?

  /// Creates the request for a transition and its parameters, with the user's presets; what the window remembers does not
  /// count.
  package init(_ request: StartRequest, folders: UserFolders) throws(StartFault) {
    let plan = try request.plan(EditFiles(folders.withoutState))
    var edits = plan.overrides ?? ParameterEdits()
    if let region = plan.region { edits.set("region", to: .choice(region), in: plan.entry) }
    (entry, self.edits) = (plan.entry, edits)
    let isPresetAlone = request.sets.isEmpty && request.config == nil && request.region == nil
    preset = isPresetAlone && request.preset != PresetName.published ? request.preset : nil
  }

  /// Returns the source, with its parameters in place or as a structure.
  package func swift(keepsParameters: Bool) throws(StartFault) -> SwiftExport {
    try SwiftExport(entry, edits, preset: preset, keepsParameters: keepsParameters)
  }

  /// Creates the request for the user's own code, whose motions are those that it makes.
  init(_ entry: CatalogueEntry, _ edits: ParameterEdits, _ motions: [TransitionMotion]) {
    (self.entry, self.edits, self.motions, preset) = (entry, edits, motions, nil)
  }

  /// The motions and parameters in another system.
  package func motion(in spelling: MotionSpelling) -> String {
    MotionText(entry, edits, motions, in: spelling)?.text ?? ""
  }

  /// The parameters as JSON.
  package var json: String { HandOff.json(entry, edits, preset: preset) }
}
