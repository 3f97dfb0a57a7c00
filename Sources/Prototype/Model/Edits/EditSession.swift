import UIKit

/// The edits of a run: the parameters of every transition, their history, presets and files, and the phone that shows
/// them.
///
/// Everything that changes a parameter, from the panel, a key or a file, goes through this object.
@MainActor final class EditSession {
  let phone: CataloguePhone
  private(set) var book = EditBook()
  let config: ConfigFile?
  var changed: () -> Void = {}
  /// Called when the user copies or saves something of the shown transition.
  var shared: (ShareItem) -> Void = { _ in }
  var told: (String) -> Void = { _ in }
  /// Called with a line about a file that cannot be used.
  var complained: (String) -> Void = { _ in }
  var canSaveMovies: () -> Bool = { true }
  /// In points; nil if unknown.
  var windowSize: CGSize?
  var hasStrip: Bool { didSet { if hasStrip != oldValue { save() } } }
  /// Whether the window has already demonstrated a swipe by itself.
  var hasGreeted: Bool { didSet { if hasGreeted != oldValue { save() } } }
  /// Parameters of the config file that wait for a choice, because parameters were edited here too.
  private(set) var waitingParameters: ParameterEdits?
  private let files: EditFiles
  private let state: SavedState
  private var watch: FileWatch?
  private var knownPresets: Set<String> = []

  init(_ phone: CataloguePhone, _ plan: StartPlan, _ files: EditFiles) {
    (self.phone, self.files, config, state) = (phone, files, plan.config, plan.state)
    windowSize = plan.state.windowSize
    (hasStrip, hasGreeted) = (plan.state.hasStrip, plan.state.hasGreeted)
    recent = Array(plan.state.recent.prefix(Self.mostRecent))
    drags = Array(plan.state.drags.prefix(Self.mostDrags))
    phone.set(plan.phone)
    for (transition, edits) in plan.state.parameters { book.load(edits, of: transition) }
    if let overrides = plan.overrides { book.load(overrides, of: plan.entry.name) }
    // Creating all tables takes a while, which a start without --region can save.
    if let region = plan.region {
      for entry in Catalogue.entries where entry.name != plan.entry.name || plan.overrides == nil {
        var edits = book.parameters(of: entry.name)
        edits.set("region", to: .choice(region), in: entry)
        book.load(edits, of: entry.name)
      }
    }
    phone.set(book.parameters(of: entry.name))
  }

  var entry: CatalogueEntry { phone.entry }

  private(set) var recent: [String] = []

  func remember(path: String) {
    recent = Array(([path] + recent.filter { $0 != path }).prefix(Self.mostRecent))
    save()
  }

  private static let mostRecent = 5

  private(set) var drags: [String] = []

  func remember(drag path: String) {
    guard path.hasPrefix("/") else { return }
    drags = Array(([path] + drags.filter { $0 != path }).prefix(Self.mostDrags))
    save()
  }

  private static let mostDrags = 10

  private(set) var own: [CatalogueEntry] = []

  /// Returns the scenes of an entry and the shown one; none for entries of the catalogue.
  var scenes: (CatalogueEntry) -> (names: [String], shown: String?) = { _ in ([], nil) }
  var showScene: (CatalogueEntry, String) -> Void = { _, _ in }

  /// Freezes the user's code with some edits as an entry of its own; nil if it has not been built.
  var keep: (CatalogueEntry, ParameterEdits) -> ComparedParameters? = { _, _ in nil }

  /// Removes an entry of user code that is not shown.
  func forget(_ name: String) {
    own.removeAll { $0.name == name }
    book.load(ParameterEdits(), of: name)
    phone.forget(name)
  }

  var entries: [CatalogueEntry] { own + Catalogue.entries }

  func entry(named name: String) -> CatalogueEntry? {
    own.first { $0.name == name } ?? Catalogue.entry(named: name)
  }

  /// Adds an entry of user code, or replaces the one with the same name.
  ///
  /// Edits of the parameters in `forgotten` are dropped, because the source has new values.
  func adopt(_ entry: CatalogueEntry, forgetting forgotten: [String] = []) {
    if let index = own.firstIndex(where: { $0.name == entry.name }) {
      own[index] = entry
    } else {
      own.insert(entry, at: 0)
    }
    // Read its presets again, by the new table.
    knownPresets.remove(entry.name)
    var edits = book.parameters(of: entry.name)
    for key in forgotten { edits[key] = nil }
    book.load(edits, of: entry.name)
    phone.adopt(entry)
    if self.entry.name == entry.name { phone.set(edits) }
    changed()
  }

  var edits: ParameterEdits { book.parameters(of: entry.name) }

