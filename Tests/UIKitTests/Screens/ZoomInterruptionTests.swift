import Motion
import Stage
import Testing
import UIKit

@MainActor @Suite("A zoom that is interrupted")
struct ZoomInterruptionTests {
  @Test("As measured, a touch does not stop the flight; as documented, it does, and a drag reverses it")
  func touchesInFlight() throws {
    for touches in ZoomMotion.Touches.allCases {
      let scene = try ZoomScene()
      scene.stage.application.zoomMotion.touches = touches
      scene.open()
      scene.stage.advance(by: 0.1)
      scene.stage.send(.down(CGPoint(x: 200, y: 400)))
      let (held, width) = (touches == .asDocumented, scene.frame.width)
      scene.stage.advance(by: 0.2)
      #expect((scene.frame.width == width) == held)
      scene.stage.moveFinger(CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 800))
      scene.stage.send(.up(CGPoint(x: 200, y: 800)))
      try scene.stage.settle()
      #expect(!scene.isOpen && scene.source.alpha == 1 && scene.stage.diagnostics.isEmpty, "\(touches)")
    }
  }

  /// Moves a finger, and expects that the screen never changes its size at once.
  private func expectNoJump(_ scene: ZoomScene, _ path: (_ step: Int) -> CGPoint) {
    var last = scene.frame.width
    for step in 1...24 {
      scene.stage.advance(by: 1 / 120, framesPerSecond: 120)
      #expect(abs(scene.frame.width - last) < 22, "step \(step)")
      last = scene.frame.width
      scene.stage.send(.move(path(step)))
    }
  }

  @Test("A drag in flight moves the screen without a jump, and touches reach the page below while it lands")
  func dragInFlight() throws {
    let scene = try ZoomScene()
    scene.open()
    scene.stage.advance(by: 0.1)
    scene.stage.send(.down(CGPoint(x: 200, y: 400)))
    expectNoJump(scene) { CGPoint(x: 200, y: 400 + 12 * CGFloat($0)) }
    scene.stage.send(.up(CGPoint(x: 200, y: 688)))
    let tap = TapTarget(frame: CGRect(x: 0, y: 700, width: 390, height: 100))
    scene.grid.view.addSubview(tap)
    scene.stage.advance(by: 0.1)
    scene.stage.tapFinger(CGPoint(x: 300, y: 750))
    scene.stage.advance(by: 1 / 60)
    #expect(tap.count == 1)
    try scene.stage.settle()
    #expect(!scene.isOpen)
  }

  @Test("As documented, a press stops a screen that lands, and a drag up brings it back")
  func caughtLanding() throws {
    let scene = try ZoomScene().opened()
    scene.stage.application.zoomMotion.touches = .asDocumented
    let before = scene.stage.render().digest
    scene.drag(CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), speed: 600)
    scene.stage.advance(by: 0.05)
    scene.stage.send(.down(CGPoint(x: 200, y: 500)))
    let held = scene.frame
    scene.stage.advance(by: 0.3)
    #expect(scene.frame == held && held.width < 390)
    scene.stage.moveFinger(CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400), steps: 10)
    scene.stage.send(.up(CGPoint(x: 200, y: 400)))
    try scene.stage.settle()
    #expect(scene.isOpen && scene.stage.render().digest == before && scene.stage.diagnostics.isEmpty)
  }

  @Test("A swipe from the edge moves a screen in flight, and catches it first as documented", arguments: [true, false])
  func edgeSwipeInFlight(_ presents: Bool) throws {
    for touches in ZoomMotion.Touches.allCases {
      let scene = try ZoomScene(presents: presents)
      scene.stage.application.zoomMotion.touches = touches
      scene.open()
      scene.stage.advance(by: 0.1)
      scene.log.lines = []
      let before = scene.frame.width
      scene.stage.send(.down(CGPoint(x: 5, y: 400)))
      scene.stage.advance(by: 1 / 60)
      #expect((scene.frame.width == before) == (touches == .asDocumented))
      expectNoJump(scene) { CGPoint(x: 5 + 11 * CGFloat($0), y: 400) }
      scene.stage.send(.up(CGPoint(x: 269, y: 400)))
      try scene.stage.settle()
      #expect(!scene.isOpen && scene.isTidy, "\(touches) \(scene.stage.diagnostics)")
      // As measured, the flight in arrives before it is dismissed.
      let counts = ["G.viewWillAppear", "G.viewDidAppear", "Z.viewWillDisappear", "Z.viewDidDisappear"]
      let calls = scene.log.take()
      #expect(counts.allSatisfy { call in calls.count { $0 == call } == 1 }, "\(touches) \(calls)")
    }
  }

  @Test(
    "A push while a zoom flies or is dragged is done after it, and every call has its counterpart",
    arguments: Moment.allCases)
  func pushInFlight(_ moment: Moment) throws {
    let scene = try moment == .opening ? ZoomScene() : ZoomScene().opened()
    let next = LoggingController("N", scene.log)
    let end = CGPoint(x: 200, y: moment == .cancelled ? 280 : 500)
    switch moment {
    case .opening: scene.open()
    case .closing: scene.close()
    case .finished, .cancelled: scene.drag(CGPoint(x: 200, y: 200), to: end, speed: 900, rest: 0.3, lets: false)
    }
    scene.stage.advance(by: 0.1)
    scene.stage.perform { scene.navigation.pushViewController(next, animated: true) }
    scene.stage.advance(by: 0.05)
    if moment == .finished || moment == .cancelled { scene.stage.send(.up(end)) }
    try scene.stage.settle()
    let stays = moment == .opening || moment == .cancelled
    #expect(scene.navigation.viewControllers == [scene.grid] + (stays ? [scene.zoomed] : []) + [next])
    #expect(next.view.frame == scene.stage.window.bounds && scene.isTidy, "\(scene.stage.diagnostics)")
    let calls = scene.log.take()
    #expect(calls.last == "N.viewDidAppear")
    for name in ["G", "Z", "N"] {
      let own = calls.filter { $0.hasPrefix(name) }
      let begun = own.count { $0.hasSuffix("WillAppear") || $0.hasSuffix("WillDisappear") }
      // A cancelled one begins twice, and ends once.
      let turned = moment == .cancelled && name != "N" ? 1 : 0
      #expect(begun - turned == own.count { $0.contains("Did") }, "\(calls)")
    }
  }

  enum Moment: CaseIterable { case opening, closing, finished, cancelled }
}
