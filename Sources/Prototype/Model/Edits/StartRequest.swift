import UIKit

@MainActor package struct StartRequest {
  /// The user's code, which is shown in place of a transition of the catalogue.
  var code: CatalogueEntry?
  /// Nil means that of the config file or preset, else the last one, else the initial one.
  package var transition: String?
  /// Assignments `KEY=VALUE`; later ones override earlier ones.
  package var sets: [String] = []
  package var preset: String?
  /// "-" stands for standard input.
  package var config: String?
  /// "edge" or "anywhere".
  package var region: String?

  /// Nil means the remembered device.
  package var device: String?

  /// Whether the first start shows an iPhone with an app, rather than plain cards.
  package var startsWithApp = false

  /// The version of iOS, as "27"; nil for the remembered one.
  package var systemVersion: String?

  package init() {}

  /// Decides what to show, with the user's files.
  ///
  /// Later ones win: the published parameters, the remembered ones, the preset's, the config file's, and the assigned
  /// ones. A preset, a config file or an assignment hides the remembered parameters of its transition.
  func plan(_ files: EditFiles) throws(StartFault) -> StartPlan {
    let named = try entry()
    let config: ConfigFile? = if let path = self.config { try ConfigFile(path: path, entry: named) } else { nil }
    if let named, let config, config.entry.name != named.name {
      throw StartFault(
        .usage, "--config \(config.path): it has the parameters of \(config.entry.name), not of \(named.name).")
    }
    var state = files.state()
    if startsWithApp, state.hasMore == nil { state.hasMore = false }
    let found = try preset(files, named ?? config?.entry)
    let entry = named ?? config?.entry ?? found?.entry ?? state.entry ?? Catalogue.initialEntry
    var edits = (found?.parameters ?? ParameterEdits()).merged(with: config?.document.parameters ?? ParameterEdits())
    // A published value in the config file overrides the preset's.
    for key in config?.document.keys ?? [] where config?.document.parameters[key] == nil { edits[key] = nil }
    if let region { try assign("region", region, flag: "--region \(region)", of: entry, to: &edits) }
    for set in sets { try assign(set, of: entry, to: &edits) }
    let overrides = preset != nil || self.config != nil || !sets.isEmpty
    return StartPlan(
      entry: entry, state: state, overrides: overrides ? edits : nil, region: region,
      config: config?.isLasting == true ? config : nil,
      phone: try phone(state))
  }

  private func phone(_ state: SavedState) throws(StartFault) -> PhoneSetting {
    var phone = state.phone ?? (startsWithApp ? .first : PhoneSetting())
    if let version = systemVersion.flatMap(SystemVersion.init) { phone.systemVersion = version }
    guard let device else { return phone }
    phone.device = try PhoneDevice.find(device)
    if phone.device == .plain { (phone.hasNavigationBar, phone.app) = (false, .cards) }
    return phone
  }

  private func entry() throws(StartFault) -> CatalogueEntry? {
    guard let name = transition else { return code }
    guard code == nil else {
      throw StartFault(.usage, "--transition \(name): it is not used with --file: leave one of them out.")
    }
    if let entry = Catalogue.entry(named: name) { return entry }
    let suggestion = NearestName.suggestion(for: name, among: Catalogue.entries.map(\.name))
    throw StartFault(
      .usage, "--transition \(name): there is no such transition\(suggestion) `backswipe list` has them.")
  }

  private func preset(
    _ files: EditFiles, _ entry: CatalogueEntry?
  ) throws(StartFault) -> (entry: CatalogueEntry?, parameters: ParameterEdits)? {
    guard let name = preset else { return nil }
    if name == PresetName.published { return (entry, ParameterEdits()) }
    var names: [String] = []
    var found: [(entry: CatalogueEntry, parameters: ParameterEdits)] = []
    for each in entry.map({ [$0] }) ?? Catalogue.entries {
      for preset in files.presets(of: each) {
        names.append(preset.name)
        if preset.name == name { found.append((each, preset.parameters)) }
      }
    }
    if let first = found.first, found.count == 1 { return (first.entry, first.parameters) }
    if found.isEmpty {
      let location = entry.map { " of \($0.name)" } ?? ""
      let suggestion = NearestName.suggestion(for: name, among: names + [PresetName.published])
      throw StartFault(.usage, "--preset \(name): there is no such preset\(location)\(suggestion)")
    }
    let transitions = found.map(\.entry.name).joined(separator: ", ")
    throw StartFault(
      .usage, "--preset \(name): several transitions have it; name one of them with --transition: \(transitions).")
  }

  private func assign(
    _ text: String, of entry: CatalogueEntry, to edits: inout ParameterEdits
  ) throws(StartFault) {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      throw StartFault(.usage, "--set \(text): it takes KEY=VALUE, as duration=0.45.")
    }
    let (key, value) = (String(text[..<equals]), String(text[text.index(after: equals)...]))
    try assign(key, value, flag: "--set \(text)", of: entry, to: &edits)
  }

  private func assign(
    _ key: String, _ text: String, flag: String, of entry: CatalogueEntry, to edits: inout ParameterEdits
  ) throws(StartFault) {
    let descriptions = entry.parameters.map(\.description)
    guard let description = descriptions[key: key] else {
      if flag.hasPrefix("--region") {
        throw StartFault(
          .usage, "\(flag): \(entry.name) has no region; its drags begin at any point, or there are none.")
      }
      let suggestion = NearestName.suggestion(for: key, among: descriptions.map(\.key))
      throw StartFault(
        .usage, "\(flag): \(entry.name) has no parameter \(key)\(suggestion) `backswipe list \(entry.name)` has them.")
    }
    guard let value = ParameterText.value(text, for: description) else {
      throw StartFault(.usage, "\(flag): it takes \(ParameterText.allowed(description)).")
    }
    edits.set(key, to: value, in: entry)
  }
}

@MainActor struct StartPlan {
  let entry: CatalogueEntry
  var state = SavedState()
  /// The parameters if the command line sets any; nil means the remembered ones.
  var overrides: ParameterEdits?
  /// Where drags begin in all transitions that have a choice; nil keeps each one's own.
  var region: String?
  var config: ConfigFile?
  /// The device, and how screens are shown on it.
  var phone = PhoneSetting()
}

/// What is wrong with a command, a file that it reads, or its output.
package struct StartFault: Error, Equatable {
  package let kind: Kind
  /// What is wrong, where, and what is allowed, in one line.
  package let sentence: String

  package enum Kind: Sendable {
    case usage
    case file
    case output
  }

  package var exitCode: Int32 {
    switch kind {
    case .usage: 2
    case .file: 3
    case .output: 1
    }
  }

  /// It says nothing about the code, unlike a fault of the kind `output`.
  static let cancelled = Self(.usage, "It was cancelled.")

  package init(_ kind: Kind, _ sentence: String) { (self.kind, self.sentence) = (kind, sentence.asOneLine) }
}
