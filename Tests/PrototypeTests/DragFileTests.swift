import CoreGraphics
import Foundation
import SeededRandom
import Stage
import Testing

@testable import Prototype

@Suite("Files of drags")
struct DragFileTests {
  private func fault(_ text: String) -> String? {
    do throws(TextFault) {
      _ = try DragFile.drag(Array(text.utf8))
      return nil
    } catch { return error.line(in: "drag.jsonl") }
  }

  @Test("A drag is read back from its text", arguments: ExampleDrag.all.map(\.name))
  func roundTrip(name: String) throws {
    let example = try #require(ExampleDrag.named(name))
    let drag = example.drag(on: .phone)
    #expect(try DragFile.drag(Array(DragFile.text(drag).utf8)) == drag)
  }

  @Test("Fingers, cancelling events and odd numbers are read back") func oddities() throws {
    let events = [
      Drag.Event(time: 0.1, .down(CGPoint(x: 1.0 / 3, y: -2.5e-7))), Drag.Event(time: 0.1, .down(.zero), finger: 9),
      Drag.Event(time: 0.3, .cancel),
    ]
    let drag = try Drag(events, size: CGSize(width: 320.5, height: 568))
    #expect(try DragFile.drag(Array(DragFile.text(drag).utf8)) == drag)
  }

  @Test("A file may have no first line, empty lines, carriage returns, spaces, and no newline at its end") func loose()
    throws
  {
    let text = "\n{\"t\":0, \"event\":\"down\", \"x\":1, \"y\":2}\r\n\r\n{\"y\":2,\"x\":5e0,\"event\":\"up\",\"t\":0.5}"
    let drag = try DragFile.drag(Array(text.utf8))
    #expect(drag.events.map(\.time) == [0, 0.5] && drag.size == CGSize(width: 390, height: 844))
  }

  private static let down = "{\"t\":0,\"event\":\"down\",\"x\":1,\"y\":2}\n"

  @Test(
    "A fault says its line and its reason",
    arguments: [
      ("", "1:1: there are no events: a drag begins with a down."),
      (
        "{\"t\":0,\"event\":\"move\",\"x\":1,\"y\":2}",
        "1:1: the finger is not down: a down is missing before this move."
      ),
      (down + down, "2:1: the finger is down already: an up or a cancel is missing before this down."),
      (down, "2:1: the drag ends while a finger is down: an up or a cancel is missing."),
      (
        down + "{\"t\":2,\"event\":\"move\",\"x\":1,\"y\":2}\n{\"t\":1.5,\"event\":\"up\",\"x\":1,\"y\":2}",
        "3:1: t is 1.5, before 2.0 of the event before."
      ),
      ("{\"t\":NaN,\"event\":\"down\",\"x\":1,\"y\":2}", "1:6: a value is expected, not `N`."),
      ("{\"t\":1e999,\"event\":\"down\",\"x\":1,\"y\":2}", "1:6: the number 1e999 is too large."),
      ("{\"t\":\"0\",\"event\":\"down\",\"x\":1,\"y\":2}", "1:6: t: a number is expected."),
      ("{\"t\":0,\"event\":\"down\",\"x\":1}", "1:1: y is missing: it takes a number."),
      ("{\"t\":0,\"x\":1,\"y\":1}", "1:1: event is missing: it takes down, move, up or cancel."),
      (
        "{\"t\":0,\"event\":\"dwon\",\"x\":1,\"y\":2}",
        "1:16: event, \"dwon\": it takes down, move, up or cancel; did you mean down?"
      ),
      (
        "{\"t\":0,\"event\":\"down\",\"x\":1,\"y\":2,\"fnger\":1}",
        "1:35: \"fnger\": a line has no such key; did you mean finger?"
      ),
      (
        "{\"t\":0,\"event\":\"down\",\"x\":1,\"y\":2,\"finger\":1.5}",
        "1:44: finger is 1.5; it takes a whole number from 0 to 9."
      ),
      ("{\"version\":3,\"width\":390,\"height\":844}", "1:12: version is 3; this program reads versions 1 and 2."),
      (
        "{\"version\":2,\"width\":390,\"height\":844}\n{\"t\":0,\"fault\":\"pusch\"}",
        "2:16: fault, \"pusch\": it takes push, cancel, resize, rotation, stall, second-finger, focus-loss; "
          + "did you mean push?"
      ),
      (
        "{\"version\":2,\"width\":390,\"height\":844}\n{\"t\":1,\"fault\":\"push\"}\n{\"t\":0.5,\"fault\":\"push\"}",
        "3:6: t is 0.5; it takes a number from 1.0 of the line before to 600 s."
      ),
      ("{\"version\":1,\"width\":0,\"height\":844}", "1:22: width is 0; it takes a number from 1 to 10000."),
      (down + "{\"version\":1,\"width\":1,\"height\":1}", "2:1: the line with the version stands first, and once."),
      ("[1, 2]", "1:1: an object in braces is expected."),
      ("{\"t\":0,", "1:8: a key in double quotes is expected, not the end."),
    ])
  func faults(text: String, sentence: String) {
    #expect(fault(text) == "drag.jsonl:\(sentence)")
  }

