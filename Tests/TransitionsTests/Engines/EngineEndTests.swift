import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Catching the transitions of known engines")
struct EngineEndTests {
  @Test(
    "A press catches every transition without a jump, and it continues at the finger's velocity",
    arguments: Engine.allCases,
    ["push", "pop", "tail"])
  func caught(_ engine: Engine, _ what: String) throws {
    for frame in [1, 3, 6, 9] {
      let scene = try engine.scene()
      let before = scene.stage.render().digest
      let new = ColourScreen("N", .black)
      switch what {
      case "push": scene.navigation.pushViewController(new, animated: true)
      case "pop": scene.navigation.popViewController(animated: true)
      default:
        scene.drag(from: 5, to: 0.6)
        scene.release(from: 5, at: 0.6)
      }
      let upper: UIView = what == "push" ? new.view : scene.top
      scene.stage.advance(by: Double(frame) / 60)
      let seen = upper.seenCenter.x
      guard scene.navigation.transitionCoordinator != nil, seen - 195 < 385 else { continue }
      scene.stage.send(.down(CGPoint(x: 389, y: 300)))
      scene.stage.advance(by: 0.2)
      #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
      #expect(abs(upper.seenCenter.x - seen) < 0.5)
      // Two thirds of the distance back, and then a flick forwards.
      let distance = -(seen - 195) * 2 / 3
      scene.stage.send(.move(CGPoint(x: 389 - DragScene<EngineNavigationController>.slop, y: 300)))
      scene.stage.send(.move(CGPoint(x: 379 + distance, y: 300)))
      scene.stage.advance(by: 0.2)
      #expect(abs(upper.seenCenter.x - (seen + distance)) < 0.5)
      for step in 1...6 {
        scene.stage.advance(by: 1 / 240, framesPerSecond: 240)
        scene.stage.send(.move(CGPoint(x: 379 + distance + CGFloat(step) * 2.5, y: 300)))
      }
      let released = upper.seenCenter.x
      scene.stage.send(.up(CGPoint(x: 379 + distance + 15, y: 300)))
      scene.stage.advance(by: 1e-4)
      let speed = Double(upper.seenCenter.x - released) / 1e-4
      if engine.frequency != nil { #expect(abs(speed - 600) < 30, "\(engine) \(what) \(frame): \(speed)") }
      try scene.stage.settle()
      let stays = what == "push" ? "ABC" : "AB"
      #expect(scene.names == stays || scene.names == stays + "N" || scene.names == "ABC")
      if scene.names == "ABC" { #expect(scene.stage.render().digest == before) }
      #expect(scene.stage.diagnostics.isEmpty && scene.navigation.currentAnimator == nil)
    }
  }

  @Test(
    "A push from code continues after a press without a drag, also after a cancelled one",
    arguments: Engine.allCases)
  func pressed(_ engine: Engine) throws {
    for (frames, isTakenAway) in [(1, false), (12, false), (1, true)] {
      let scene = try engine.scene()
      scene.navigation.pushViewController(ColourScreen("N", .black), animated: true)
      scene.stage.advance(by: Double(frames) / 60)
      scene.stage.send(.down(CGPoint(x: 389, y: 300)))
      scene.stage.advance(by: 1)
      scene.stage.send(isTakenAway ? .cancel : .up(CGPoint(x: 389, y: 300)))
      try scene.stage.settle()
      #expect(scene.names == "ABCN", "\(frames)")
      #expect(scene.stage.diagnostics.isEmpty)
    }
  }
}
