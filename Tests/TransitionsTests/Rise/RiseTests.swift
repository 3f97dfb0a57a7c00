import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("The rise")
struct RiseTests {
  static let height = 844.0

  /// Adds the visible values of both screens.
  private func add(_ progress: Double, of scene: TwoScreenScene, to trace: inout Trace) {
    let (old, new): (UIView, UIView) = (scene.first.view, scene.second.view)
    let order = new.superview?.subviews.filter { $0 === old || $0 === new } ?? []
    trace.add(
      progress,
      [
        "new y": Double(new.seenCenter.y), "old y": Double(old.seenCenter.y), "x": Double(new.seenCenter.x),
        "new on top": order.last === new ? 1 : 0, "shadow": new.seenShadow, "old alpha": old.seenAlpha,
      ])
  }

  /// Adds the same values from the published parameters, with the new screen arrived by a fraction.
  private func expect(_ progress: Double, there: Double, in trace: inout Trace) {
    trace.add(
      progress,
      [
        "new y": Self.height * (1.5 - there), "old y": Self.height * (0.5 - there), "x": 195, "new on top": 1,
        "shadow": 0, "old alpha": 1,
      ])
  }

  @Test("From code the new screen rises and the old one leaves in 0.5 s, and back", arguments: [true, false])
  func fromCode(_ isOpening: Bool) throws {
    let scene = try TwoScreenScene.playing(isOpening: isOpening, .rise)
    var (seen, expected) = (Trace(), Trace())
    for tenth in 0..<10 {
      let eased = easeInOut(Double(tenth) / 10)
      add(Double(tenth) / 10, of: scene, to: &seen)
      expect(Double(tenth) / 10, there: isOpening ? eased : 1 - eased, in: &expected)
      scene.stage.advance(by: 0.05, framesPerSecond: 200)
    }
    #expect(seen == expected)
  }

  @Test("A drag down of 200 points moves from 0.01 to 0.99, forwards and back")
  func dismissal() throws {
    let scene = try TwoScreenScene.opened(.rise)
    var (seen, expected) = (Trace(), Trace())
    scene.dragByTenths { progress in
      add(progress, of: scene, to: &seen)
      expect(progress, there: 1 - min(max(progress, 0.01), 0.99), in: &expected)
    }
    #expect(seen == expected)
  }

  @Test("A drag above its start counts as well", arguments: [0.25, 0.75])
  func eitherSide(_ progress: Double) throws {
    let scene = try TwoScreenScene.opened(.rise)
    scene.drag(to: 0.1)
    scene.move(from: 0.1, to: -progress)
    #expect(abs(scene.second.view.seenCenter.y.native - Self.height * (0.5 + progress)) < 1e-9)
    scene.release(at: -progress)
    try scene.stage.settle()
    #expect(scene.isOpen == (progress < 0.5))
  }

  @Test(
    "A release at rest finishes past the middle only", arguments: [(0.497, false), (0.5, false), (0.503, true)])
  func distance(_ progress: Double, _ isEnough: Bool) throws {
    let scene = try TwoScreenScene.opened(.rise)
    scene.drag(to: progress)
    scene.release(at: progress)
    try scene.stage.settle()
    #expect(scene.isOpen != isEnough)
  }

  @Test(
    "A drag up presents over the outermost controller, and an early release restores everything", arguments: [0.3, 0.7])
  func presentation(_ progress: Double) throws {
    let stage = Stage()
    let (source, destination) = (ColourScreen("1", .blue), ColourScreen("2", .orange))
    let navigation = UINavigationController(rootViewController: source)
    let rise = Rise(on: source) { destination }
    _ = rise
    stage.catchTransitions { DragPath(direction: CGVector(dx: 0, dy: 1), length: 200, isReversed: $0) }
    stage.window.rootViewController = navigation
    try stage.settle()
    let before = stage.render().digest
    stage.send(.down(CGPoint(x: 195, y: 700)))
    for step in 0...10 {
      stage.advance(by: 1 / 60)
      stage.send(.move(CGPoint(x: 195, y: 690 - CGFloat(step) * 20 * progress)))
    }
    stage.advance(by: 0.2)
    #expect(navigation.transitionCoordinator?.viewController(forKey: .from) === navigation)
    #expect(abs(destination.view.seenCenter.y.native - Self.height * (1.5 - progress)) < 1e-9)
    #expect(abs(navigation.view.seenCenter.y.native - Self.height * (0.5 - progress)) < 1e-9)
    stage.send(.up(CGPoint(x: 195, y: 690 - 200 * progress)))
    stage.advance(by: 0.02)
    // A press catches the rising screen.
    stage.send(.down(CGPoint(x: 195, y: 840)))
    stage.advance(by: 0.5)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    stage.send(.up(CGPoint(x: 195, y: 840)))
    try stage.settle()
    #expect((source.presentedViewController === destination) == (progress > 0.5))
    if progress < 0.5 { #expect(stage.render().digest == before) }
    #expect(stage.diagnostics.isEmpty)
  }

  @Test(
    "One object can be animator and interaction controller, and so can a client's own", arguments: [true, false])
  func otherDrivers(_ isBoth: Bool) throws {
    let scene = try TwoScreenScene.opened(.rise)
    let both = RiseBoth()
    let delegate = OneForAll(isBoth ? both : nil)
    scene.second.transitioningDelegate = delegate
    scene.close()
    if isBoth {
      both.update(0.4)
      #expect(abs(scene.second.view.seenCenter.y.native - Self.height * 0.9) < 1e-9)
      both.finish()
    }
    try scene.stage.settle()
    #expect(!scene.isOpen)
    #expect(both.ended == (isBoth ? [true] : []))
    #expect(scene.takeLog() == TwoScreenDragTests.calls(.rise, finished: true))
  }

  @Test("Shadow, dimming and parallax can be turned on and off")
  func looks() throws {
    let scene = try TwoScreenScene.opened(.rise, looks: true)
    let rise = try #require(scene.delegate as? Rise)
    rise.parameters.hasParallax = false
    scene.drag(to: 0.25)
    #expect(scene.second.view.seenShadow == 1)
    #expect(abs(scene.first.view.seenAlpha - 0.925) < 1e-6)
    #expect(scene.first.view.seenCenter.y == 422)
  }
}

/// Animator and interaction controller of the rise's dismissal in one object.
@MainActor private final class RiseBoth: UIPercentDrivenInteractiveTransition, UIViewControllerAnimatedTransitioning {
  private let animator = RiseAnimator(isOpening: false)
  private(set) var ended: [Bool] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    animator.transitionDuration(using: transitionContext)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animator.animateTransition(using: transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// A delegate whose animator also moves the dismissal, or without one, an object that finishes it immediately.
@MainActor private final class OneForAll: NSObject, UIViewControllerTransitioningDelegate {
  private let both: RiseBoth?

  init(_ both: RiseBoth?) { self.both = both }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { both ?? RiseAnimator(isOpening: false) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { both ?? ByHand() }
}

/// An interaction controller that finishes immediately.
@MainActor private final class ByHand: NSObject, UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.finishInteractiveTransition()
    transitionContext.completeTransition(true)
  }
}
