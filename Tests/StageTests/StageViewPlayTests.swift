import Testing
import UIKit

@testable import Stage

@MainActor @Suite("A drag that is played on an embedded stage")
struct StageViewPlayTests {
  private let scene = NestedStages()
  private let log = TouchLog()

  init() throws {
    scene.inner.perform {
      (log.isMultipleTouchEnabled, log.frame) = (true, scene.inner.window.bounds)
      scene.inner.window.addSubview(log)
    }
    try scene.outer.settle()
  }

  private func drag() throws -> Drag {
    try Drag(
      [
        Drag.Event(time: 0, .down(CGPoint(x: 5, y: 5)), finger: 1),
        Drag.Event(time: 0.105, .move(CGPoint(x: 9, y: 5)), finger: 1),
        Drag.Event(time: 0.25, .up(CGPoint(x: 20, y: 5)), finger: 1),
      ], size: scene.inner.screenSize)
  }

  @Test(
    "Each event comes at its own instant of the inner stage's time, with the drag's own time stamps",
    arguments: [1, 0.2])
  func instants(timeScale: Double) throws {
    scene.view.timeScale = timeScale
    let start = scene.inner.now
    scene.view.player = DragPlayer(try drag(), on: scene.inner)
    scene.outer.advance(by: 0.3 / timeScale)
    #expect(log.events.map(\.phase) == ["began", "moved", "ended"])
    for (event, time) in zip(log.events, [0, 0.105, 0.25]) {
      #expect(abs(event.now - start - time) < 1e-9 && abs(event.timestamp - start - time) < 1e-9)
    }
    #expect(scene.inner.recentDrags.isEmpty)
  }

  @Test("The stages have to be drawn again when the next event is due, and are idle after the last one")
  func outlook() throws {
    scene.view.timeScale = 0.5
    scene.view.player = DragPlayer(try drag(), on: scene.inner)
    scene.outer.advance(by: 0.02)
    let start = scene.inner.now - 0.01
    guard case .waiting(let instant) = scene.outer.outlook else {
      Issue.record("\(scene.outer.outlook)")
      return
    }
    #expect(abs(instant - (scene.outer.now + (start + 0.105 - scene.inner.now) / 0.5)) < 1e-6)
    #expect(!scene.outer.isIdle)
    try scene.outer.settle()
    #expect(log.events.count == 3 && scene.outer.outlook == .still)
  }

  @Test("While the inner stage's time stands still no event is played, but those of fingers are handled")
  func pause() throws {
    scene.view.player = DragPlayer(try drag(), on: scene.inner)
    scene.outer.advance(by: 0.05)
    scene.view.timeScale = 0
    scene.outer.advance(by: 1)
    #expect(log.events.count == 1 && scene.outer.outlook == .still)
    scene.outer.send(.down(CGPoint(x: 50, y: 30)))
    #expect(log.events.count == 2)
    scene.outer.send(.up(CGPoint(x: 50, y: 30)))
    scene.view.timeScale = 1
    scene.outer.advance(by: 1)
    #expect(log.events.map(\.phase) == ["began", "began", "ended", "moved", "ended"])
  }

  @Test("Between two presses of a drag the stage's own time is recorded, in slow motion too", arguments: [1, 0.1])
  func gap(timeScale: Double) throws {
    scene.view.timeScale = timeScale
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    scene.inner.perform { scene.inner.window.addSubview(view) }
    func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 30) }
    scene.outer.send(.down(point(30)))
    scene.outer.advance(by: 0.1)
    scene.outer.send(.move(point(50)))
    scene.outer.send(.up(point(50)))
    scene.inner.perform { UIView.animate(withDuration: 1) { view.alpha = 0.5 } }
    scene.outer.advance(by: 0.5)
    scene.outer.send(.down(point(40)))
    scene.outer.advance(by: 0.1)
    scene.outer.send(.up(point(40)))
    let drag = try #require(scene.inner.recentDrags.last)
    #expect(scene.inner.recentDrags.count == 1)
    let times = [0, 0.1, 0.1, 0.1 + 0.5 * timeScale, 0.2 + 0.5 * timeScale]
    #expect(drag.events.count == times.count)
    for (event, time) in zip(drag.events, times) { #expect(abs(event.time - time) < 2e-6) }
  }
}
