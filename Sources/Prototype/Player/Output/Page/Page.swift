import CoreGraphics
import Foundation
import PageLayers
import SourcePass
import Stage
import UIKit

/// A page for browsers that shows a transition, and moves it under a finger by the same rules and springs.
///
/// The layers are pictures with tables of where they are at each progress, which are read off the engine.
@MainActor package struct Page {
  private(set) var setup: Performance
  let rules: PageRules
  let depth: Int
  /// What taps do, by the number of screens.
  private var taps: [Int: JSONWriter.Value] = [:]
  private(set) var tables: [String: [Int: Table]] = [:]
  private(set) var drawing: PageDrawing
  /// What is still to be read.
  private var waiting: [Part] = []
  /// Sentences about what the page does not show.
  private var notes: [String] = []

  private struct Part {
    let name: String
    let depth: Int
    let start: PageFrames.Start
  }

  /// A transition that begins at a number of screens.
  struct Table {
    var table: PageTable
    /// The time that it takes without a finger, in seconds.
    let seconds: Double
    /// When it is how far without a finger: shares of that time, and progress.
    let pace: [(time: Double, progress: Double)]
  }

  /// The most screens that a page shows.
  package static let mostScreens = 6

  /// Reads a transition off the engine.
  package init(_ setup: Performance) throws(StartFault) {
    try self.init(unread: setup)
    while try !readNext() {}
  }

  /// Creates a page whose parts are still to be read; those for a number of screens first, if one is wanted.
  ///
  /// Pictures that the former page had are not packed again.
  init(unread setup: Performance, wanted: Int? = nil, after former: Page? = nil) throws(StartFault) {
    var setup = setup
    var last = 1
    let firstOn: Int
    if setup.makePlayer != nil {
      let trials = try PageTrials(setup)
      let scale = setup.scale
      (setup, rules, depth, firstOn) = (trials.setup, PageRules(trials), trials.setup.depth, trials.first)
      setup.scale = scale
      if trials.path == nil, trials.system == nil {
        notes = ["On the page no drag moves your code's transition: only taps do."]
        setup.remarked(notes[0])
      }
    } else {
      guard let rules = PageRules(setup) else {
        throw StartFault(.usage, "a page does not know how \(setup.entry.name) moves. Take a GIF or an MP4.")
      }
      let phone = try PageFrames.phone(of: setup)
      (self.rules, depth, firstOn) = (rules, min(phone.demo.depth, Self.mostScreens), 1)
      if phone.demo.hasTabs {
        // Tabs are all there from the beginning.
        phone.show(depth: Self.mostScreens)
        last = phone.demo.depth
      }
      for count in (1...max(last, depth)).reversed() {
        phone.show(depth: count)
        taps[count] = phone.taps
      }
    }
    if rules.parts.contains(.zoom) {
      notes = ["On the page no pinch moves the screen: drags and taps do."]
      setup.remarked(notes[0])
    }
    self.setup = setup
    let size = setup.device.size
    drawing = PageDrawing(
      size: SIMD2(size.width.native, size.height.native), scale: setup.scale.native, after: former?.drawing)
    last = max(last, depth)
    if setup.makePlayer != nil { for count in 1...last { taps[count] = .object([("on", .boolean(true))]) } }
    for count in 1...last {
      // Before the user's first screens there are none that code or a tap opens.
      if count < last, count >= firstOn { waiting.append(Part(name: "on", depth: count, start: .push)) }
      if count > 1 { waiting.append(Part(name: "popped", depth: count, start: .pop)) }
      for drag in rules.drags where drag.table == "forth" ? count < last : count > 1 {
        waiting.append(Part(name: drag.table, depth: count, start: rules.flight == nil ? drag.start : .pop))
      }
    }
    guard let wanted else { return }
    // A drag is timed by a transition without a finger, unless the parameters say how long it lasts.
    func rank(_ part: Part) -> Int {
      let isDrag = part.name != "on" && part.name != "popped"
      return (part.depth == wanted ? 0 : 2) + (isDrag && rules.duration != nil ? 0 : 1)
    }
    waiting = (0...3).flatMap { number in waiting.filter { rank($0) == number } }
  }

  /// The number of parts that are still to be read.
  var waitingCount: Int { waiting.count }

  /// Returns this page with the tables and pictures of another one that moves alike.
  func with(_ other: Page) -> Page {
    var page = self
    (page.tables, page.drawing, page.waiting) = (other.tables, other.drawing, [])
    return page
  }

  /// Says on the page, and to the caller, what it does not show.
  private mutating func note(_ sentence: String) {
    notes.append(sentence)
    setup.remarked(sentence)
  }

  /// Reads the next part; returns whether all are read.
  mutating func readNext() throws(StartFault) -> Bool {
    guard !waiting.isEmpty else { return true }
    let part = waiting.removeFirst()
    try add(part.name, from: part.depth, by: part.start)
    if waiting.isEmpty, setup.makePlayer != nil, let dead = rules.drags.first(where: { tables[$0.table] == nil }) {
      note("On the page your code's drag \(dead.direction) moves nothing: only taps do.")
    }
    return waiting.isEmpty
  }

  private mutating func add(
    _ name: String, from depth: Int, by start: PageFrames.Start
  ) throws(StartFault) {
    var count = 33
    let kept = drawing.pictures.count
    while true {
      drawing.forgetPictures(from: kept)
      guard let frames = try PageFrames(setup, from: depth, by: start, count: count, lasting: rules.duration) else {
        return
      }
      if let part = frames.part {
        var table = part.table
        guard table.isFine || count > 500 else {
          count = 2 * count - 1
          continue
        }
        table.renumberPictures(part.pictures.map(drawing.index))
        return keep(table, name, depth, frames)
      }
      let flight = name == "back" && start == .pop ? rules.flight : nil
      let points = frames.frames.map { flight?($0.progress) ?? $0.progress }
      var table: PageTable
      do { table = PageTable(try drawing.nodes(frames.frames), at: points) } catch {
        throw StartFault(.output, "\(error.text).")
      }
      if table.isFine || count > 500 { return keep(table, name, depth, frames) }
      count = 2 * count - 1
    }
  }

  private mutating func keep(_ table: PageTable, _ name: String, _ depth: Int, _ frames: PageFrames) {
    let pace = frames.seconds > 0 ? frames.pace.map { ($0.time / frames.seconds, $0.progress) } + [(1, 1)] : []
    tables[name, default: [:]][depth] = Table(
      table: table, seconds: frames.seconds, pace: pace.isEmpty ? [] : Self.straight(pace))
  }

  /// Returns when something is how far, as often as straight lines between need.
  static func straight(_ all: [(time: Double, progress: Double)]) -> [(time: Double, progress: Double)] {
    var kept = [all[0]]
    for index in all.indices.dropFirst().dropLast() {
      let (before, here, next) = (kept[kept.count - 1], all[index], all[index + 1])
      let part = (here.time - before.time) / (next.time - before.time)
      let straight = before.progress + (next.progress - before.progress) * part
      if abs(straight - here.progress) > 1e-5 { kept.append(here) }
    }
    return kept + [all[all.count - 1]]
  }
}

