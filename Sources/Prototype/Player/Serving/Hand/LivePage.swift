package import CoreGraphics
import Dispatch
import Foundation
import PageLayers
package import Stage
import UIKit

/// Shows a transition on phones, as it is set at the time, and takes the drags of their fingers.
///
/// What decides and times arrives at once; the tables of what moves follow one by one, those of the screens in hand first.
@MainActor package final class LivePage {
  /// A drag of a phone's finger.
  package struct Handed {
    package let drag: Drag
    /// How many screens there were at its beginning.
    package let depth: Int
    /// Whether the transition finished on the phone, and in a replay by the same settings; nil if nothing was decided, or
    /// the settings changed meanwhile.
    package let decision, replay: Bool?
    package let phone: String
  }

  private struct Table {
    let name: String
    let depth: Int
    let text: String
    let pictures: [Int]
  }

  private let server: WebServer
  private var page: Page?
  private var tables: [Table] = []
  private var pictures: [Data: Int] = [:]
  private var pictureCount = 0
  /// Changes with everything but the parameters, so that the page begins again.
  private var key = ""
  /// The number of settings that were sent.
  private var number = 0
  private var next: (words: String, key: String, make: () throws(StartFault) -> Performance)?
  private var isWorking = false
  /// How many screens the last drag ended with.
  private var wanted: Int?
  private var sentence: String?
  package var handed: (Handed) -> Void = { _ in }
  /// Called with the kinds of all phones when one joins or ends.
  package var phonesChanged: ([String]) -> Void = { _ in }
  package var complained: (String) -> Void = { _ in }

  /// The libraries that it needs, and for what.
  package static let needs = [("On phone", SystemLibrary.http), ("Codes", .codes)]

  /// What has to be installed; nil if nothing is missing.
  package static var missing: String? { SystemLibrary.need(of: needs.map(\.1)) }

  /// Listens at an address of this machine, by default that of its network; port 0 is any free one.
  package init(at address: String?, port: UInt16) throws(StartFault) {
    guard let own = address ?? NetworkAddress.all.first else {
      throw StartFault(.output, "This machine is in no network: connect it, or give an --address.")
    }
    server = try WebServer(at: own, port: port)
    server.page = { Self.shell }
    server.joined = { [unowned self] in welcome($0) }
    server.left = { [unowned self] in tellPhones() }
    server.received = { [unowned self] body, said, phone in take(body, said, phone) }
  }

  package var url: String { server.url }

  /// The address as a picture of lines for a terminal; empty without `libqrencode`.
  package var code: String { QRCode(url)?.lines ?? "" }

  /// Shows what `make` returns as soon as that is possible, in place of what was asked for before.
  ///
  /// `words` say what phones wait for meanwhile. With the same key, what is in the hand goes on.
  package func show(_ words: String, key: String, _ make: @escaping () throws(StartFault) -> Performance) {
    next = (words, key, make)
    guard !isWorking else { return }
    isWorking = true
    goOn()
  }

  // MARK: Making

  private func goOn() {
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.work() } }
  }

  /// Does a part of what is to be done: under continuous changes, each comes with the table that is in the hand.
  private func work() {
    do throws(StartFault) {
      if let next, page == nil || !tables.isEmpty || page?.waitingCount == 0 {
        self.next = nil
        if next.key != key { say(next.words) }
        try begin(try next.make(), key: next.key)
      } else if page?.waitingCount ?? 0 > 0 {
        try readTable()
      } else {
        isWorking = false
        return finish()
      }
    } catch {
      (page, tables) = (nil, [])
      say(error.sentence)
      complained(error.sentence)
      isWorking = next != nil
      if !isWorking { return }
    }
    server.run()
    goOn()
  }

  private func begin(_ setup: Performance, key: String) throws(StartFault) {
    let depth = key == self.key ? wanted : nil
    let page = try Page(unread: setup, wanted: depth ?? setup.depth, after: self.page)
    if key != self.key { for stream in server.streams { stream.tables = [:] } }
    (self.page, self.key, wanted, tables, sentence) = (page, key, depth, [], nil)
    number += 1
    for stream in server.streams { server.send("rules", rules(page), to: stream) }
  }

  private func rules(_ page: Page) -> String {
    let names = ["on", "popped"] + Set(page.rules.drags.map(\.table)).sorted()
    let members: [(key: String, value: JSONWriter.Value)] = [
      ("title", .string(page.setup.entry.title)), ("key", .string(key)), ("number", .number(Double(number))),
      ("laws", .object(names.map { ($0, .object(page.law(of: $0))) })),
    ]
    return JSONWriter.line(.object(members + page.figures))
  }

  private func readTable() throws(StartFault) {
    guard var page else { return }
    let before = page.tables
    _ = try page.readNext()
    self.page = page
    for (name, byDepth) in page.tables {
      for (depth, table) in byDepth where before[name]?[depth] == nil {
        let shown = table.table.allNodes.compactMap { if case .picture(let index) = $0.content { index } else { nil } }
        let numbers = Dictionary(uniqueKeysWithValues: Set(shown).map { ($0, number(of: page.drawing.pictures[$0])) })
        var renumbered = table
        renumbered.table.renumberPictures((0...(shown.max() ?? 0)).map { numbers[$0] ?? 0 })
        let text = JSONWriter.line(page.json(renumbered, of: name, from: depth))
        let table = Table(name: name, depth: depth, text: text, pictures: numbers.values.sorted())
        tables.append(table)
        for stream in server.streams { send(table, to: stream) }
      }
    }
  }

  private func number(of picture: Data) -> Int {
    if let known = pictures[picture] { return known }
    pictureCount += 1
    pictures[picture] = pictureCount
    return pictureCount
  }

  private func send(_ table: Table, to stream: WebServer.Stream) {
    let name = "\(table.name) \(table.depth)"
    guard stream.tables[name] != table.text.hashValue else { return }
    stream.tables[name] = table.text.hashValue
    let missing = pictures.filter { table.pictures.contains($0.value) && !stream.pictures.contains($0.value) }
    stream.pictures.formUnion(missing.values)
    let bytes = missing.map { "\"\($0.value)\":\"\($0.key.base64EncodedString())\"" }.joined(separator: ",")
    server.send(
      "table",
      "{\"name\":\"\(table.name)\",\"depth\":\(table.depth),\"table\":\(table.text),\"pictures\":{\(bytes)}}",
      to: stream)
  }

  /// Everything is there, so what is not shown any more is forgotten, here and on the phones.
  private func finish() {
    let used = Set(tables.flatMap(\.pictures))
    pictures = pictures.filter { used.contains($0.value) }
    for stream in server.streams { ready(stream, used) }
  }

  private func ready(_ stream: WebServer.Stream, _ used: Set<Int>) {
    stream.pictures.formIntersection(used)
    server.send("ready", "\(used.sorted())", to: stream)
  }

  // MARK: Phones

  private func say(_ sentence: String) {
    self.sentence = sentence
    for stream in server.streams { server.send("waiting", JSONWriter.line(.string(sentence)), to: stream) }
    // A build may follow, which takes a while: waking a connection and writing are turns of their own.
    for _ in 0..<4 { server.run() }
  }

  private func welcome(_ stream: WebServer.Stream) {
    tellPhones()
    if let sentence { server.send("waiting", JSONWriter.line(.string(sentence)), to: stream) }
    guard let page else { return }
    server.send("rules", rules(page), to: stream)
    for table in tables { send(table, to: stream) }
    if !isWorking { ready(stream, Set(tables.flatMap(\.pictures))) }
  }

  private func tellPhones() { phonesChanged(server.streams.map(\.name)) }

  /// Returns a sentence if it is no drag.
  private func take(_ body: [UInt8], _ said: [String: String], _ phone: String) -> String? {
    let drag: Drag
    do throws(TextFault) { drag = try DragFile.drag(body) } catch { return error.line(in: "the drag") }
    guard let page, let depth = said["depth"].flatMap({ Int($0) }), (1...Page.mostScreens).contains(depth) else {
      return "depth: it takes a number of screens, 1 to \(Page.mostScreens)."
    }
    wanted = said["now"].flatMap { Int($0) }
    let isSame = said["settings"] == "\(number)"
    let handed = Handed(
      drag: drag, depth: depth, decision: ["true": true, "false": false][said["decision"] ?? ""],
      replay: isSame ? Self.decision(on: drag, from: depth, page.setup) : nil, phone: phone)
    self.handed(handed)
    return nil
  }

  /// What the engine decides on a drag.
  static func decision(on drag: Drag, from depth: Int, _ setup: Performance) -> Bool? {
    var setup = setup
    (setup.action, setup.start, setup.depth) = (.drag(drag), DemoState(depth: depth), depth)
    do throws(StartFault) { return try setup.perform(setup.frames) { _ in true }.decision?.finishes } catch {
      return nil
    }
  }

  /// The page before anything arrived.
  private static let shell: String = {
    let nothing = """
      {"size":[390,844],"radius":0,"depth":1,"catches":true,"taps":{},"again":false,"notes":[],"drags":[],"tables":{},\
      "pictures":{}}
      """
    return Page.html(
      "Backswipe", origin: "a transition on the desk", sentence: "", data: nothing,
      script: [Page.wholeScript, Page.file("browser.js"), Page.file("live.js")].joined(separator: "\n"))
  }()
}
