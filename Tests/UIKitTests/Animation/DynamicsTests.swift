import Foundation
import Stage
import Testing
import UIKit

private typealias Behaviors = @MainActor (UIView) -> [UIDynamicBehavior]

/// A stage of 400 by 400 points with an item, and the calls that its animator made.
@MainActor private final class DynamicScene: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  let stage = Stage(size: CGSize(width: 400, height: 400))
  let item = RoundView(frame: CGRect(x: 150, y: 50, width: 100, height: 100))
  let animator: UIDynamicAnimator
  var calls: [String] = []

  init(isRound: Bool = false, _ behaviors: Behaviors) {
    item.isRound = isRound
    stage.window.addSubview(item)
    animator = UIDynamicAnimator(referenceView: stage.window)
    super.init()
    animator.delegate = self
    stage.perform { add(behaviors(item)) }
  }

  func add(_ behaviors: [UIDynamicBehavior]) {
    for behavior in behaviors {
      (behavior as? UICollisionBehavior)?.collisionDelegate = self
      animator.addBehavior(behavior)
    }
  }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { calls.append("began") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) { calls.append("met") }
}

private final class RoundView: UIView {
  var isRound = false
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { isRound ? .ellipse : .rectangle }
}

/// A behavior of an item after a change.
@MainActor private func like(_ item: UIView, _ change: (UIDynamicItemBehavior) -> Void) -> UIDynamicItemBehavior {
  let behavior = UIDynamicItemBehavior(items: [item])
  change(behavior)
  return behavior
}

@MainActor private func push(_ mode: UIPushBehavior.Mode) -> Behaviors {
  { view in
    let push = UIPushBehavior(items: [view], mode: mode)
    push.magnitude = 1
    return [push]
  }
}

@MainActor private func floor(_ view: UIView) -> [UIDynamicBehavior] {
  let collision = UICollisionBehavior(items: [view])
  collision.addBoundary(withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 350), to: CGPoint(x: 400, y: 350))
  return [UIGravityBehavior(items: [view]), collision]
}

@MainActor private func hung(_ view: UIView, at frequency: CGFloat) -> UIAttachmentBehavior {
  let rod = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 300, y: 100))
  (rod.frequency, rod.damping) = (frequency, 0.3)
  return rod
}

@MainActor @Suite("Dynamics")
struct DynamicsTests {
  @Test("What moves freely is after a second where the formula says")
  func free() {
    // 1000 points per second squared fall, 100 a push of magnitude 1.
    let rows: [(name: String, behaviors: Behaviors, x: CGFloat, y: CGFloat, angle: CGFloat)] = [
      ("gravity", { [UIGravityBehavior(items: [$0])] }, 0, 500, 0),
      ("instantaneous", push(.instantaneous), 100, 0, 0), ("continuous", push(.continuous), 50, 0, 0),
      ("a fourfold density", { [like($0) { $0.density = 4 }] + push(.instantaneous)($0) }, 25, 0, 0),
      ("resistance", { [like($0) { $0.resistance = 2 }] + push(.instantaneous)($0) }, 100 * (1 - exp(-2)) / 2, 0, 0),
      ("spin", { view in [like(view) { $0.addAngularVelocity(1, for: view) }] }, 0, 0, 1),
    ]
    for row in rows {
      let scene = DynamicScene(row.behaviors)
      scene.stage.advance(by: 1)
      let (center, transform) = (scene.item.center, scene.item.transform)
      #expect(abs(center.x - 200 - row.x) < 0.3 && abs(center.y - 100 - row.y) < 0.01, "\(row.name): \(center)")
      #expect(abs(atan2(transform.b, transform.a) - row.angle) < 1e-6, "\(row.name): \(transform)")
    }
  }

