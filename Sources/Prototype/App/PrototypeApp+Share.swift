import Foundation
import Glibc
import Stage
import UIKit

extension PrototypeApp {
  /// Without a panel only what needs no question is possible; returns whether it was done.
  @discardableResult func share(_ item: ShareItem) -> Bool {
    let isUserCode = store.entry.group == .own
    guard !isUserCode || !item.isSwift else {
      store.told("Your own code is Swift already.")
      return bench != nil
    }
    switch item {
    case .copySwift: copySwift()
    case .copyCommand: copyCommand()
    case .copyMotion(let spelling): copyMotion(spelling)
    case .showSource: bench?.panel.parameters.showsSource.toggle()
    case .onPhone: openPhones()
    case .saveClip: askForClip()
    case .saveSwift, .saveParameters, .saveStrip, .savePage: ask(for: item)
    }
    return bench != nil || item == .copySwift || item == .copyCommand
  }

  private func copySwift() {
    do throws(StartFault) {
      let export = try SwiftExport(store.entry, store.edits, preset: store.currentPreset)
      UIPasteboard.general.string = export.text
      store.told("Copied: \(export.text.count { $0 == "\n" }) lines of Swift, to paste into Xcode")
    } catch {
      store.told(error.sentence)
    }
  }

  private func copyMotion(_ spelling: MotionSpelling) {
    guard let motion = MotionText(store.entry, store.edits, in: spelling) else { return }
    UIPasteboard.general.string = motion.text
    store.told("Copied the motion and its parameters as \(spelling.title)")
  }

  // MARK: Files

  private var home: String? { getenv("HOME").map { String(cString: $0) } }

  private var folder: String {
    if let savedFolder { return savedFolder }
    guard let current = getcwd(nil, 0) else { return home ?? "/" }
    defer { free(current) }
    return String(cString: current)
  }

  private func fileName(of item: ShareItem) -> String {
    let entry = store.entry
    return item.fileName(
      for: entry.group == .own ? String(entry.title.prefix { $0 != "." && $0 != "," }) : entry.name)
  }

  private func ask(for item: ShareItem) {
    let name = fileName(of: item)
    let sheet = SaveSheet(
      String(item.title.dropLast()), UserFolders.shown(SavePath.unused(name, in: folder), home: home),
      replaces: { [unowned self] in question(beforeReplacing: $0, name) },
      save: { [unowned self] in fault(saving: item, $0, name) })
    bench?.overlays.open(sheet, as: .sheet)
  }

  private func askForClip() {
    let stem = fileName(of: .saveClip).prefix { $0 != "." }
    let formats = ClipChoice.formats(hasProgram: store.canSaveMovies())
    if !formats.contains(clip.format) { clip.format = .gif }
    copiesSavedFile = false
    let name = { [unowned self] in "\(stem).\(clip.format.rawValue)" }
    let sheet = ClipSheet(
      UserFolders.shown(SavePath.unused(name(), in: folder), home: home),
      of: shownDrag == nil ? "an example" : "the last drag",
      clip, formats: formats,
      changed: { [unowned self] in clip = $0 }, saveAndCopy: { [unowned self] in copiesSavedFile = true },
      replaces: { [unowned self] in question(beforeReplacing: $0, name()) },
      save: { [unowned self] in fault(saving: .saveClip, $0, name()) })
    bench?.overlays.open(sheet, as: .sheet)
  }

  /// Nil if no file would be replaced.
  private func question(beforeReplacing text: String, _ name: String) -> String? {
    guard let found = SavePath(text, name: name, home: home, folder: folder), found.exists else { return nil }
    return "\(UserFolders.shown(found.path, home: home)) is there already. Enter again replaces it."
  }

  /// Saves; returns a sentence if that fails.
  private func fault(saving item: ShareItem, _ text: String, _ name: String) -> String? {
    guard let found = SavePath(text, name: name, home: home, folder: folder) else { return "A path is missing." }
    do throws(StartFault) {
      try save(item, to: found.path)
      return nil
    } catch {
      return error.sentence
    }
  }