  @Test("Binary rubbish and a line without an end are faults of their line") func rubbish() {
    #expect(fault("\u{0}\u{1}\u{2}ELF")?.hasPrefix("drag.jsonl:1:1: ") == true)
    let long = String(repeating: " ", count: 5000) + "x"
    #expect(fault(Self.down + long) == "drag.jsonl:2:1: the line is longer than 4096 bytes.")
  }

  @Test("Of ten million lines only those up to the limit are read, in little memory") func manyLines() {
    var reader = DragLineReader(mostEvents: 2000)
    let part = Array(String(repeating: "{\"t\":1,\"event\":\"move\",\"x\":1,\"y\":2}\n", count: 300).utf8)
    var (parts, sentence) = (0, "")
    do throws(TextFault) {
      try reader.add(Array(Self.down.utf8)[...])
      while parts < 40_000 {
        try reader.add(part[...])
        parts += 1
      }
    } catch { sentence = error.line(in: "f") }
    #expect(sentence == "f:2001:1: a drag has at most 2000 events." && parts == 6)
  }

  @Test(
    "Damaged files never do more than throw, and what is read can be written and read again", arguments: [1, 2, 3, 4])
  func fuzz(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = Array(DragFile.text(ExampleDrag.all[Int(seed) % ExampleDrag.all.count].drag()).utf8)
    let words = ["NaN", "-", "1e308", "\"t\"", "{", "}", "\n", "null", "\"down\"", "\u{FEFF}", "-1", "9", ","].map {
      Array($0.utf8)
    }
    var readable = 0
    for _ in 0..<300 {
      var damaged = text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: damaged[index] = UInt8.random(in: 0...255, using: &random)
        case 1: damaged.remove(at: index)
        case 2: damaged.insert(contentsOf: words[Int.random(in: 0..<words.count, using: &random)], at: index)
        default: damaged.removeSubrange(index..<min(damaged.count, index + 40))
        }
      }
      guard let drag = try? DragFile.drag(damaged) else { continue }
      readable += 1
      #expect(try DragFile.drag(Array(DragFile.text(drag).utf8)) == drag, "seed \(seed)")
    }
    #expect(readable > 0)
  }

  @Test("The files in Assets/drags are the examples", arguments: ExampleDrag.all.map(\.name))
  func assets(name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Assets/drags")
    let file = folder.appendingPathComponent("\(name).jsonl")
    let drag = try #require(ExampleDrag.named(name)).drag()
    if ProcessInfo.processInfo.environment["BACKSWIPE_RECORD_GOLDEN"] != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(DragFile.text(drag).utf8).write(to: file)
      Issue.record("\(name) was recorded")
    }
    #expect(try DragFile.read(file.path) == drag)
  }

  @Test("A file that cannot be read is a fault with the system's words") func unreadable() {
    #expect(throws: StartFault(.file, "/nonexistent/drag.jsonl: it cannot be read (No such file or directory).")) {
      try DragFile.read("/nonexistent/drag.jsonl")
    }
    #expect(throws: StartFault(.file, "/: it cannot be read (Is a directory).")) { try DragFile.read("/") }
  }
}
