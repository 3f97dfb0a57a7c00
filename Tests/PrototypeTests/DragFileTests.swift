import CoreGraphics
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

  @Test("Fingers, cancelling events and odd numbers are read back") func oddities() throws {
    let events = [
      Drag.Event(time: 0.1, .down(CGPoint(x: 1.0 / 3, y: -2.5e-7))), Drag.Event(time: 0.1, .down(.zero), finger: 9),
      Drag.Event(time: 0.3, .cancel),
    ]
    let drag = try Drag(events, size: CGSize(width: 320.5, height: 568))
    #expect(try DragFile.drag(Array(DragFile.text(drag).utf8)) == drag)
  }

  @Test("A file may have no first line, empty lines, carriage returns, spaces, and no newline at its end")
  func loose() throws {
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
        "2:16: fault, \"pusch\": it takes push, pop, present, dismiss, select-tab, keyboard, cancel, resize, rotation, stall, "
          + "second-finger, focus-loss; did you mean push?"
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
    "The files in Assets/drags are the examples, which are read back from their text",
    arguments: ExampleDrag.all.map(\.name))
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
    #expect(try DragFile.read(file.path) == drag && DragFile.drag(Array(DragFile.text(drag).utf8)) == drag)
  }

  @Test("A file that cannot be read is a fault with the system's words") func unreadable() {
    #expect(throws: StartFault(.file, "/nonexistent/drag.jsonl: it cannot be read (No such file or directory).")) {
      try DragFile.read("/nonexistent/drag.jsonl")
    }
    #expect(throws: StartFault(.file, "/: it cannot be read (Is a directory).")) { try DragFile.read("/") }
  }
}

@Suite("Gestures of verbs")
struct SearchGestureTests {
  private static let empty = SearchGesture(verbs: [], size: CGSize(width: 390, height: 844))

  private func gestures(_ seed: UInt64) -> [SearchGesture] {
    let planned =
      [GesturePlan.hand(["right", "down"]), .owners("left"), .nextScreen("right", tap: .tap(.zero))]
      + [.everywhere("code", [.push, .rotation], "right", settling: 60)]
    let known = planned.flatMap { $0.gestures.map(Self.empty.with) }
    var chance = GestureChance(seed: seed, from: Self.empty, ["right", "up"])
    return known + (0..<300).map { _ in chance.next(after: known) }
  }

  @Test("All drags that are made are valid, in whole points and hundredths of a second, and the seed decides them")
  func made() throws {
    for gesture in gestures(1) {
      let drag = gesture.drag
      #expect(throws: Never.self) { try Drag(drag.events, size: drag.size) }
      #expect(drag.events.compactMap(\.event.point).allSatisfy { $0.x.rounded() == $0.x && $0.y.rounded() == $0.y })
      let times = drag.events.map(\.time) + drag.strikes.map(\.time)
      #expect(Set(times).count == times.count && times.allSatisfy { abs(($0 * 100).rounded() - $0 * 100) < 1e-6 })
      #expect(!times.contains { $0 > 0 && ($0 * 100).rounded().truncatingRemainder(dividingBy: 5) == 0 })
      #expect(try DragFile.drag(Array(DragFile.text(drag).utf8)) == drag)
    }
    #expect(gestures(1) == gestures(1) && gestures(1) != gestures(2))
  }

  @Test("A gesture shrinks to the least that is still wrong, whatever that is") func least() throws {
    let cases: [(name: String, isWrong: (Drag) -> Bool, events: Int, strikes: Int)] = [
      ("any", { _ in true }, 2, 0),
      ("a move far to the right", { $0.events.contains { ($0.event.point?.x ?? 0) > 150 && $0.event.isMove } }, 7, 0),
      ("two presses", { $0.events.count { $0.event.isDown } > 1 }, 4, 0),
      ("a pop", { $0.faults.contains { $0.fault == .pop } }, 2, 1),
    ]
    for (name, isWrong, events, strikes) in cases {
      var count = 0
      for gesture in gestures(3) where isWrong(gesture.drag) {
        let short = try gesture.shrunk { isWrong($0.drag) }
        #expect(try gesture.shrunk(budget: 0) { isWrong($0.drag) }.drag == gesture.drag)
        let drag = short.drag
        #expect(isWrong(drag) && drag.events.count <= events && drag.strikes.count == strikes, "\(name): \(short)")
        count += 1
      }
      #expect(count > 3, "\(name)")
    }
  }

  @Test("A gesture is told in words") func words() {
    let verbs: [Verb] = [.move(to: 9, in: 9), .happen(.pop), .release, .tap(CGPoint(x: 5, y: 6)), .happen(.cancel)]
    #expect(
      Self.empty.with([.press("left", at: 0)] + verbs).sentence
        == "press at 386, 422, move 45 pt to the left in 0.09 s, pop from code, let go, tap at 5, 6, cancel")
  }
}
