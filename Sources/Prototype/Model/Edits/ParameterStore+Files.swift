import Workshop

// Files with parameters: those that are opened, and the config file, which is read again whenever it changes.
extension ParameterStore {
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
}

/// Reports on the main queue when a file may have changed: because it was written, or because another file took its name.
@MainActor final class FileWatch {
  private let follower: ChangeNotices.Follower

  /// Watches a file, at both ends of a symbolic link; nil if the system cannot.
  init?(_ path: String, changed: @escaping @MainActor @Sendable () -> Void) {
    guard let notices = ChangeNotices() else { return nil }
    notices.watch(folderOf: path)
    follower = notices.follow(changed)
  }
}

/// The other side of a comparison, perhaps another transition.
struct ComparedParameters: Equatable, Sendable {
  var transition: String
  var parameters: ParameterEdits
  /// The published parameters of the user's code, which is not in the catalogue.
  var own: [String: ParameterValue] = [:]
}

extension ComparedParameters {
  @MainActor private var entry: CatalogueEntry? { Catalogue.entry(named: transition) }

  @MainActor func value(_ key: String) -> ParameterValue? {
    parameters[key] ?? own[key] ?? entry?.parameters.first { $0.description.key == key }?.initial
  }
}
