import Foundation
import SourcePass
import Stage
import UIKit
import Workshop

extension PrototypeApp {
  func run(_ request: UserCodeRequest) {
    if let open = own.first(where: { $0.request.paths == request.paths }) {
      if let entry = store.entry(named: entryName(open)) { store.show(entry) }
      store.preferences.remember(path: request.kept)
      return open.hasBegun ? open.reload(replays: true) : open.begin()
    }
    let code = open(request)
    store.show(CatalogueEntry.own(code, code.table, revision: code.revision))
    code.begin()
    store.preferences.remember(path: request.kept)
  }

  /// Lists the code that was shown lately; it is built when it is shown.
  func openRecent() {
    for kept in store.preferences.recent.reversed() {
      if let request = UserCodeRequest(kept: kept) { _ = open(request) }
    }
  }

  func open(_ request: UserCodeRequest, _ version: UserCodeVersion? = nil) -> UserCodeSession {
    let code = UserCodeSession(request, cache: UserFolders.ofProcess.cache, version)
    own.insert(code, at: 0)
    code.keyUnused = { [weak self] in _ = self?.run($0, isRepeat: $1) }
    code.shownScale = { [weak self] in self?.shownScale ?? 0 }
    code.samples = samples
    code.settings = UserCodeSession.settings(isStrict: options.isStrict)
    code.complained = { StandardError.write($0) }
    code.unreadChanged = { [weak self] in self?.stage.perform { self?.store.changed() } }
    code.loaded = { [weak self, weak code] in
      if let code { self?.adopt($0, of: code) }
      self?.transport?.renew()
      self?.playFirstDrag()
      self?.tellPhones(isBuilt: true)
    }
    store.scenes = { [weak self] entry in
      let code = self?.own.first { CatalogueEntry.name(of: $0) == entry.name }
      return (code?.library?.scenes.map(\.name) ?? [], code?.scene)
    }
    store.showScene = { [weak self] entry, scene in
      guard let self else { return }
      own.first { entryName($0) == entry.name }?.show(scene: scene)
      stage.perform { store.changed() }
    }
    store.keep = { [weak self] in self?.keep($0, $1) }
    store.adopt(CatalogueEntry.own(code, code.table, revision: code.revision))
    return code
  }

  private var samples: [ChildMessage] {
    let colors = options.colors == PrototypeOptions.defaultColors ? [] : options.colors
    return ChildMessage.samples(pictures: options.screens.map(\.path), colors)
  }

  /// Freezes code, so that it can change beside the frozen version.
  private func keep(_ entry: CatalogueEntry, _ edits: ParameterEdits) -> ComparedParameters? {
    guard let code = own.first(where: { entryName($0) == entry.name }) else { return nil }
    versionCount += 1
    guard let version = code.present(versionCount) else {
      store.told("Your code does not run yet.")
      return nil
    }
    let kept = open(code.request, version)
    return ComparedParameters(transition: entryName(kept), parameters: edits, own: kept.table.initials)
  }

  /// Closes frozen versions that are no longer compared or shown.
  func forgetVersions() {
    let forgotten = own.filter { $0.version != nil && entryName($0) != store.entry.name }
    guard !forgotten.isEmpty else { return }
    defer { bench?.refresh() }
    for code in forgotten {
      code.close()
      own.removeAll { $0 === code }
      store.forget(entryName(code))
    }
  }

  private func entryName(_ code: UserCodeSession) -> String { CatalogueEntry.name(of: code) }

  private var shownScale: CGFloat {
    guard let screen = bench?.device.screen, phone.stage.screenSize.width > 0 else { return stage.screenScale }
    return screen.pictureFrame.width / phone.stage.screenSize.width * stage.screenScale
  }

  /// Shows the constants of a library; a changed literal overrides an edit.
  private func adopt(_ library: BuiltLibrary, of code: UserCodeSession) {
    let table = UserCodeTable(rows: library.parameters.map(UserCodeTable.Row.init))
    let isSame = stage.perform { table.isShown(as: code.table) }
    guard !isSame || store.entry(named: entryName(code))?.revision == 0 else {
      // The constants may stand elsewhere in the files, and there may be other previews.
      code.table = table
      return stage.perform { store.changed() }
    }
    let before = code.table.values
    let forgotten = table.values.filter { key, value in before[key].map { $0 != value } ?? false }.map(\.key)
    code.table = table
    code.revision += 1
    code.set(forgotten.map { ($0, nil) })
    stage.perform {
      store.adopt(CatalogueEntry.own(code, table, revision: code.revision), forgetting: forgotten)
    }
  }

  /// The user's own code that is shown; nil if a transition of the catalogue is.
  var shownUserCode: UserCodeSession? { own.first { entryName($0) == store.entry.name } }

  /// Shows what is missing of the user's own code, and why its screen is blank.
  func openMissing(of code: UserCodeSession) {
    let groups = code.missing.map { group in (group.title, group.lines.map { ($0.location, $0.sentence) }) }
    let nothing: ListSheet.Group = ("", [("", "Every file is built, and all that it called so far is here.")])
    bench?.overlays.open(ListSheet("What is missing", groups.isEmpty ? [nothing] : groups), as: .sheet)
  }

  /// Returns false if no user code is shown.
  func reloadOwn(replays: Bool) -> Bool {
    guard let code = shownUserCode else { return false }
    code.reload(replays: replays)
    return true
  }

  /// Asks whether to write changed constants into the source or save them as a preset.
  func ask(aboutWriting code: UserCodeSession) {
    guard let bench else { return store.told(code.writeToSource()) }
    let count = code.changedRows.count
    bench.overlays.ask("Keep \(count) \(count == 1 ? "constant" : "constants")", ["In the source", "As a preset"]) {
      [unowned self, unowned bench] index in
      if index == 0 { store.told(code.writeToSource()) } else { bench.panel.parameters.askForPresetName() }
    }
  }
}
