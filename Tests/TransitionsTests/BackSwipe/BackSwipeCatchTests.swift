import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Catching a settling screen")
struct BackSwipeCatchTests {
  @Test("A press catches the screen without a jump, and a drag continues from there", arguments: [0.3, 0.7])
  func catches(_ progress: Double) throws {
    let scene = try SwipeScene()
    scene.drag(to: progress)
    scene.release(at: progress)
    scene.stage.advance(by: 0.05)
    let seen = scene.top.seenCenter.x
    #expect(seen != 195 + progress * 390)
    scene.stage.send(.down(CGPoint(x: 385, y: 500)))
    scene.stage.advance(by: 0.1)
    #expect(abs(scene.top.seenCenter.x - seen) < 0.5)
    scene.stage.send(.move(CGPoint(x: 385 - SwipeScene.slop, y: 500)))
    scene.stage.send(.move(CGPoint(x: 385 - SwipeScene.slop - 20, y: 500)))
    scene.stage.advance(by: 0.1)
    #expect(abs(scene.top.seenCenter.x - (seen - 20)) < 0.5)
    scene.stage.send(.up(CGPoint(x: 385 - SwipeScene.slop - 20, y: 500)))
    try scene.stage.settle()
    #expect(scene.names == (progress > 0.5 ? "AB" : "ABC"))
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("A press that the system cancels before it drags is a press without a drag", arguments: [0.3, 0.7])
  func cancelledPress(_ progress: Double) throws {
    let scene = try SwipeScene()
    scene.drag(to: progress)
    scene.release(at: progress)
    scene.stage.advance(by: 0.02)
    for _ in 0..<2 {
      scene.stage.send(.down(CGPoint(x: 385, y: 500)))
      scene.stage.advance(by: 0.1)
      #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
      scene.stage.send(.cancel)
      #expect(scene.navigation.transitionCoordinator?.isInteractive == false)
    }
    try scene.stage.settle()
    #expect(scene.names == (progress > 0.5 ? "AB" : "ABC"))
  }

  @Test("A press also catches a push by the system, and a drag reverses it")
  func systemPush() throws {
    let scene = try SwipeScene(depth: 1)
    let before = scene.stage.render().digest
    let new = ColourScreen("N", .black)
    scene.navigation.pushViewController(new, animated: true)
    scene.stage.advance(by: 0.15)
    let seen = new.view.seenCenter.x
    scene.stage.send(.down(CGPoint(x: 380, y: 300)))
    scene.stage.advance(by: 0.2)
    #expect(abs(new.view.seenCenter.x - seen) < 0.5)
    scene.stage.send(.move(CGPoint(x: 380 + 250, y: 300)))
    scene.stage.advance(by: 0.2)
    #expect(abs(new.view.seenCenter.x - (seen + 250)) < 0.5)
    scene.stage.send(.up(CGPoint(x: 380 + 250, y: 300)))
    try scene.stage.settle()
    #expect(scene.names == "A")
    #expect(scene.stage.render().digest == before)
  }

  @Test("A press catches the settling screen at every moment, and repeatedly", arguments: 1...12)
  func moments(_ frame: Int) throws {
    let scene = try SwipeScene()
    scene.drag(to: 0.6)
    scene.release(at: 0.6)
    for _ in 0..<3 {
      scene.stage.advance(by: Double(frame) / 60)
      let seen = scene.top.seenCenter.x
      // A screen that has left the stage cannot be pressed.
      guard scene.navigation.transitionCoordinator != nil, seen - 195 < 389 else { break }
      scene.stage.send(.down(CGPoint(x: 389, y: 300)))
      scene.stage.advance(by: 1 / 60)
      #expect(abs(scene.top.seenCenter.x - seen) < 0.5)
      scene.stage.send(.up(CGPoint(x: 389, y: 300)))
    }
    try scene.stage.settle()
    #expect(scene.names == "AB")
    #expect(scene.takeLog().filter { $0 == "C.viewDidDisappear" }.count == 1)
  }

  @Test("The revealed screen gets touches from the frame after the release on")
  func revealed() throws {
    let scene = try SwipeScene()
    var taps = 0
    let counter = TapCounter { taps += 1 }
    scene.below.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: Selector(TapCounter.tapped(_:))))
    scene.drag(to: 0.6)
    scene.stage.send(.down(CGPoint(x: 30, y: 100)), pointer: 1, at: scene.stage.now)
    scene.stage.send(.up(CGPoint(x: 30, y: 100)), pointer: 1, at: scene.stage.now)
    #expect(taps == 0)
    scene.release(at: 0.6)
    scene.stage.advance(by: 1 / 60)
    scene.stage.send(.down(CGPoint(x: 30, y: 100)))
    scene.stage.send(.up(CGPoint(x: 30, y: 100)))
    #expect(taps == 1 && scene.navigation.transitionCoordinator?.isInteractive == false)
    try scene.stage.settle()
    #expect(scene.names == "AB")
  }
}

@MainActor final class TapCounter: NSObject {
  private let whenTapped: () -> Void
  init(_ whenTapped: @escaping () -> Void) { self.whenTapped = whenTapped }
  func tapped(_ recognizer: UITapGestureRecognizer) { whenTapped() }
}