  @Test("A snap, a rod, a spring and a floor bring an item to rest where they say, and the delegate is told")
  func rest() throws {
    let rows: [(name: String, behaviors: Behaviors, x: CGFloat, y: CGFloat)] = [
      ("snap", { [UISnapBehavior(item: $0, snapTo: CGPoint(x: 300, y: 320))] }, 300, 320), ("floor", floor, 200, 300),
      ("rod", { [hung($0, at: 0), UIGravityBehavior(items: [$0]), like($0) { $0.resistance = 4 }] }, 300, 200),
      // The spring sags by the acceleration over the square of its angular frequency.
      ("spring", { [hung($0, at: 2), UIGravityBehavior(items: [$0])] }, 300, 200 + 1000 / pow(4 * .pi, 2)),
    ]
    for row in rows {
      let scene = DynamicScene(row.behaviors)
      if row.name == "snap" { scene.item.transform = CGAffineTransform(rotationAngle: 1) }
      if row.name == "spring" { scene.item.center.x = 300 }
      try scene.stage.settle(timeout: 30)
      let center = scene.item.center
      // A pendulum that creeps slower than 2 points per second rests.
      #expect(
        hypot(center.x - row.x, center.y - row.y) < (row.name == "rod" ? 1 : 0.2) && abs(scene.item.transform.b) < 0.01,
        "\(row.name): \(center)")
      #expect(scene.calls.first == "resume" && scene.calls.count { $0 == "pause" } == 1 && scene.calls.last == "pause")
      #expect(!scene.animator.isRunning && scene.stage.outlook == .still, "\(row.name)")
      scene.stage.perform { scene.add(push(.continuous)(scene.item)) }
      #expect(scene.animator.isRunning)
    }
  }

  @Test("A pendulum keeps its length and its height, and a ball with an elasticity of 1 its height")
  func energy() {
    let swung = DynamicScene { [hung($0, at: 0), UIGravityBehavior(items: [$0])] }
    let ball = DynamicScene(isRound: true) { floor($0) + [like($0) { $0.elasticity = 1 }] }
    let dull = DynamicScene(isRound: true) { floor($0) + [like($0) { $0.elasticity = 0 }] }
    var (furthest, highest) = (CGFloat.zero, CGFloat.infinity)
    for step in 0..<200 {
      for scene in [swung, ball, dull] { scene.stage.advance(by: 1.0 / 60) }
      let center = swung.item.center
      #expect(abs(hypot(center.x - 300, center.y - 100) - 100) < 1)
      furthest = max(furthest, center.x)
      if step > 60 { highest = min(highest, ball.item.center.y) }
    }
    #expect(abs(furthest - 400) < 2 && abs(highest - 100) < 4, "\(furthest) \(highest)")
    #expect(dull.calls == ["resume", "began", "pause"])
  }

  @Test("Items meet, stop each other, and turn unless they may not", arguments: [true, false])
  func meeting(allowsRotation: Bool) {
    let other = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 20))
    let scene = DynamicScene { view in
      [
        UIGravityBehavior(items: [view]), UICollisionBehavior(items: [view, other]),
        like(other) { $0.isAnchored = true },
        like(view) { $0.allowsRotation = allowsRotation },
      ]
    }
    scene.item.transform = CGAffineTransform(rotationAngle: 0.3)
    scene.stage.advance(by: 0.3)
    #expect(scene.calls == ["resume", "met"] && other.center == CGPoint(x: 250, y: 210))
    #expect((abs(atan2(scene.item.transform.b, scene.item.transform.a) - 0.3) < 1e-9) == !allowsRotation)
    #expect(like(scene.item) { scene.animator.addBehavior($0) }.linearVelocity(for: scene.item).y < 200)
  }

  @Test("Frames of any rate show the same, and those of a transition go back with the finger")
  func frames() {
    let ends = [60.0, 120, 40].map { rate -> CGAffineTransform in
      let scene = DynamicScene { view in
        let more = (0..<6).map { UIView(frame: CGRect(x: 140 + $0 * 15, y: 160 + $0 * 20, width: 30, height: 20)) }
        return floor(view) + [UIGravityBehavior(items: more), UICollisionBehavior(items: [view] + more)]
      }
      scene.stage.advance(by: 2, framesPerSecond: rate)
      return scene.item.transform.concatenating(
        CGAffineTransform(translationX: scene.item.center.x, y: scene.item.center.y))
    }
    #expect(ends[0] == ends[1] && ends[0] == ends[2] && ends[0].b != 0)

    let (stage, sprite) = (Stage(size: CGSize(width: 400, height: 400)), UIView())
    let navigation = stage.perform { UINavigationController(rootViewController: UIViewController()) }
    let (interaction, delegate) = (UIPercentDrivenInteractiveTransition(), LoggingDelegate(CallLog()))
    (stage.window.rootViewController, delegate.interaction, navigation.delegate) = (navigation, interaction, delegate)
    var animator: UIDynamicAnimator?
    delegate.animator = ClosureAnimator(duration: 1) { context in
      animator = UIDynamicAnimator(referenceView: context.containerView)
      animator?.addBehavior(UIGravityBehavior(items: [sprite]))
      context.animate(1) { context.toView.alpha = 0.5 }
    }
    stage.perform { navigation.pushViewController(UIViewController(), animated: true) }
    for progress in [0.3, 0.6, 0.9, 0.45, 0.2, 0.7] as [CGFloat] {
      stage.advance(by: 0.1)
      stage.perform { interaction.update(progress) }
      stage.advance(by: 0.1)
      #expect(abs(sprite.center.y - 500 * progress * progress) < 4, "\(progress): \(sprite.center)")
    }
    // Nothing retains an animator but its owner.
    animator = nil
    stage.perform { interaction.finish() }
    #expect(throws: Never.self) { try stage.settle() }
  }
}
