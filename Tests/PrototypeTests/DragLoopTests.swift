import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("The loop that replays the last drag, and its decision")
struct DragLoopTests {
  let scene = PanelScene()

  private var app: PrototypeApp { scene.app }

  private var message: String? { app.bench?.message }

  /// The progress of the phone's transition; nil if there is none.
  private var progress: CGFloat? { scene.navigation?.transitionCoordinator?.percentComplete }

  /// Returns the depths that are seen in a time, one after the other.
  private func depths(for seconds: TimeInterval) -> [Int] {
    var seen = [scene.depth]
    for _ in 0..<Int(seconds * 60) {
      app.stage.advance(by: 1.0 / 60)
      if scene.depth != seen.last { seen.append(scene.depth) }
    }
    return seen
  }

  @Test("Under the phone it says why a drag popped or did not, until the next press")
  func decision() throws {
    scene.drag(to: 0.3)
    #expect(message == nil)
    scene.release(at: 0.3)
    #expect(message == app.phone.decision?.text && message?.hasPrefix("Cancelled: 30 % < 50 %") == true)
    try app.stage.settle()
    #expect(message?.hasPrefix("Cancelled") == true && scene.depth == 3)
    scene.drag(to: 0.7)
    #expect(message == nil)
    scene.release(at: 0.7)
    #expect(message?.hasPrefix("Finished: 70 % > 50 %") == true)
  }

  @Test("A pause ends with the loop that it stopped")
  func pausedLoop() throws {
    try scene.swipe(to: 0.7)
    #expect(app.keyDown(.character("l"), isRepeat: false))
    app.stage.advance(by: 0.1)
    #expect(app.keyDown(.character("p"), isRepeat: false) && app.transport?.isPaused == true)
    #expect(app.keyDown(.escape, isRepeat: false))
    #expect(app.loop == nil && app.transport?.isPaused == false)
    try app.stage.settle()
    #expect(app.phone.stage.application.transitionStatus == nil)
  }

  @Test("L replays a drag that popped, from the same stack in each round, until L or Esc", arguments: [false, true])
  func rounds(endsByEscape: Bool) throws {
    try scene.swipe(to: 0.7)
    #expect(scene.depth == 2)
    #expect(app.keyDown(.character("l"), isRepeat: false))
    #expect(scene.depth == 3 && app.loop != nil)
    #expect(depths(for: 8).filter { $0 == 2 }.count >= 3)
    #expect(app.keyDown(endsByEscape ? .escape : .character("l"), isRepeat: false))
    #expect(app.loop == nil)
    try app.stage.settle()
    let depth = scene.depth
    #expect(depths(for: 3) == [depth] && (2...3).contains(depth))
  }

  @Test("Parameters that change while it loops count in the running round")
  func parameters() throws {
    try scene.swipe(to: 0.4)
    #expect(scene.depth == 3)
    #expect(app.keyDown(.character("l"), isRepeat: false))
    app.stage.advance(by: 0.1)
    #expect(progress != nil)
    app.store.set("release.distance", to: .number(0.3))
    #expect(depths(for: 4).contains(2))
    #expect(message?.hasPrefix("Loop · Finished: 40 %") == true)
  }

  @Test("A press on the phone takes over from the loop, and another transition ends it", arguments: [false, true])
  func taken(byPress: Bool) throws {
    try scene.swipe(to: 0.7)
    #expect(app.keyDown(.character("l"), isRepeat: false))
    app.stage.advance(by: 0.1)
    if byPress { scene.drag(to: 0.2) } else { app.store.show(.sink) }
    #expect(app.loop == nil)
    if byPress { scene.release(at: 0.2) }
    try app.stage.settle()
    #expect(app.phone.stage.diagnostics == [])
  }

  @Test("A step out of a paused loop whose finger has not moved anything yet shows the next frame, and ends the loop")
  func stepInSlop() throws {
    let slow = try #require(ExampleDrag.named("slow-30"))
    app.transport?.choose(ChosenDrag("slow-30", .example(slow)))
    #expect(app.setSpeed(.twentieth) && app.keyDown(.character("l"), isRepeat: false))
    app.stage.advance(by: 0.5)
    let graph = try #require(app.bench?.strip?.graph)
    let before = try #require(graph.shownTime)
    #expect(progress == nil && before > 0 && before < 0.1)
    #expect(app.keyDown(.character("p"), isRepeat: false) && app.step(by: 1))
    app.stage.advance(by: 0.1)
    let after = try #require(app.transport?.time)
    #expect(after > before && after < before + 0.05, "\(before) \(after)")
    #expect(app.loop == nil && app.bench?.toast.sentence?.contains("L loops") == true)
    #expect(app.setSpeed(.whole) && app.keyDown(.escape, isRepeat: false))
    try app.stage.settle()
  }

  @Test("In a loop the playhead of the graph goes on, also while the finger rests, and on one scale in every round")
  func playhead() throws {
    let hesitating = try #require(ExampleDrag.named("hesitate"))
    app.transport?.choose(ChosenDrag("hesitate", .example(hesitating)))
    #expect(app.keyDown(.character("l"), isRepeat: false))
    let graph = try #require(app.bench?.strip?.graph)
    #expect(message?.hasPrefix("Loop: hesitate") == true)
    // The finger rests from 0.4 to 0.9 s.
    app.stage.advance(by: 0.5)
    let (first, resting) = (try #require(graph.shownTime), progress)
    app.stage.advance(by: 0.3)
    let second = try #require(graph.shownTime)
    #expect(progress == resting && abs(second - first - 0.3) < 0.05, "\(first) \(second)")
    app.stage.advance(by: 2)
    let span = app.transport?.graph.span
    #expect(span ?? 0 > DragGraph.leastSpan)
    app.stage.advance(by: 1)
    #expect(app.transport?.graph.span == span && app.loop != nil)
    #expect(app.keyDown(.escape, isRepeat: false))
    try app.stage.settle()
  }

  @Test("Scrubbing in a loop ends the loop, so that one Esc shows the phone again")
  func scrubbedLoop() throws {
    try scene.swipe(to: 0.7)
    #expect(app.keyDown(.character("l"), isRepeat: false))
    app.stage.advance(by: 0.2)
    let graph = try #require(app.bench?.strip?.graph)
    scene.click(graph)
    app.stage.advance(by: 0.1)
    #expect(app.loop == nil && app.transport?.scrub != nil)
    #expect(app.keyDown(.escape, isRepeat: false))
    #expect(app.transport?.scrub == nil && app.loop == nil)
    try app.stage.settle()
  }

  @Test("The last drag that was played to its end is over: the phone is shown, and says its decision alone")
  func playedToTheEnd() throws {
    try scene.swipe(to: 0.3)
    #expect(app.keyDown(.character("p"), isRepeat: false))
    app.stage.advance(by: 0.2)
    #expect(message?.hasPrefix("Replay: Esc ends it") == true)
    app.stage.advance(by: 4)
    #expect(app.transport?.scrub == nil && message == app.phone.decision?.text)
    // Where parameters make another end of the drag, that is what remains to be seen.
    app.store.set("release.distance", to: .number(0.1))
    #expect(app.keyDown(.character("p"), isRepeat: false))
    app.stage.advance(by: 4)
    #expect(app.transport?.scrub != nil && message?.hasPrefix("Replay over: Esc ends it · Finished") == true)
  }

  @Test("Without a drag L says so")
  func nothingToReplay() {
    #expect(app.keyDown(.character("l"), isRepeat: false))
    #expect(app.loop == nil && app.bench?.toast.sentence?.hasPrefix("Drag once") == true)
  }
}
