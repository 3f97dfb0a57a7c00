import Dispatch

/// The files of presets and of the program's state.
///
/// The state is written often, so it has a queue of its own, which keeps the order. A preset is written at once,
/// because the user asked for it and wants to know. Without folders, nothing is read or written.
@MainActor final class EditFiles {
  private let folders: UserFolders?
  private lazy var queue = DispatchQueue(label: "backswipe.files")
  private var hasQueued = false

  init(_ folders: UserFolders?) { self.folders = folders }

  func state() -> SavedState {
    guard let path = statePath, let bytes = try? FileBytes.read(path) else { return SavedState() }
    return SavedState(bytes)
  }

  private var statePath: String? { folders?.state.map { $0 + "/state.json" } }

  /// Called once with a sentence if nothing can be remembered.
  var failed: ((String) -> Void)?

  /// Writes the state soon; if it `waits`, before this returns.
  func write(_ state: SavedState, waits: Bool = false) {
    guard let path = statePath else {
      return folders == nil ? () : fail("there is no folder for it: set HOME, or XDG_STATE_HOME, to the path of one")
    }
    let bytes = Array(state.text.utf8)
    perform(waits: waits) { [weak self] in
      do throws(FileBytes.Problem) { try FileBytes.replace(path, with: bytes) } catch {
        DispatchQueue.main.async {
          MainActor.assumeIsolated { self?.fail("\(path) cannot be written (\(error.words))") }
        }
      }
    }
  }

  private func fail(_ reason: String) {
    failed?("Nothing is remembered for the next time: \(reason).".asOneLine)
    failed = nil
  }

  /// Skips presets that cannot be read.
  func presets(of entry: CatalogueEntry) -> [EditBook.Preset] {
    guard let folder = presetFolder(entry) else { return [] }
    return FileBytes.names(in: folder).compactMap { file in
      guard file.hasSuffix(".json"), !file.hasPrefix("."), let bytes = try? FileBytes.read("\(folder)/\(file)"),
        let document = try? ParameterDocument(bytes, entry: entry), document.entry.name == entry.name,
        let name = document.name.flatMap(PresetName.valid)
      else { return nil }
      return EditBook.Preset(name: name, parameters: document.parameters)
    }
  }

  private func presetFolder(_ entry: CatalogueEntry) -> String? {
    folders?.config.map { "\($0)/presets/\(entry.name)" }
  }

  /// Writes a preset before this returns, or removes its file if `parameters` is nil; returns a line that says why that
  /// failed, or nil.
  func write(preset name: String, _ parameters: ParameterEdits?, of entry: CatalogueEntry) -> String? {
    guard let folders else { return nil }
    guard let folder = presetFolder(entry) else {
      return "there is no folder for presets: set HOME, or XDG_CONFIG_HOME, to the path of one."
    }
    let path = "\(folder)/\(PresetName.file(name))"
    do throws(FileBytes.Problem) {
      guard let parameters else {
        try FileBytes.remove(path)
        return nil
      }
      try FileBytes.replace(path, with: Array(ParameterDocument(parameters, of: entry, name: name).text.utf8))
      return nil
    } catch {
      return "\(folders.text(path)): it cannot be written (\(error.words)).".asOneLine
    }
  }

  func finish() {
    if hasQueued { queue.sync {} }
  }

  private func perform(waits: Bool, _ work: @escaping @Sendable () -> Void) {
    hasQueued = true
    if waits { queue.sync(execute: work) } else { queue.async(execute: work) }
  }
}