  func show(_ next: CatalogueEntry) {
    guard next.name != entry.name else { return }
    book.endGesture()
    phone.show(next)
    phone.set(edits)
    save()
    changed()
  }

  func set(_ setting: PhoneSetting) {
    phone.set(setting)
    save()
    changed()
  }

  // MARK: Parameters

  /// Steps with the same `gesture` can be undone as one.
  func set(_ key: String, to value: ParameterValue, gesture: Int? = nil) {
    var next = edits
    next.set(key, to: value, in: entry)
    make([.parameters(before: edits, after: next)], gesture: gesture)
  }

  func set(_ values: [(key: String, value: ParameterValue)], gesture: Int? = nil) {
    var next = edits
    for each in values { next.set(each.key, to: each.value, in: entry) }
    make([.parameters(before: edits, after: next)], gesture: gesture)
  }

  func endGesture() {
    book.endGesture()
    save()
    changed()
  }

  func reset(_ key: String) {
    var next = edits
    next[key] = nil
    make([.parameters(before: edits, after: next)])
  }

  func resetAll() { make([.parameters(before: edits, after: ParameterEdits())], title: "Reset all") }

  func undo() {
    guard let step = book.undo() else { return told("There is nothing to undo.") }
    let fault = follow(step, showing: step.transitionBefore)
    tell("Undone: \(title(of: step))", unless: fault)
  }

  func redo() {
    guard let step = book.redo() else { return told("There is nothing to redo.") }
    let fault = follow(step, showing: step.transition)
    tell("Redone: \(title(of: step))", unless: fault)
  }

  private func follow(_ step: EditStep, showing transition: String) -> String? {
    if transition != entry.name, let other = entry(named: transition) { phone.show(other) }
    phone.set(edits)
    defer { changed() }
    save()
    return writePresets(of: step)
  }

  /// Makes a step; returns a line that says why a preset could not be written, or nil.
  @discardableResult private func make(
    _ changes: [EditStep.Change], title: String = "", gesture: Int? = nil
  ) -> String? {
    let step = EditStep(transition: entry.name, title: title, changes: changes)
    book.make(step, gesture: gesture)
    phone.set(edits)
    defer { changed() }
    if gesture == nil { save() }
    return writePresets(of: step)
  }

  /// Returns the step's title, or else the changed parameter with both values.
  func title(of step: EditStep) -> String {
    guard let entry = entry(named: step.transition) else { return step.title }
    var title = step.title
    if title.isEmpty, case .parameters(let before, let after)? = step.changes.first {
      let changed = entry.parameters.filter { before[$0.description.key] != after[$0.description.key] }
      title = "\(changed.count) parameters"
      if let only = changed.first, changed.count == 1 {
        let values = [before, after].map { edits in
          ParameterText.text(edits[only.description.key] ?? only.initial, only.description)
        }
        title = "\(only.description.label) \(values[0]) → \(values[1])"
      }
    }
    return "\(entry.title), \(title)"
  }

  // MARK: Comparing

  /// Compares the present parameters with others; nil ends that.
  ///
  /// User code is frozen for this, since its files may change meanwhile.
  func compare(with compared: ComparedParameters?) {
    var compared = compared
    if let asked = compared, asked.transition == entry.name, entry.group == .own {
      guard let kept = keep(entry, asked.parameters) else { return }
      compared = kept
    }
    guard compared != book.compared else { return }
    book.compared = compared
    changed()
  }

  func swapCompared() {
    guard let other = book.compared, let next = entry(named: other.transition) else { return }
    let own = entry.group == .own ? entry.parameters.map { ($0.description.key, $0.initial) } : []
    let present = ComparedParameters(
      transition: entry.name, parameters: edits, own: Dictionary(own) { first, _ in first })
    show(next)
    make(
      [.parameters(before: edits, after: other.parameters), .compared(before: other, after: present)],
      title: "Swap A and B")
  }

  func presets(of entry: CatalogueEntry) -> [EditBook.Preset] {
    if knownPresets.insert(entry.name).inserted {
      for preset in files.presets(of: entry) { book.load(preset.parameters, named: preset.name, of: entry.name) }
    }
    return book.presets(of: entry.name)
  }

  /// The preset that equals the present parameters; nil if there is none.
  var currentPreset: String? { presets(of: entry).first { $0.parameters == edits }?.name }

  /// Saves the present parameters as a preset, replacing one with the same name.
  ///
  /// Returns whether the name is allowed.
  @discardableResult func savePreset(named text: String) -> Bool {
    guard let name = PresetName.valid(text) else { return false }
    let before = presets(of: entry).first { $0.name == name }?.parameters
    let fault = make([.preset(name, before: before, after: edits)], title: "Preset \(name)")
    tell("Saved as \(name).", unless: fault.map { "\(name) stays only until the window closes: \($0)" })
    return true
  }

