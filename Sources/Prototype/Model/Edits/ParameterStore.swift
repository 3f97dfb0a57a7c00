import UIKit

/// The edits of a run: the parameters of every transition, their history, presets and files, and the phone that shows
/// them.
///
/// Everything that changes a parameter, from the panel, a key or a file, goes through this object.
@MainActor final class ParameterStore {
  let phone: CataloguePhone
  var book = EditBook()
  /// The config file; nil if there is none.
  let config: ConfigFile?
  var changed: () -> Void = {}
  /// Called when the user copies or saves something of the shown transition.
  var shared: (ShareItem) -> Void = { _ in }
  var told: (String) -> Void = { _ in }
  /// Called with a line about a file that cannot be used.
  var complained: (String) -> Void = { _ in }
  var canSaveMovies: () -> Bool = { true }
  /// What is remembered beside the parameters.
  let preferences: Preferences
  /// The parameters of the config file that wait for the user's decision, because parameters were edited here too.
  var waitingParameters: ParameterEdits?
  let files: EditFiles
  var watch: FileWatch?
  /// The transitions whose presets were read.
  var knownPresets: Set<String> = []

  init(_ phone: CataloguePhone, _ plan: StartPlan, _ files: EditFiles) {
    (self.phone, self.files, config) = (phone, files, plan.config)
    preferences = Preferences(plan.state, files)
    preferences.complete = { [unowned self] in complete(&$0) }
    files.failed = { [weak self] in self?.told($0) }
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

  /// The entries of the user's own code, the newest first.
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
    guard let step = book.undo(in: entry.name) else { return told("There is nothing to undo here.") }
    let fault = follow(step, showing: step.transitionBefore)
    tell("Undone: \(title(of: step))", unless: fault)
  }

  func redo() {
    guard let step = book.redo(in: entry.name) else { return told("There is nothing to redo here.") }
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
  @discardableResult func make(
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
        let values = [before, after].map { $0[only.description.key] ?? only.initial }
        title = Self.change(of: only.description, values[0], values[1])
      }
    }
    return "\(entry.title), \(title)"
  }

  private static func change(
    of description: ParameterDescription, _ before: ParameterValue, _ after: ParameterValue
  ) -> String {
    "\(description.label) \(ParameterText.text(before, description)) → \(ParameterText.text(after, description))"
  }

  // MARK: Comparing

  /// What differs between the present parameters and the compared ones, in one line; nil if nothing is compared.
  var difference: String? {
    guard let compared = book.compared, let other = entry(named: compared.transition) else { return nil }
    guard other.name == entry.name else { return "\(other.title) and \(entry.title)" }
    let changes = entry.parameters.compactMap { parameter -> String? in
      let key = parameter.description.key
      let values = [edits[key], compared.parameters[key]].map { $0 ?? parameter.initial }
      return values[0] == values[1] ? nil : Self.change(of: parameter.description, values[0], values[1])
    }
    guard let first = changes.first else { return "No difference yet: change A" }
    return changes.count == 1 ? first : "\(first), \(changes.count - 1) more"
  }

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

  /// Adds what the store knows to what the program remembers.
  private func complete(_ state: inout SavedState) {
    state.entry = entry
    state.phone = phone.phone
    for transition in book.changedTransitions { state.parameters[transition] = book.parameters(of: transition) }
  }

  func save() { preferences.save() }

  /// Tells a sentence, or the fault because of which it is not true.
  func tell(_ sentence: String, unless fault: String?) {
    if let fault { tell(fault: fault) } else { told(sentence) }
  }

  func tell(fault line: String) {
    complained(line)
    told(line)
  }
}