  /// Saves a file; starts saving one that takes a while.
  func save(_ item: ShareItem, to path: String) throws(StartFault) {
    let (entry, edits, preset) = (store.entry, store.edits, store.currentPreset)
    switch item {
    case .saveSwift: try SwiftExport(entry, edits, preset: preset).write(to: path)
    case .saveParameters: try HandOff.write(HandOff.json(entry, edits, preset: preset), to: path)
    case .saveClip: return begin(path, try clipWork(path))
    case .saveStrip: return begin(path, StripWork(StripFrames(try footage(scale: 2), of: 8, scale: 2), to: path))
    case .savePage: return begin(path, try PageWork(Page(unread: shownPerformance), to: path))
    case .onPhone, .copySwift, .copyCommand, .copyMotion, .showSource: return
    }
    saved(path)
  }

  /// The file's extension decides on the format.
  private func clipWork(_ path: String) throws(StartFault) -> FilmWork {
    guard let format = FilmFormat(ofFile: path) else {
      let endings = FilmFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw StartFault(.usage, "\(path): the name of a clip ends in one of \(endings).")
    }
    clip.format = format
    let footage = try footage(scale: clip.scale, look: clip.look, showsTouch: clip.showsTouch)
    return FilmWork(Film(footage, framesPerSecond: clip.rate), by: try clip.writer(to: path))
  }

  private func saved(_ path: String) {
    savedFolder = FileBytes.split(path).folder
    let name = UserFolders.shown(path, home: home)
    guard copiesSavedFile else { return store.told("Saved \(name)") }
    copiesSavedFile = false
    // The window's clipboard holds text only, so what is pasted is the file's address.
    stage.perform { UIPasteboard.general.string = URL(fileURLWithPath: path).absoluteString }
    store.told("Saved \(name) and copied its address, to paste where a file is asked for")
  }

  private func begin(_ path: String, _ work: any SavingWork) {
    guard let bench else { return work.cancel() }
    let next = Saving(FileBytes.split(path).name, work, application: stage.application) { [unowned self] fault in
      saving = nil
      if let fault { store.told(fault.sentence) } else { saved(path) }
    }
    // Opening the bar cancels a file that is still being saved.
    bench.overlays.open(next.bar, as: .saving)
    saving = next
    next.bar.closed = { [unowned self] in
      guard let saving else { return }
      self.saving = nil
      saving.cancel()
      store.told("Not saved.")
    }
  }

  /// The transition as it is shown, on the device that shows it.
  private var shownPerformance: Performance {
    var performance = Performance(store.entry)
    (performance.edits, performance.phone) = (store.edits, phone.phone)
    (performance.depth, performance.colors) = (phone.setting.depth, phone.setting.colors)
    performance.pictures = pictures.pictures.indices.map { pictures.picture(fromTop: $0) }
    (performance.style, performance.scale) = (phone.stage.userInterfaceStyle, 2)
    if phone.demo is UserCodeDemo {
      performance.makePlayer = { [phone] performance, showsTouch throws(StartFault) in
        var movement = Movement(action: performance.action, start: phone.state)
        movement.own = (performance.depth, performance.goesOnByTap)
        return try phone.player(of: movement, scale: performance.scale, showsTouch: showsTouch)
      }
    }
    return performance
  }

  /// The last drag, if it is of what is shown; nil before the first one.
  private var shownDrag: Drag? { phone.track == nil ? nil : phone.stage.recentDrags.last }

  /// Shows the last drag, or if there is none, an example or a push.
  private func footage(
    scale: CGFloat, look: ClipLook = ClipLook(), showsTouch: Bool = true
  ) throws(StartFault) -> Footage {
    let movement: Movement
    if let drag = shownDrag {
      movement = Movement(action: .drag(drag.withShortRests), start: phone.stateBeforeDrag, isLast: true)
    } else {
      let action = phone.entry.back == nil ? Performance.Action.push : .example(ExampleDrag.standard)
      movement = Movement(action: action, start: phone.state.atLeast(depth: 2))
    }
    return try Footage(look, of: phone.phone.device) { () throws(StartFault) in
      try phone.player(of: movement, scale: scale, showsTouch: showsTouch)
    }
  }
}
