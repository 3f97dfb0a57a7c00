import SeededRandom
import SourcePass
import Stage
import Testing
import UIKit

@testable import Prototype

/// Random texts at the doors through which texts come; each is refused or read, and never ends the program.
///
/// A run of the suite tries a tenth of what `BACKSWIPE_NIGHTLY` tries.
@MainActor @Suite("Random input")
struct ParserFuzzTests {
  private static let count = Nightly.count(4000)

  /// Returns a damaged copy of one of several samples: bytes are changed, removed, repeated, or taken from another.
  private func damaged(_ samples: [[UInt8]], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = samples[Int.random(in: 0..<samples.count, using: &random)]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, index + Int.random(in: 0...8, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(index..<end)
      case 1: bytes.insert(contentsOf: bytes[index..<end], at: index)
      case 2: if index < bytes.count { bytes[index] = UInt8.random(in: 0...255, using: &random) }
      case 3: if index < bytes.count { bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &random) }
      case 4:
        let other = samples[Int.random(in: 0..<samples.count, using: &random)]
        let start = Int.random(in: 0...other.count, using: &random)
        bytes.insert(contentsOf: other[start..<min(other.count, start + 12)], at: index)
      default: bytes.removeSubrange(index...)
      }
    }
    return bytes
  }

  /// Gives damaged samples to a door, of which some are read and some are refused.
  private func feed<Fault: Error>(
    _ samples: [[UInt8]], seed: UInt64, _ read: (Int, [UInt8]) throws(Fault) -> Void, refused: (Int, Fault) -> Void
  ) {
    var random = SeededGenerator(seed: seed)
    var counts = (read: 0, refused: 0)
    for number in 0..<Self.count {
      do throws(Fault) {
        try read(number, damaged(samples, &random))
        counts.read += 1
      } catch {
        refused(number, error)
        counts.refused += 1
      }
    }
    #expect(counts.read > 0 && counts.refused > 0)
  }

  private func bytes(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  @Test(
    "An escape that is half of a character is refused, whatever follows",
    arguments: ["\\ud83d\\u0041", "\\ud83d\\ud83d", "\\ud83d\\uffff", "\\ude00", "\\ud83d", "\\ud83dx"])
  func halves(text: String) throws {
    let fault = #expect(throws: TextFault.self) { _ = try JSONReader.value(of: Array("[\"\(text)\"]".utf8)) }
    #expect(fault?.sentence == "the escape is half of a character.")
    #expect(fault?.position.column == 4)
  }

  @Test("Files with parameters are refused with a position in the text, or read") func parameters() throws {
    let entries = Catalogue.entries
    var samples = bytes(entries.prefix(4).map { HandOff.json($0, ParameterEdits()) })
    samples += bytes([
      "{\"transition\": \"sink\", \"parameters\": {\"duration\": \"300ms\", \"shadow.color\": \"#E2853B\", \"shadow\": false}}",
      "[1e308, -0.0, \"\\ud83d\\ude00\\u0000\", null, true, {\"a\": {}}]", "{\"parameters\": {\"scale\": 30%}}",
    ])
    feed(samples, seed: 19) { (number, text) throws(TextFault) in
      let document = try ParameterDocument(text, entry: entries[number % entries.count])
      for edit in document.parameters.ordered(in: document.entry) {
        #expect(edit.description.accepts(edit.value), "text \(number)")
      }
    } refused: { number, fault in
      #expect(fault.position.line >= 1 && fault.position.column >= 1 && !fault.sentence.isEmpty, "text \(number)")
    }
  }

  /// States, of which some have values that are not allowed.
  private static let states = [
    #"""
    {"transition": "sink", "window": {"width": 1200, "height": 800.5}, "phone": {"device": "iphone-16", "cutout": "island",
    "homeIndicator": true, "navigationBar": false, "fitsPictures": true}, "strip": false, "greeted": true,
    "recent": {"0": "/a/Card.swift", "1": "/b\n/c"}, "drags": {"0": "/d/\u0000e.jsonl", "1": "/f.jsonl"},
    "parameters": {"sink": {"duration": 0.45, "shadow": false, "shadow.color": "E2853B"}, "ios-18": {"spring.damping": 40}}}
    """#,
    #"{"parameters": {"back-swipe": {"duration": -1e308, "region": "edge", "parallax.divisor": 0}}, "recent": ["/x"]}"#,
    #"{"window": {"width": 1e400}, "drags": {"0": "relative"}, "phone": {"device": "nothing"}}"#,
  ]

  @Test("Of many damaged states, each gives what is left of it, which can be shown and is written again as it is")
  func states() throws {
    var random = SeededGenerator(seed: 23)
    let samples = bytes(Self.states + [SavedState(Array(Self.states[0].utf8)).text])
    var kept = 0
    for number in 0..<Nightly.count(10_000) {
      let state = SavedState(damaged(samples, &random))
      for (name, edits) in state.parameters {
        let entry = try #require(Catalogue.entry(named: name))
        for edit in edits.ordered(in: entry) { #expect(edit.description.accepts(edit.value), "text \(number)") }
      }
      for path in state.recent + state.drags {
        #expect(path.hasPrefix("/") && !path.utf8.contains(0), "text \(number)")
      }
      if let size = state.windowSize { #expect(size.width >= 100 && size.height <= 20_000, "text \(number)") }
      if !state.parameters.isEmpty { kept += 1 }
      guard number.isMultiple(of: 50) else { continue }
      let text = state.text
      #expect(SavedState(Array(text.utf8)).text == text, "text \(number)")
    }
    #expect(kept > 0)
  }

  @Test("A window opens with any damaged state, and writes a state that is read again") func statesOfWindows() throws {
    var random = SeededGenerator(seed: 24)
    let samples = bytes(Self.states)
    for number in 0..<Nightly.count(80) {
      let plan = StartPlan(entry: Catalogue.initialEntry, state: SavedState(damaged(samples, &random)))
      var options = PrototypeOptions()
      options.plan = plan
      let app = PrototypeApp(options: options)
      app.stage.advance(by: 0.1)
      #expect(app.stage.diagnostics == [], "text \(number)")
    }
  }

  @Test("Damaged traces are refused with a line and a column, differ, or say the same") func traces() throws {
    var random = SeededGenerator(seed: 25)
    var setup = Performance(try #require(Catalogue.entry(named: "fade-slide")))
    (setup.action, setup.framesPerSecond) = (.push, 10)
    let trace = try Trace(setup)
    var (refused, differing) = (0, 0)
    for text in [trace.text(asJSON: false), trace.text(asJSON: true)] {
      for number in 0..<Self.count {
        let kept = String(decoding: damaged([Array(text.utf8)], &random), as: UTF8.self)
        do throws(StartFault) {
          let found = try TraceCheck.difference(of: trace, from: TraceReader("kept", Array(kept.utf8)), Tolerances())
          if !found.findings.isEmpty { differing += 1 }
          #expect(found.lines.allSatisfy { $0.count < 400 }, "text \(number)")
        } catch {
          refused += 1
          #expect(
            error.kind == .file && error.sentence.hasPrefix("kept:") && error.sentence.count < 400, "text \(number)")
        }
      }
    }
    #expect(refused > 0 && differing > 0)
  }

  @Test("Damaged pictures are refused with the name of the file and a reason, or shown") func pictures() throws {
    let home = try UserHome()
    let path = try home.picture(0xFF0000, "a.png", CGSize(width: 20, height: 30))
    let samples = [try FileBytes.read(path)]
    feed(samples, seed: 26) { (_, bytes) throws(StartFault) in
      _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
      _ = try PictureFiles.read([path])
    } refused: { number, fault in
      #expect(fault.kind == .file && fault.sentence.hasPrefix("\(path): "), "picture \(number)")
    }
  }

  @Test("Files of drags are refused with a line, or are drags that can be replayed") func drags() throws {
    let samples = bytes([
      """
      {"version":1,"width":390,"height":844}
      {"t":0,"event":"down","x":4,"y":422}
      {"t":0.017,"event":"move","x":4.3,"y":422}
      {"t":0.2,"event":"up","x":120,"y":422}

      """,
      """
      {"t":0,"event":"down","x":1,"y":2,"finger":1}
      {"t":0.5,"event":"cancel"}

      """,
    ])
    feed(samples, seed: 20) { (number, text) throws(TextFault) in
      let drag = try DragFile.drag(text)
      #expect(drag.events.first?.time ?? -1 >= 0 && drag.duration.isFinite, "text \(number)")
      #expect(zip(drag.events, drag.events.dropFirst()).allSatisfy { $0.time <= $1.time }, "text \(number)")
      let again = try DragFile.drag(Array(DragFile.text(drag).utf8))
      #expect(again == drag, "text \(number)")
    } refused: { number, fault in
      #expect(fault.position.line >= 1, "text \(number)")
    }
  }

  @Test("Typed values, sizes and paths are refused, or within what is allowed") func typed() throws {
    var random = SeededGenerator(seed: 21)
    let descriptions = Catalogue.entries.flatMap { $0.parameters.map(\.description) }
    let samples = bytes([
      "0.45", "300ms", "0.3s", "30%", "-3", "1e-3", "1/3", "E2853B", "#fff000", "true", "edge", "∞", "nan", "0x1p3",
      "390x844", "~/Clips/a.gif", "../b", "3.33", "１２",
    ])
    for number in 0..<Self.count {
      let text = String(decoding: damaged(samples, &random), as: UTF8.self)
      let description = descriptions[number % descriptions.count]
      for source in [NumberReading.Source.command, .panel] {
        if let value = ParameterText.value(text, for: description, from: source) {
          #expect(description.accepts(value), "\(text)")
          #expect(ParameterText.value(ParameterText.exact(value), for: description) == value, "\(text)")
        }
      }
      if let size = PhoneDevice.size(text) { #expect((50...3000).contains(size.width), "\(text)") }
      if let path = SavePath(text, name: "a.gif", home: "/h", folder: "/f") {
        #expect(path.path.hasPrefix("/") && !path.path.contains("\0"), "\(text)")
      }
      _ = NearestName.of(text, among: ["duration", "shadow.radius"])
    }
  }

  @Test("Source that is no Swift goes through every pass, and what needs no change stays") func sources() throws {
    var random = SeededGenerator(seed: 22)
    let samples = bytes(
      TransitionSources.files.filter { $0.text.utf8.count < 1500 }.prefix(6).map(\.text) + [
        "struct F {\n  var a = 1\n  init() { b.c = \"\\(x(\"}\"))\" }\n}\n",
        "#selector(a(_:)) /* /* */ \"\"\"\n#\"\\#(",
        "@objc protocol P { @objc optional func f() }",
      ])
    for number in 0..<Self.count {
      let text = String(decoding: damaged(samples, &random), as: UTF8.self)
      let returned = SourcePass.returning(text).text
      if !text.contains("Selector"), !text.lowercased().contains("delegate"), !text.lowercased().contains("source") {
        #expect(returned == text, "text \(number)")
      }
      _ = SourcePass.arriving(returned)
      _ = SourceLibrary([SourceFile(path: "a", text: text)]).files(neededBy: text)
      if var defaults = ParameterDefaults(of: "F", in: text) {
        defaults.set([("a", "2"), ("b.d", ".x"), ("e", "1.0")])
      }
    }
  }
}
