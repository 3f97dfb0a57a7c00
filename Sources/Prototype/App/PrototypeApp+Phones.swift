import Foundation
import Stage
import UIKit
import Workshop

/// The phones that show what the window shows: a program of their own serves them.
@MainActor final class Phones {
  fileprivate let process: LineProcess
  fileprivate(set) var url: String?
  fileprivate(set) var names: [String] = []
  fileprivate var fault: String?
  fileprivate var sent = ""
  /// How often own code was built.
  fileprivate var buildCount = 0
  fileprivate var pictures: (shown: [UIImage], folder: BuildFolder)?

  fileprivate init(_ program: String, at address: String?) throws(WorkshopError) {
    process = try LineProcess([program, "feel", "--stdio"] + (address.map { ["--address", $0] } ?? []))
  }

  /// Returns the files of pictures.
  fileprivate func paths(of shown: [UIImage]) -> [String] {
    guard !shown.isEmpty else { return [] }
    if pictures.map({ $0.shown.elementsEqual(shown, by: ===) }) != true {
      pictures = (try? BuildFolder()).map { (shown, $0) }
      for (index, picture) in shown.enumerated() {
        guard let path = pictures?.folder.path, let bytes = picture.pngData() else { continue }
        try? FileBytes.create("\(path)/\(index).png", with: Array(bytes))
      }
    }
    return shown.indices.compactMap { index in pictures.map { "\($0.folder.path)/\(index).png" } }
  }
}

/// A drag that a phone sent.
struct HandedDrag: Equatable {
  let title: String
  let drag: Drag
  let depth: Int
}

extension PrototypeApp {
  /// Lets phones in, and shows where they find the page.
  func openPhones(at address: String? = nil) {
    if phones == nil || address != nil {
      do throws(WorkshopError) { phones = try Phones(options.program, at: address) } catch {
        return store.told(error.description)
      }
      phones?.process.received = { [weak self] line in self?.stage.perform { self?.take(line) } }
      phones?.process.ended = { [weak self] in self?.stage.perform { self?.phonesEnded() } }
      tellPhones()
    }
    let sheet = PhonesSheet(
      NetworkAddress.all, choose: { [unowned self] in openPhones(at: $0) }, stopped: { [unowned self] in phones = nil })
    bench?.overlays.open(sheet, as: .sheet)
    showPhones()
  }

  func showPhones() {
    bench?.panel.parameters.share.isListening = phones != nil
    (bench?.overlays.sheet as? PhonesSheet)?.show(phones?.url, phones?.names ?? [], phones?.fault)
  }

  private func phonesEnded() {
    store.told(phones?.fault ?? "The server for phones has ended.")
    phones = nil
  }

  /// Sends what the window shows, if it changed.
  func tellPhones(isBuilt: Bool = false) {
    guard let phones else { return }
    if isBuilt { phones.buildCount += 1 }
    let setting = phone.setting
    var words = ["--depth", "\(setting.depth)", "--colors", setting.colors.map(\.hexDigits).joined(separator: ",")]
    if let request = shownUserCode?.request {
      words = ["--file"] + request.paths + (request.only.isEmpty ? [] : ["--only"] + request.only)
      if let scene = shownUserCode?.scene { words += ["--preview", scene] }
      if let target = request.target { words += ["--target", target] }
      if let language = request.language { words += ["--swift", "\(language)"] }
    } else {
      words += ["--transition", store.entry.name, "--preset", PresetName.published]
      let screens = phones.paths(of: pictures.pictures.compactMap(\.self))
      if !screens.isEmpty { words += ["--screens"] + screens }
    }
    if setting.isStrict { words.append("--strict") }
    words += ["--appearance", phone.stage.application.screen.userInterfaceStyle == .dark ? "dark" : "light"]
    for edit in store.edits.ordered(in: store.entry) {
      words += ["--set", "\(edit.description.key)=\(ParameterText.exact(edit.value))"]
    }
    let line = HandLine.settings(words, phone.phone, build: phones.buildCount)
    // Another transition has another button.
    bench?.panel.parameters.share.isListening = true
    guard line != phones.sent else { return }
    phones.sent = line
    phones.process.send(Array(line.utf8))
  }

  private func take(_ line: [UInt8]) {
    guard let phones, let value = try? JSONReader.value(of: line) else { return }
    if let url = value["address"]?.string { phones.url = url }
    if let names = value["phones"]?.elements { phones.names = names.compactMap(\.string) }
    if let complaint = value["complaint"]?.string {
      phones.fault = complaint
      store.told(complaint)
    }
    showPhones()
    guard let text = value["drag"]?.string, let drag = try? DragFile.drag(Array(text.utf8)), let transport else {
      return
    }
    let decision = value["decision"]?.boolean.map { $0 ? ", finishes" : ", goes back" } ?? ""
    let title = "\(value["phone"]?.string ?? "Phone"): \(Self.title(drag).lowercased())\(decision)"
    let next = HandedDrag(title: title, drag: drag, depth: Int(value["depth"]?.number ?? 2))
    handed = handed.suffix(Self.mostHanded - 1) + [next]
    explain.collectionChanged()
    // A finger on the desk is not disturbed.
    guard !transport.live.isHeld else { return }
    play(next)
  }

  /// How many drags of phones are listed.
  private static let mostHanded = 50

  func play(_ drag: HandedDrag) {
    guard let transport else { return }
    play(ChosenDrag(drag.title, .drag(drag.drag), start: DemoState(depth: drag.depth)), on: transport)
  }
}
