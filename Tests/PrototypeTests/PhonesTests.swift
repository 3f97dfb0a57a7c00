import CoreGraphics
import DisplayUser
import Foundation
import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Phones of the network, in the window")
struct PhonesTests {
  private let home: UserHome
  private let scene: PanelScene
  private var app: PrototypeApp { scene.app }
  private var sheet: PhonesSheet? { app.bench?.overlays.sheet as? PhonesSheet }
  private var share: ShareButton? { app.bench?.panel.parameters.share }

  /// In place of the server is a program that says what a server says, and keeps what it is told.
  init() throws {
    home = try UserHome()
    let lines = [
      ["address": "http://192.168.1.5:4711/00112233445566778899aabbccddeeff/"] as [String: Any],
      ["phones": ["iPhone", "Android"]],
      ["drag": DragText.swipe, "depth": 2, "decision": true, "replay": true, "phone": "iPhone"],
    ].map { (try? JSONSerialization.data(withJSONObject: $0)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
    let script = """
      #!/bin/sh
      read -r line
      printf '%s\\n' "$line" >> '\(home.path)/told'
      cat << 'END'
      \(lines.joined(separator: "\n"))
      END
      exec 3>&1 cat >> '\(home.path)/told'

      """
    let path = try home.write(script, to: "server")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    var options = PrototypeOptions(entry: .backSwipe)
    options.program = path
    scene = PanelScene(PrototypeApp(options: options))
    scene.app.stage.advance(by: 1)
  }

  /// Lets what arrives be handled until a condition holds; the time limit is for a program that hangs.
  private func wait(until condition: () -> Bool) async throws {
    for _ in 0..<20_000 where !condition() {
      app.stage.advance(by: 1 / 60)
      try await Task.sleep(for: .milliseconds(3))
    }
    #expect(condition())
  }

  private var told: [[String: Any]] {
    ((try? String(contentsOfFile: "\(home.path)/told", encoding: .utf8)) ?? "").split(separator: "\n").compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
  }

  @Test("The sheet shows the address, its code and the phones, every change is sent, and a drag that comes back plays")
  func phones() async throws {
    #expect(share?.isListening == false)
    app.share(.onPhone)
    try await wait { sheet?.shownAddress.hasPrefix("192.168.1.5:4711/\n0011") == true && !app.handed.isEmpty }
    #expect(sheet?.shownPhones == "Connected: iPhone, Android" && share?.isListening == true)
    let first = try #require(told.first?["words"] as? [String])
    #expect(first.contains("back-swipe") && !first.contains("--set"))
    #expect((told.first?["state"] as? String)?.contains("\"device\"") == true)
    // In Drags with its decision, and on the phone.
    let menu = app.dragMenu().children.compactMap { $0 as? UIMenu }.flatMap(\.children)
    let group = try #require(menu.first { $0.title == "From phones" } as? UIMenu)
    #expect(group.children.map(\.title) == ["iPhone: to the right, finishes"])
    #expect(app.transport?.drag?.drag == app.handed.first?.drag && app.transport?.scrub != nil)
    try await wait { app.transport?.scrub?.isPlaying != true }
    #expect(app.transport?.scrub?.playback.decision?.finishes == true)
    app.stage.perform { sheet?.close() }
    // The lab takes it through every engine, with the others that were collected.
    scene.press(.character("e"), then: 1)
    let page = try #require(app.bench?.panel.page as? LabPage)
    #expect(page.lab.collected == app.handed.map(\.drag))
    try scene.chooseDrags(at: 0.75)
    try await wait { page.lab.isComplete }
    #expect(page.lab.rows.map(\.signs) == page.lab.subjects.map { _ in "●" } && page.title == "Drags elsewhere: 1")
    scene.press(.character("e"))
    app.store.set("release.distance", to: .number(0.9))
    try await wait { (told.last?["words"] as? [String])?.contains("release.distance=0.9") == true }
    app.store.show(try #require(Catalogue.entry(named: "sink")))
    try await wait { (told.last?["words"] as? [String])?.contains("sink") == true }
    #expect(share?.isListening == true)
    app.share(.onPhone)
    app.stage.advance(by: 0.1)
    try scene.click("Stop")
    #expect(app.phones == nil && share?.isListening == false && sheet == nil)
  }

  @Test("Without a library the entry cannot be chosen, and says which package it needs") func missing() throws {
    let button = try #require(share)
    func entry() throws -> UIAction {
      try #require(scene.actions(of: button).first { $0.title == ShareItem.onPhone.title })
    }
    #expect(try entry().attributes == [] && entry().shownKeys == ShareItem.onPhone.keys)
    button.libraries = { [SystemLibrary("libabsent.so.1", of: "libabsent1"), .codes] }
    #expect(try entry().attributes == .disabled && entry().shownKeys == "needs libabsent1")
    button.libraries = { [SystemLibrary("libabsent.so.1", of: "libabsent1"), SystemLibrary("libc.so.9", of: "libc9")] }
    #expect(try entry().shownKeys == "needs libabsent1 and libc9")
  }

  @Test("A code of an address has the three marks by which a camera finds it, and a light margin") func code() throws {
    let code = try #require(QRCode("http://192.168.1.5:4711/00112233445566778899aabbccddeeff/"))
    #expect((code.side - 21) % 4 == 0)
    for (left, top) in [(0, 0), (code.side - 7, 0), (0, code.side - 7)] {
      for y in 0..<7 {
        for x in 0..<7 {
          let ring = max(abs(x - 3), abs(y - 3))
          #expect(code.isDark(left + x, top + y) == (ring != 2))
        }
      }
    }
    #expect(!code.isDark(-1, 0) && !code.isDark(code.side, 0))
    #expect(code != QRCode("http://192.168.1.5:4711/"))
    // Two rows of squares in each line.
    let lines = code.lines.split(separator: "\n")
    #expect(lines.count == (code.side + 5) / 2 && lines[1].contains("█▀▀▀▀▀█"))
  }
}
