import UIKit

/// The edits of a run: the parameters of every transition, their history, presets and files, and the phone that shows them.
///
/// Everything that changes a parameter, from the panel, a key or a file, goes through this object.
@MainActor final class EditSession {
  let phone: CataloguePhone
  private(set) var book = EditBook()
  /// The config file; nil if there is none.
  let config: ConfigFile?
  /// Called after parameters, presets or the shown transition changed.
  var changed: () -> Void = {}
  /// Called when something of the shown transition is to be copied or saved.
  var shared: (ShareItem) -> Void = { _ in }
  /// Called with a sentence for the user.
  var told: (String) -> Void = { _ in }
  /// Called with a line about a file that cannot be used.
  var complained: (String) -> Void = { _ in }
  /// Returns whether a clip can be saved as an MP4, which needs a program that may be installed meanwhile.
  var canSaveMovies: () -> Bool = { true }
  /// The size of the window, in points; nil if it is not known.
  var windowSize: CGSize?
  /// Whether the strip under the phone is shown.
  var hasStrip: Bool { didSet { if hasStrip != oldValue { save() } } }
  /// Whether the window has shown by itself how a screen is swiped.
  var hasGreeted: Bool { didSet { if hasGreeted != oldValue { save() } } }
  /// The parameters of the config file that wait for the user's decision, because parameters were edited here too.
  private(set) var waitingParameters: ParameterEdits?
  private let files: EditFiles
  private let state: SavedState
  private var watch: FileWatch?
  private var knownPresets: Set<String> = []

  /// Shows what a plan says on a phone.
  init(_ phone: CataloguePhone, _ plan: StartPlan, _ files: EditFiles) {
    (self.phone, self.files, config, state) = (phone, files, plan.config, plan.state)
    windowSize = plan.state.windowSize
    (hasStrip, hasGreeted) = (plan.state.hasStrip, plan.state.hasGreeted)
    recent = Array(plan.state.recent.prefix(Self.mostRecent))
    drags = Array(plan.state.drags.prefix(Self.mostDrags))
    phone.set(plan.phone)
    for (transition, edits) in plan.state.parameters { book.load(edits, of: transition) }
    if let overrides = plan.overrides { book.load(overrides, of: plan.entry.name) }
    // The tables of all transitions take a while to create, which a start without --region need not wait for.
    if let region = plan.region {
      for entry in Catalogue.entries where entry.name != plan.entry.name || plan.overrides == nil {
        var edits = book.parameters(of: entry.name)
        edits.set("region", to: .choice(region), in: entry)
        book.load(edits, of: entry.name)
      }
    }
    phone.set(book.parameters(of: entry.name))
  }

  /// The transition that is shown.
  var entry: CatalogueEntry { phone.entry }

  /// The paths of the user's own code that was shown, the newest first.
  private(set) var recent: [String] = []

  /// Remembers that the user's own code at a path was shown.
  func remember(path: String) {
    recent = Array(([path] + recent.filter { $0 != path }).prefix(Self.mostRecent))
    save()
  }

  /// The greatest number of paths that are remembered.
  private static let mostRecent = 5

  /// The paths of drags that were kept or opened, the newest first.
  private(set) var drags: [String] = []

  /// Remembers that a drag was kept at a path, or opened.
  func remember(drag path: String) {
    guard path.hasPrefix("/") else { return }
    drags = Array(([path] + drags.filter { $0 != path }).prefix(Self.mostDrags))
    save()
  }

  /// The greatest number of drags that are remembered.
  private static let mostDrags = 10

  /// The entries of the user's own code, the newest first.
  private(set) var own: [CatalogueEntry] = []

  /// Returns the scenes of an entry of the user's own code, and the one that is shown; none for other entries.
  var scenes: (CatalogueEntry) -> (names: [String], shown: String?) = { _ in ([], nil) }
  /// Shows a scene of an entry of the user's own code.
  var showScene: (CatalogueEntry, String) -> Void = { _, _ in }

  /// Keeps the user's own code as it is, with some edits, as an entry of its own, and returns that; nil if it was not built.
  var keep: (CatalogueEntry, ParameterEdits) -> ComparedParameters? = { _, _ in nil }

  /// Removes an entry of the user's own code that is not shown.
  func forget(_ name: String) {
    own.removeAll { $0.name == name }
    book.load(ParameterEdits(), of: name)
    phone.forget(name)
  }

  /// All entries of the list.
  var entries: [CatalogueEntry] { own + Catalogue.entries }

  /// Returns the entry with a name; nil if there is none.
  func entry(named name: String) -> CatalogueEntry? {
    own.first { $0.name == name } ?? Catalogue.entry(named: name)
  }

  /// Adds an entry of the user's own code, or takes it for the one with the same name.
  ///
  /// Of its edits those of the parameters `forgotten` are given up, because the source has other values now.
  func adopt(_ entry: CatalogueEntry, forgetting forgotten: [String] = []) {
    if let index = own.firstIndex(where: { $0.name == entry.name }) {
      own[index] = entry
    } else {
      own.insert(entry, at: 0)
    }
    // Its presets are read again by the new table.
    knownPresets.remove(entry.name)
    var edits = book.parameters(of: entry.name)
    for key in forgotten { edits[key] = nil }
    book.load(edits, of: entry.name)
    phone.adopt(entry)
    if self.entry.name == entry.name { phone.set(edits) }
    changed()
  }

  /// The edited parameters of the shown transition.
  var edits: ParameterEdits { book.parameters(of: entry.name) }

