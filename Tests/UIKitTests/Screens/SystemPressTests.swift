import Foundation
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
    scene.stage.send(.down(CGPoint(x: 4, y: 400)))
    for step in 1...14 {
      scene.stage.advance(by: 10 / speed, framesPerSecond: 120)
      scene.stage.send(.move(CGPoint(x: 4 + 10 * step, y: 400)))
    }
    scene.stage.send(.up(CGPoint(x: 144, y: 400)))
  }

  @Test(
    "Whatever the press, the transition goes to the end that it was going to", arguments: CatchableMovement.allCases,
    PressEnding.allCases)
  func goesOn(_ movement: CatchableMovement, _ ending: PressEnding) throws {
    for delay in [1 / 60.0, 0.05, 0.15] {
      let scene = try scene(movement)
      scene.stage.advance(by: delay)
      let point = CGPoint(x: 380, y: 500)
      scene.stage.send(.down(point))
      scene.stage.advance(by: 0.08)
      #expect(scene.navigation.transitionCoordinator?.isInteractive == true, "\(delay)")
      switch ending {
      case .lifted: scene.stage.send(.up(point))
      case .cancelled: scene.stage.send(.cancel)
      case .trembled:
        scene.stage.send(.move(CGPoint(x: 374, y: 503)))
        scene.stage.send(.move(CGPoint(x: 385, y: 500)))
        scene.stage.send(.up(CGPoint(x: 385, y: 500)))
      }
      try scene.stage.settle()
      #expect(scene.names == movement.stack, "\(delay)")
      #expect(scene.log.imbalance == nil)
      #expect(scene.stage.diagnostics.isEmpty)
    }
  }

  /// A finger that clicks on a screen.
  @MainActor private final class Pusher: NSObject {
    let push: () -> Void
    init(_ push: @escaping () -> Void) { self.push = push }
    func tapped(_ recognizer: UITapGestureRecognizer) { push() }
  }

  private func click(_ scene: NavigationScene, _ point: CGPoint) {
    scene.stage.send(.down(point))
    scene.stage.advance(by: 0.02)
    scene.stage.send(.up(point))
  }

  @Test("Two clicks 80 ms apart push once, and the new screen never turns round")
  func doubleClickPushes() throws {
    let scene = try NavigationScene(depth: 1)
    let new = scene.screen("X")
    let pusher = Pusher { scene.navigation.pushViewController(new, animated: true) }
    scene.screens[0].view.addGestureRecognizer(
      UITapGestureRecognizer(target: pusher, action: Selector(Pusher.tapped(_:))))
    click(scene, CGPoint(x: 200, y: 400))
    scene.stage.advance(by: 0.06)
    click(scene, CGPoint(x: 200, y: 400))
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
    click(scene, point)
    #expect(scene.names == "A")
    scene.stage.advance(by: 0.06)
    click(scene, point)
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
      press(scene, at: CGPoint(x: 200, y: 800), ending)
      try scene.stage.settle()
      #expect((scene.b.presentingViewController != nil) == presents)
    }
    #expect(scene.log.imbalance == nil)
  }

  @Test("A sheet that was let go settles where it was going to", arguments: [true, false], PressEnding.allCases)
  func sheet(_ dismisses: Bool, _ ending: PressEnding) throws {
    let scene = try PresentationScene(.pageSheet)
    try scene.present()
    scene.stage.send(.down(CGPoint(x: 200, y: 200)))
    for step in 1...20 {
      scene.stage.advance(by: dismisses ? 0.01 : 0.1)
      scene.stage.send(.move(CGPoint(x: 200, y: 200 + 13 * step)))
    }
    scene.stage.send(.up(CGPoint(x: 200, y: 460)))
    scene.stage.advance(by: 0.03)
    press(scene, at: CGPoint(x: 200, y: 800), ending)
    try scene.stage.settle()
    #expect((scene.b.presentingViewController == nil) == dismisses)
    #expect(scene.log.imbalance == nil)
  }

  private func press(_ scene: PresentationScene, at point: CGPoint, _ ending: PressEnding) {
    scene.stage.send(.down(point))
    scene.stage.advance(by: 0.08)
    if ending == .trembled { scene.stage.send(.move(CGPoint(x: point.x, y: point.y + 5))) }
    scene.stage.send(ending == .cancelled ? .cancel : .up(point))
  }
}
