import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("The settling of a push down, frame by frame")
struct PushDownTailTests {
  private func scene() throws -> DragScene<PushDownNavigationController> {
    try DragScene(PushDownNavigationController(), of: PushedScreen.self)
  }

  private func progress(_ scene: DragScene<PushDownNavigationController>) -> Double {
    (Double(scene.top.seenCenter.y) - 422) / 844
  }

  @Test("The progress changes by 1.5 in a second at every frame rate", arguments: [30.0, 60, 120], [0.5, 0.3])
  func rate(_ framesPerSecond: Double, _ from: Double) throws {
    let scene = try scene()
    scene.drag(to: from)
    scene.release(at: from)
    let sign = from > 0.4 ? 1.0 : -1
    for step in 1...5 {
      scene.stage.advance(by: 1 / 30, framesPerSecond: framesPerSecond)
      #expect(abs(progress(scene) - (from + sign * 1.5 * Double(step) / 30)) < 1e-9)
      #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
    }
    try scene.stage.settle()
  }

  @Test(
    "The transition finishes or cancels when the progress has reached its end", arguments: [(0.7, 0.2), (0.3, 0.2)])
  func end(_ from: Double, _ time: Double) throws {
    let scene = try scene()
    scene.drag(to: from)
    scene.release(at: from)
    scene.stage.advance(by: time - 1 / 60)
    #expect(scene.navigation.transitionCoordinator != nil)
    scene.stage.advance(by: 3.0 / 60)
    #expect(scene.navigation.transitionCoordinator == nil)
    #expect(scene.names == (from > 0.4 ? "AB" : "ABC"))
    #expect(scene.stage.isIdle)
  }

  @Test("After a cancelled gesture the progress returns to 0 at the same rate, then the pop is cancelled")
  func takenAway() throws {
    let scene = try scene()
    let before = scene.stage.render().digest
    scene.drag(to: 0.9)
    scene.stage.send(.cancel)
    scene.stage.advance(by: 0.2)
    #expect(abs(progress(scene) - 0.6) < 1e-9)
    try scene.stage.settle()
    #expect(scene.names == "ABC")
    #expect(scene.stage.render().digest == before)
  }

  @Test("A press just after a drag that has hardly begun does not hold the screen for ever")
  func hardlyBegun() throws {
    for step in 0...8 {
      let scene = try scene()
      scene.drag(to: 0.001)
      scene.release(at: 0.001)
      scene.stage.advance(by: Double(step) / 240)
      scene.stage.send(.down(CGPoint(x: 300, y: 842)))
      scene.stage.advance(by: 0.01)
      scene.stage.send(.up(CGPoint(x: 300, y: 842)))
      try scene.stage.settle()
      #expect(scene.names == "ABC" && scene.navigation.transitionCoordinator == nil)
    }
  }

  @Test("A press without a drag lets the settling continue to the same end", arguments: [true, false])
  func pressed(_ finishes: Bool) throws {
    let scene = try scene()
    scene.drag(to: finishes ? 0.5 : 0.9)
    if finishes { scene.release(at: 0.5) } else { scene.stage.send(.cancel) }
    scene.stage.advance(by: 0.2)
    for _ in 0..<2 {
      let seen = progress(scene)
      scene.stage.send(.down(CGPoint(x: 300, y: 842)))
      scene.stage.advance(by: 0.1)
      #expect(abs(progress(scene) - seen) < 1e-9)
      scene.stage.send(.up(CGPoint(x: 300, y: 842)))
      scene.stage.advance(by: 1 / 60)
    }
    try scene.stage.settle()
    #expect(scene.names == (finishes ? "AB" : "ABC"))
  }

  @Test("A window that is hidden during a drag does not finish the pop")
  func hidden() throws {
    let scene = try scene()
    scene.drag(to: 0.7)
    scene.stage.window.isHidden = true
    scene.stage.advance(by: 1)
    scene.stage.send(.up(CGPoint(x: 100 + 10 + 0.7 * 390, y: 400)))
    try scene.stage.settle()
    #expect(scene.names == "ABC")
    scene.stage.window.isHidden = false
    try scene.stage.settle()
    #expect(scene.names == "ABC")
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test("During the settling neither screen gets touches")
  func buttons() throws {
    let scene = try scene()
    var taps = 0
    let counter = TapCounter { taps += 1 }
    let child = UIView(frame: scene.top.bounds)
    scene.top.addSubview(child)
    for view in [child, scene.below] {
      view.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: Selector(TapCounter.tapped(_:))))
    }
    scene.drag(to: 0.5)
    scene.release(at: 0.5)
    scene.stage.advance(by: 1 / 60)
    for y in [840.0, 100] {
      scene.stage.send(.down(CGPoint(x: 300, y: y)))
      scene.stage.send(.up(CGPoint(x: 300, y: y)))
    }
    #expect(taps == 0)
    try scene.stage.settle()
    #expect(scene.names == "AB")
  }

  @Test("A changed rate applies from the next frame on")
  func retuned() throws {
    let scene = try scene()
    scene.drag(to: 0.5)
    scene.release(at: 0.5)
    scene.stage.advance(by: 0.1)
    scene.navigation.parameters.completionRate = 0.5
    scene.stage.advance(by: 0.1)
    #expect(abs(progress(scene) - (0.5 + 0.15 + 0.05)) < 1e-9)
  }

  @Test("Without a transition the interaction stops by itself")
  func unbound() throws {
    let scene = try scene()
    scene.stage.perform {
      let interaction = DisplayLinkInteraction()
      interaction.finish()
      interaction.cancel()
    }
    try scene.stage.settle(timeout: 1.5)
    #expect(scene.names == "ABC")
  }
}
