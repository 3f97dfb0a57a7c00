import Stage
import Testing
import UIKit

/// The transitions that a press can catch while they move by themselves.
enum CatchableMovement: CaseIterable, Sendable {
  case pushFromCode, popFromCode, finishingSwipe, cancelledSwipe

  /// The stack at the end that the transition was going to.
  var stack: String { self == .pushFromCode ? "ABX" : self == .cancelledSwipe ? "AB" : "A" }
}

/// How a press ends that does not drag.
enum PressEnding: CaseIterable, Sendable { case lifted, cancelled, trembled }

@MainActor @Suite("A press that does not drag lets a system transition go on")
struct SystemPressTests {
  private func scene(_ movement: CatchableMovement) throws -> NavigationScene {
    let scene = try NavigationScene()
    switch movement {
    case .pushFromCode: scene.navigation.pushViewController(scene.screen("X"), animated: true)
    case .popFromCode: scene.navigation.popViewController(animated: true)
    case .finishingSwipe: swipe(scene, speed: 900)
    case .cancelledSwipe: swipe(scene, speed: 60)
    }
    return scene
  }

  /// Swipes a third of the screen from the left edge.
  private func swipe(_ scene: NavigationScene, speed: Double) {
    scene.stage.dragFinger(CGPoint(x: 4, y: 400), to: CGPoint(x: 144, y: 400), steps: 14, frame: 10 / speed)
  }

  @Test(
    "Whatever the press, the transition goes to the end that it was going to", arguments: CatchableMovement.allCases,
    PressEnding.allCases)
  func goesOn(_ movement: CatchableMovement, _ ending: PressEnding) throws {
    for delay in [1 / 60.0, 0.05, 0.15] {
      let scene = try scene(movement)
      scene.stage.advance(by: delay)
      press(scene.stage, at: CGPoint(x: 380, y: 500), ending) {
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true, "\(delay)")
      }
      try scene.stage.settle()
      #expect(scene.names == movement.stack, "\(delay)")
      #expect(scene.log.imbalance == nil && scene.stage.diagnostics.isEmpty)
    }
  }

  /// A finger that clicks on a screen.
  @MainActor private final class Pusher: NSObject {
    let push: () -> Void
    init(_ push: @escaping () -> Void) { self.push = push }
    func tapped(_ recognizer: UITapGestureRecognizer) { push() }
  }

  private func clickTwice(_ scene: NavigationScene, _ point: CGPoint) {
    for pause in [0.06, 0] {
      scene.stage.send(.down(point))
      scene.stage.advance(by: 0.02)
      scene.stage.send(.up(point))
      scene.stage.advance(by: pause)
    }
  }

  @Test("Two clicks 80 ms apart push once, and the new screen never turns round")
  func doubleClickPushes() throws {
    let scene = try NavigationScene(depth: 1)
    let new = scene.screen("X")
    let pusher = Pusher { scene.navigation.pushViewController(new, animated: true) }
    scene.screens[0].view.addGestureRecognizer(
      UITapGestureRecognizer(target: pusher, action: Selector(Pusher.tapped(_:))))
    clickTwice(scene, CGPoint(x: 200, y: 400))
    var last = Double.infinity
    while scene.navigation.transitionCoordinator != nil {
      let x = Double(new.view.layer.presentation()?.position.x ?? 0)
      #expect(x <= last + 1e-6)
      last = x
      scene.stage.advance(by: 1 / 60)
    }
    try scene.stage.settle()
    #expect(scene.names == "AX")
  }

  @Test("Two clicks 80 ms apart on the back button pop")
  func doubleClickPops() throws {
    let scene = try NavigationScene()
    let bar = scene.navigation.navigationBar
    let point = bar.convert(CGPoint(x: 30, y: bar.bounds.height - 22), to: nil)
    clickTwice(scene, point)
    #expect(scene.names == "A")
    try scene.stage.settle()
    #expect(scene.names == "A")
  }

  @Test(
    "Presentations and dismissals go on too", arguments: [.fullScreen, .pageSheet] as [UIModalPresentationStyle],
    PressEnding.allCases)
  func modal(_ style: UIModalPresentationStyle, _ ending: PressEnding) throws {
    let scene = try PresentationScene(style)
    for presents in [true, false] {
      if presents { scene.a.present(scene.b, animated: true) } else { scene.b.dismiss(animated: true) }
      scene.stage.advance(by: 0.05)
      press(scene.stage, at: CGPoint(x: 200, y: 800), ending)
      try scene.stage.settle()
      #expect((scene.b.presentingViewController != nil) == presents)
    }
    #expect(scene.log.imbalance == nil)
  }

  @Test("A sheet that was let go settles where it was going to", arguments: [true, false], PressEnding.allCases)
  func sheet(_ dismisses: Bool, _ ending: PressEnding) throws {
    let scene = try PresentationScene(.pageSheet)
    try scene.present()
    scene.stage.dragFinger(CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 460), frame: dismisses ? 0.01 : 0.1)
    scene.stage.advance(by: 0.03)
    press(scene.stage, at: CGPoint(x: 200, y: 800), ending)
    try scene.stage.settle()
    #expect((scene.b.presentingViewController == nil) == dismisses && scene.log.imbalance == nil)
  }

  private func press(_ stage: Stage, at point: CGPoint, _ ending: PressEnding, _ check: () -> Void = {}) {
    stage.send(.down(point))
    stage.advance(by: 0.08)
    check()
    if ending == .trembled {
      for (x, y) in [(-6.0, 3.0), (0, 5), (5, 0)] { stage.send(.move(CGPoint(x: point.x + x, y: point.y + y))) }
    }
    stage.send(ending == .cancelled ? .cancel : .up(point))
  }
}