// The text of a page.

extension Page {
  /// The whole page.
  package var html: String {
    // That of the user's own code names folders of this machine.
    let (origin, sentence) =
      setup.makePlayer == nil
      ? ("a transition of Backswipe's catalogue", setup.entry.sentence) : ("own code in Backswipe", "")
    return Self.html(
      setup.entry.title, origin: origin, sentence: sentence, data: data,
      script: [script, Self.file("view.js"), Self.file("browser.js")].joined(separator: "\n"))
  }

  static func html(_ title: String, origin: String, sentence: String, data: String, script: String) -> String {
    let name = title.asXML
    return """
      <!DOCTYPE html><!-- \(name), \(origin), as a page that a finger drags. -->
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="mobile-web-app-capable" content="yes">
      <title>\(name)</title>
      <style>
      \(file("page.css"))
      </style>
      </head>
      <body>
      <main id="phone" tabindex="0" role="application" aria-label="\(name)"><div id="screen"></div></main>
      <p><b>\(name)</b> \(sentence.asXML)</p>
      <p id="line"></p>
      <script type="application/json" id="data">\(data)</script>
      <script>
      \(script)
      </script>
      </body>
      </html>

      """
  }

  /// Writes the page to a file.
  package func write(to path: String) throws(StartFault) { try OutputFile.write(Array(html.utf8), to: path) }