  /// Shows another transition, with its own parameters and screens.
  func show(_ next: CatalogueEntry) {
    guard next.name != entry.name else { return }
    book.endGesture()
    phone.show(next)
    phone.set(edits)
    save()
    changed()
  }

  /// Sets the device, and how screens are shown on it.
  func set(_ setting: PhoneSetting) {
    phone.set(setting)
    save()
    changed()
  }

  // MARK: Parameters

  /// Sets a parameter of the shown transition; steps with the same `gesture` can be undone as one.
  func set(_ key: String, to value: ParameterValue, gesture: Int? = nil) {
    var next = edits
    next.set(key, to: value, in: entry)
    make([.parameters(before: edits, after: next)], gesture: gesture)
  }

  /// Sets several parameters of the shown transition in one step.
  func set(_ values: [(key: String, value: ParameterValue)], gesture: Int? = nil) {
    var next = edits
    for each in values { next.set(each.key, to: each.value, in: entry) }
    make([.parameters(before: edits, after: next)], gesture: gesture)
  }

  /// Ends a gesture: the next change can be undone by itself.
  func endGesture() {
    book.endGesture()
    save()
    changed()
  }

  /// Gives a parameter its published value.
  func reset(_ key: String) {
    var next = edits
    next[key] = nil
    make([.parameters(before: edits, after: next)])
  }

  /// Gives all parameters of the shown transition their published values.
  func resetAll() { make([.parameters(before: edits, after: ParameterEdits())], title: "Reset all") }

  /// Takes the last step back, and shows its transition.
  func undo() {
    guard let step = book.undo() else { return told("There is nothing to undo.") }
    let fault = follow(step, showing: step.transitionBefore)
    tell("Undone: \(title(of: step))", unless: fault)
  }

  /// Makes the step again that was taken back last, and shows its transition.
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

  /// Returns the words for a step: its title, or the parameter that it changes with both values.
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
  /// The user's own code is compared as it is now: it may change beside that.
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

  /// Exchanges the present transition and parameters with those that are compared.
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

  // MARK: Presets

  /// The presets of a transition, by name.
  func presets(of entry: CatalogueEntry) -> [EditBook.Preset] {
    if knownPresets.insert(entry.name).inserted {
      for preset in files.presets(of: entry) { book.load(preset.parameters, named: preset.name, of: entry.name) }
    }
    return book.presets(of: entry.name)
  }

  /// The preset that has exactly the present parameters; nil if none has them.
  var currentPreset: String? { presets(of: entry).first { $0.parameters == edits }?.name }

  /// Saves the present parameters as a preset; one with the same name is replaced.
  ///
  /// Returns whether the name is allowed.
  @discardableResult func savePreset(named text: String) -> Bool {
    guard let name = PresetName.valid(text) else { return false }
    let before = presets(of: entry).first { $0.name == name }?.parameters
    let fault = make([.preset(name, before: before, after: edits)], title: "Preset \(name)")
    tell("Saved as \(name).", unless: fault.map { "\(name) stays only until the window closes: \($0)" })
    return true
  }

  /// Deletes a preset of the shown transition.
  func deletePreset(named name: String) {
    guard let parameters = presets(of: entry).first(where: { $0.name == name })?.parameters else { return }
    let fault = make([.preset(name, before: parameters, after: nil)], title: "Delete preset \(name)")
    tell("Deleted \(name). Ctrl+Z brings it back.", unless: fault)
  }

  /// Gives a preset of the shown transition another name; returns whether the name is allowed and not taken.
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

  /// Gives the shown transition the parameters of a preset, or the published ones for the name "published".
  func applyPreset(named name: String) {
    let parameters =
      name == PresetName.published ? ParameterEdits() : presets(of: entry).first { $0.name == name }?.parameters
    if let parameters { make([.parameters(before: edits, after: parameters)], title: "Preset \(name)") }
  }

  /// Writes the presets that a step changed; returns a line that says why that failed, or nil.
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

  /// Shows the parameters of a file, a preset or a config file; returns whether it can be used, and tells why not.
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

  /// Writes the parameters into the config file if it has those of the shown transition; returns whether it has.
  func writeConfig() -> Bool {
    guard let config, config.entry.name == entry.name else { return false }
    if let line = config.write(edits) { tell(fault: line) } else { told("Saved \(config.path).") }
    waitingParameters = nil
    changed()
    return true
  }

  /// Whether the shown parameters differ from those of the config file.
  var differsFromConfig: Bool {
    config.map { $0.document.parameters != book.parameters(of: $0.entry.name) } ?? false
  }

  /// Begins to read the config file again whenever it changes.
  func watchConfig() {
    guard let config, watch == nil else { return }
    watch = FileWatch(config.path) { [weak self] in self?.reloadConfig() }
    // The file may have changed since it was read.
    reloadConfig()
  }

  /// Reads the config file again: takes its parameters, or asks if parameters were edited here too; parameters stay if it is bad.
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

  /// Takes the parameters of the changed config file, or keeps those that were edited here.
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

  /// Tells a sentence, or the fault because of which it is not true.
  private func tell(_ sentence: String, unless fault: String?) {
    if let fault { tell(fault: fault) } else { told(sentence) }
  }

  private func tell(fault line: String) {
    complained(line)
    told(line)
  }

  /// What the program would remember now.
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

  /// Writes what is to be remembered.
  private func save() { files.write(present) }

  /// Writes what is to be remembered, before this returns.
  func saveAndWait() { files.write(present, waits: true) }
}
