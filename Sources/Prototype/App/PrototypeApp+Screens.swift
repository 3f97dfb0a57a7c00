import Foundation
import Stage
import UIKit

// The user's own screenshots on the phone: dropped, pasted or chosen.

extension PrototypeApp {
  private var shownScreens: [UIImage] { pictures.pictures.compactMap(\.self) }

  private var screensSheet: ScreensSheet? { bench?.overlays.sheet as? ScreensSheet }

  func openScreens() {
    endFirstSwipe()
    let sheet = ScreensSheet(
      shownScreens,
      ScreensSheet.Actions(
        choose: { [unowned self] in chooseScreens() }, paste: { [unowned self] in _ = pasteScreens() },
        show: { [unowned self] in show(screens: $0) }))
    bench?.overlays.open(sheet, as: .sheet)
  }

  /// Shows pictures on the screens of the present transition, from the top one down, on the device that they come from.
  func show(screens: [UIImage]) {
    stopLoop()
    transport?.endScrub()
    if let device = screens.first.flatMap({ Screenshot($0).device }), device.size != phone.phone.device.size {
      var setting = phone.phone
      setting.device = device
      store.set(setting)
    }
    phone.show(screens: screens)
    stage.perform {
      screensSheet?.show(screens)
      tellPhones()
    }
  }

  /// Puts pictures beneath those that are shown.
  func add(screens: [UIImage]) {
    show(screens: shownScreens + screens)
    if bench != nil, screensSheet == nil { stage.perform { openScreens() } }
  }

  // MARK: Files

  private func chooseScreens() {
    let resolved = { [options] (text: String) in options.folders?.path(text) ?? text }
    let sheet = PathSheet(
      "Choose screenshots", "Path of a PNG, or a click for each of several", endings: [".png"], from: lastFolder,
      takesSeveral: true, resolved: resolved
    ) { [unowned self] texts in
      let paths = texts.map(resolved)
      if shownUserCode != nil {
        drop(paths)
        return nil
      }
      do throws(StartFault) {
        var files = try PictureFiles(count: shownScreens.count + paths.count)
        var chosen: [UIImage] = []
        for path in paths { chosen.append(try files.picture(path)) }
        if let path = paths.last { lastFolder = shown(FileBytes.split(path).folder) }
        openScreens()
        add(screens: chosen)
        return nil
      } catch {
        return error.sentence
      }
    }
    bench?.overlays.open(sheet, as: .sheet)
  }

  // MARK: The clipboard

  /// Takes the files that the clipboard names, or else its picture; says so if there is neither.
  func pasteScreens() -> Bool {
    let text = stage.perform { UIPasteboard.general.string } ?? ""
    let paths = PastedPaths.pictures(in: text)
    if !paths.isEmpty {
      openScreensForPaste()
      drop(paths)
      return true
    }
    guard let bytes = stage.clipboard.picture, !bytes.isEmpty else {
      store.told("There is no picture on the clipboard. Copy a screenshot, or PNG files, and paste again.")
      return bench != nil
    }
    guard shownUserCode == nil else {
      store.told("Your own code reads files: save the picture as a PNG and drop it.")
      return true
    }
    do throws(StartFault) {
      add(screens: [try PictureFiles(count: shownScreens.count + 1).picture(bytes, named: "The clipboard")])
    } catch {
      store.told(error.sentence)
    }
    return true
  }

  /// Without the sheet, a single file would ask a question, whose answer is known here.
  private func openScreensForPaste() {
    guard bench != nil, shownUserCode == nil, screensSheet == nil else { return }
    stage.perform { openScreens() }
  }
}

/// The paths of files in a text as file managers copy it: an address or an absolute path in each line.
enum PastedPaths {
  static func pictures(in text: String) -> [String] {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
    let paths = lines.compactMap { line -> String? in
      if line.hasPrefix("/") { return line }
      guard let url = URL(string: line), url.isFileURL else { return nil }
      return url.path
    }
    return paths.filter { $0.lowercased().hasSuffix(".png") }
  }
}