  /// What the script reads.
  var data: String { data(pictures: drawing.smallPictures.map { $0.base64EncodedString() }) }

  /// With the pictures as their bytes or their addresses.
  func data(pictures: [String]) -> String {
    let tables = self.tables.sorted { $0.key < $1.key }.map { name, byDepth in
      (
        key: name,
        value: JSONWriter.Value.object(
          byDepth.sorted { $0.key < $1.key }.map { (key: String($0), value: json($1, of: name, from: $0)) })
      )
    }
    let members: [(key: String, value: JSONWriter.Value)] =
      figures + [
        ("tables", .object(tables)),
        ("pictures", .array(pictures.map { .string($0) })),
      ]
    return JSONWriter.line(.object(members)).replacingScalars(["<": "\\u003c"])
  }

  /// What the script reads beside tables and pictures: what a finger may do, and what is said.
  var figures: [(key: String, value: JSONWriter.Value)] {
    let size = setup.device.size
    return [
      ("size", .array([.number(size.width.native), .number(size.height.native)])),
      ("radius", .number(setup.device.cornerRadius.native)), ("depth", .number(Double(depth))),
      ("catches", .boolean(rules.catches)),
      ("taps", .object(taps.sorted { $0.key < $1.key }.map { ("\($0.key)", $0.value) })),
      ("again", .boolean(rules.dragsAgain)), ("notes", .array(notes.map { .string($0) })),
      ("drags", .array(rules.drags.map(\.json))),
    ]
  }

  /// How a table is timed, as far as the parameters say it.
  func law(of name: String) -> [(key: String, value: JSONWriter.Value)] {
    let pace = rules.paces[name].map { [(key: "pace", value: $0)] } ?? []
    let seconds = rules.duration.map { [(key: "seconds", value: JSONWriter.Value.number($0))] } ?? []
    return [("settling", rules.settlings[name] ?? rules.usual)] + seconds + pace
  }

  func json(_ table: Table, of name: String, from depth: Int) -> JSONWriter.Value {
    let isOpening = name == "on" || name == "forth"
    var members = [(key: "to", value: JSONWriter.Value.number(Double(isOpening ? depth + 1 : depth - 1)))]
    members += law(of: name)
    if rules.duration == nil { members.append(("seconds", .number(seconds(of: name, from: depth)))) }
    if name == "on" || name == "popped", rules.paces[name] == nil {
      members.append(("pace", .object(Self.pace(table.pace, lasting: table.seconds))))
    }
    if rules.parts.contains(.photo), let flight = table.table.flight {
      members.append(("flight", .array([.number(flight.x), .number(flight.y)])))
    }
    return .object(members + table.table.json)
  }

  /// When something is how far, as shares of the time in seconds and of the distance.
  static func pace(
    _ pairs: [(time: Double, progress: Double)], lasting seconds: Double
  ) -> [(key: String, value: JSONWriter.Value)] {
    [
      ("seconds", .number(seconds)), ("points", .array(pairs.map { .number(PageRules.rounded($0.time)) })),
      ("shares", .array(pairs.map { .array([.number(PageRules.rounded($0.progress))]) })),
    ]
  }

  /// The time of a transition without a finger, which a settling is measured by.
  private func seconds(of name: String, from depth: Int) -> Double {
    if let duration = rules.duration { return duration }
    let same = name == "on" || name == "forth" ? "on" : "popped"
    return tables[same]?[depth]?.seconds ?? 0
  }
}