  func deletePreset(named name: String) {
    guard let parameters = presets(of: entry).first(where: { $0.name == name })?.parameters else { return }
    let fault = make([.preset(name, before: parameters, after: nil)], title: "Delete preset \(name)")
    tell("Deleted \(name). Ctrl+Z brings it back.", unless: fault)
  }

  /// Returns whether the name is allowed and free.
  func renamePreset(_ name: String, to text: String) -> Bool {
    guard let next = PresetName.valid(text),
      let parameters = presets(of: entry).first(where: { $0.name == name })?.parameters,
      next == name || book.preset(next, of: entry.name) == nil
    else { return false }
    guard next != name else { return true }
    let fault = make(
      [.preset(name, before: parameters, after: nil), .preset(next, before: nil, after: parameters)],
      title: "Rename preset \(name) to \(next)")
    if let fault { tell(fault: fault) }
    return true
  }

  /// The name "published" stands for the published parameters.
  func applyPreset(named name: String) {
    let parameters =
      name == PresetName.published ? ParameterEdits() : presets(of: entry).first { $0.name == name }?.parameters
    if let parameters { make([.parameters(before: edits, after: parameters)], title: "Preset \(name)") }
  }

  /// Returns a line that says why writing failed, or nil.
  private func writePresets(of step: EditStep) -> String? {
    guard let entry = entry(named: step.transition) else { return nil }
    var fault: String?
    for case .preset(let name, _, _) in step.changes {
      let found = files.write(preset: name, book.preset(name, of: entry.name), of: entry)
      fault = fault ?? found
    }
    return fault
  }

  // MARK: Files

  /// Opens a preset or a config file; otherwise tells the user why not and returns false.
  func open(_ path: String) -> Bool {
    do throws(StartFault) {
      let file = try ConfigFile(path: path, entry: entry)
      show(file.entry)
      make([.parameters(before: edits, after: file.document.parameters)], title: "Open \(path)")
      told("Opened \(path).")
      return true
    } catch {
      tell(fault: error.sentence)
      return false
    }
  }

  /// Returns false if there is no config file for the shown transition.
  func writeConfig() -> Bool {
    guard let config, config.entry.name == entry.name else { return false }
    if let line = config.write(edits) { tell(fault: line) } else { told("Saved \(config.path).") }
    waitingParameters = nil
    changed()
    return true
  }

  var differsFromConfig: Bool {
    config.map { $0.document.parameters != book.parameters(of: $0.entry.name) } ?? false
  }

  func watchConfig() {
    guard let config, watch == nil else { return }
    watch = FileWatch(config.path) { [weak self] in self?.reloadConfig() }
    // The file may have changed since it was read.
    reloadConfig()
  }

  /// Uses the file's new parameters, or asks if parameters were edited here too; a bad file changes nothing.
  func reloadConfig() {
    guard let config else { return }
    let isEdited = differsFromConfig
    switch config.reload() {
    case .none: return
    case .fault(let line): tell(fault: line)
    case .parameters(let parameters):
      if isEdited, parameters != book.parameters(of: config.entry.name) {
        waitingParameters = parameters
        changed()
      } else {
        take(parameters, of: config)
      }
    }
  }

  func decideAboutConfig(takesFile: Bool) {
    guard let parameters = waitingParameters, let config else { return }
    waitingParameters = nil
    if takesFile { take(parameters, of: config) } else { changed() }
  }

  private func take(_ parameters: ParameterEdits, of config: ConfigFile) {
    waitingParameters = nil
    let name = config.entry.name
    book.make(
      EditStep(
        transition: name, title: "Read \(config.path)",
        changes: [.parameters(before: book.parameters(of: name), after: parameters)]))
    if entry.name == name { phone.set(parameters) }
    save()
    told("Read \(config.path).")
    changed()
  }

  /// Tells the sentence, or the fault if there is one.
  private func tell(_ sentence: String, unless fault: String?) {
    if let fault { tell(fault: fault) } else { told(sentence) }
  }

  private func tell(fault line: String) {
    complained(line)
    told(line)
  }

  private var present: SavedState {
    var state = state
    state.entry = entry
    state.windowSize = windowSize
    (state.hasStrip, state.hasGreeted) = (hasStrip, hasGreeted)
    (state.recent, state.drags) = (recent, drags)
    state.phone = phone.phone
    for transition in book.changedTransitions { state.parameters[transition] = book.parameters(of: transition) }
    return state
  }

  private func save() { files.write(present) }

  func saveAndWait() { files.write(present, waits: true) }
}
