import Motion
import Testing

@testable import UIKit

@MainActor @Suite("Property animators: states and ends")
struct PropertyAnimatorTests {
  @Test("Each call in each state leads to the documented state, and misuse is reported")
  func states() {
    typealias Row = (name: String, call: (UIViewPropertyAnimator) -> Void, after: [String])
    // The result in inactive, paused, running and stopped: the state, r if it runs, ! if a diagnostic is reported.
    let rows: [Row] = [
      ("start", { $0.startAnimation() }, ["active r", "active r", "active r", "stopped!"]),
      ("start later", { $0.startAnimation(afterDelay: 1) }, ["active r", "active r", "active r", "stopped!"]),
      ("pause", { $0.pauseAnimation() }, ["active", "active", "active", "stopped!"]),
      ("fraction", { $0.fractionComplete = 0.5 }, ["active", "active", "active r!", "stopped!"]),
      ("no fraction", { $0.fractionComplete = .nan }, ["inactive!", "active!", "active r!", "stopped!"]),
      ("reverse", { $0.isReversed = true }, ["inactive", "active", "active r", "stopped!"]),
      (
        "continue", { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) },
        ["inactive!", "active r", "active r!", "stopped!"]
      ),
      ("stop", { $0.stopAnimation(false) }, ["inactive", "stopped", "stopped", "stopped"]),
      ("stop without finishing", { $0.stopAnimation(true) }, ["inactive", "inactive", "inactive", "inactive"]),
      ("finish", { $0.finishAnimation(at: .current) }, ["inactive!", "active!", "active r!", "inactive"]),
      ("add", { $0.addAnimations {} }, ["inactive", "active", "active r", "stopped!"]),
      ("interruptible", { $0.isInterruptible = false }, ["inactive", "active!", "active r!", "stopped!"]),
      ("touches", { $0.isUserInteractionEnabled = false }, ["inactive", "active!", "active r!", "stopped!"]),
    ]
    for (name, call, after) in rows {
      for (index, wanted) in after.enumerated() {
        let scene = AnimationScene()
        let animator = scene.animator()
        if index > 0 { animator.pauseAnimation() }
        if index == 2 { animator.startAnimation() }
        if index == 3 { animator.stopAnimation(false) }
        scene.frames(at: 0, 0.25)
        let before = scene.misuses
        call(animator)
        let state = "\(animator.state)\(animator.isRunning ? " r" : "")\(scene.misuses > before ? "!" : "")"
        #expect(state == wanted, "\(name) in state \(index)")
      }
    }
  }

  @Test("An animator that is not interruptible continues, and reports each attempt")
  func notInterruptible() {
    let scene = AnimationScene()
    let animator = scene.animator()
    animator.isInterruptible = false
    animator.startAnimation()
    scene.frames(at: 0, 0.25)
    animator.pauseAnimation()
    animator.stopAnimation(true)
    animator.isReversed = true
    #expect(scene.misuses == 3 && animator.isRunning && !animator.isReversed)
    scene.frame(at: 1)
    #expect(scene.ends == ["a end"])
  }

  @Test("An animator follows its curve from the commit after the start, and completes once at the end")
  func curves() {
    for curve in [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear] {
      let scene = AnimationScene()
      let animator = scene.animator(curve, duration: 2)
      let shape = BlockCurve(curve).timingCurve(duration: 2)
      animator.startAnimation()
      #expect(scene.modelX == 100 && abs(scene.x) < rounding)
      scene.frame(at: 1)
      #expect(abs(scene.x) < rounding, "the animation begins with the commit")
      for step in 1...7 {
        scene.frame(at: 1 + Double(step) / 4)
        #expect(abs(scene.seen - shape.value(at: Double(step) / 8)) < rounding)
        #expect(abs(animator.fractionComplete.native - Double(step) / 8) < rounding && !scene.application.isIdle)
      }
      #expect(scene.ends.isEmpty)
      scene.frames(at: 3, 4)
      #expect(scene.ends == ["a end"] && animator.state == .inactive && scene.view.layer.animationKeys() == nil)
      #expect(scene.application.isIdle)
    }
  }

  @Test("Completions are called once, in order, with the final position")
  func completions() {
    let scene = AnimationScene()
    let animator = scene.animator()
    animator.addCompletion(scene.positionLogger("b"))
    animator.startAnimation()
    animator.addCompletion(scene.positionLogger("c"))
    scene.frames(at: 0, 1)
    animator.startAnimation()
    scene.frames(at: 1.1, 5)
    #expect(scene.ends == ["a end", "b end", "c end"])
  }

  @Test("Scrubbing moves the view linearly, and does not end the animator, even at 1")
  func scrubbing() {
    let scene = AnimationScene()
    let animator = scene.animator(.easeIn)
    for (instant, fraction) in [(0.0, 0.25), (1, 0.75), (2, 1), (3, 0), (4, 0.5), (5, 7), (6, -7)] {
      animator.fractionComplete = CGFloat(fraction)
      scene.frame(at: instant)
      let held = min(1, max(0, fraction))
      #expect(abs(scene.seen - held) < rounding && abs(animator.fractionComplete.native - held) < rounding)
      #expect(scene.application.isIdle)
    }
    #expect(scene.ends.isEmpty && animator.state == .active)
  }

  @Test("Without scrubsLinearly, fractions follow the animator's own curve")
  func ownCurve() {
    let scene = AnimationScene()
    let animator = scene.animator(.easeIn)
    animator.scrubsLinearly = false
    let shape = BlockCurve(.easeIn).timingCurve(duration: 1)
    for fraction in [0.25, 0.75] {
      animator.fractionComplete = CGFloat(fraction)
      #expect(abs(scene.seen - shape.value(at: fraction)) < rounding && animator.fractionComplete.native == fraction)
    }
    animator.isReversed = true
    animator.startAnimation()
    let seen = scene.seen
    scene.frame(at: 1)
    #expect(abs(scene.seen - seen) < rounding, "a reversed animator continues from where it is")
  }

  @Test("A fraction that is set between two frames is drawn")
  func drawn() {
    let scene = AnimationScene()
    scene.view.backgroundColor = .red
    let animator = scene.animator()
    animator.pauseAnimation()
    scene.frame(at: 0)
    _ = scene.application.world.frame()
    animator.fractionComplete = 0.5
    scene.frame(at: 1)
    let drawn = scene.application.world.frame()
    #expect(drawn.list.items != drawn.previous.items)
    scene.frame(at: 2)
    let rest = scene.application.world.frame()
    #expect(rest.list.items == rest.previous.items)
  }

  @Test("An animator with nothing to animate, without a window or without a duration ends with the next frame")
  func nothing() {
    let scene = AnimationScene()
    let lone = UIView()
    let rows: [(String, () -> UIViewPropertyAnimator)] = [
      ("nothing", { UIViewPropertyAnimator(duration: 1, curve: .linear) }),
      ("no window", { UIViewPropertyAnimator(duration: 1, curve: .linear) { lone.alpha = 0 } }),
      ("no duration", { UIViewPropertyAnimator(duration: 0, curve: .linear) { scene.view.alpha = 0.5 } }),
      ("negative", { UIViewPropertyAnimator(duration: -1, curve: .linear) { scene.view.alpha = 0.4 } }),
    ]
    for (row, (name, make)) in rows.enumerated() {
      let animator = make()
      animator.addCompletion(scene.positionLogger(name))
      animator.startAnimation()
      #expect(scene.ends.count == row)
      scene.frames(at: Double(row), Double(row) + 0.5)
      #expect(scene.ends.count == row + 1 && scene.ends.last == "\(name) end" && animator.state == .inactive)
    }
    #expect(lone.alpha == 0 && scene.application.isIdle)
  }

  @Test("An active animator, running or paused, is kept alive; then it is freed, and the application with it")
  func lifetime() {
    weak var animator: UIViewPropertyAnimator?
    weak var application: UIApplication?
    do {
      let scene = AnimationScene()
      application = scene.application
      do {
        let made = scene.animator()
        made.pauseAnimation()
        animator = made
      }
      scene.frame(at: 0)
      #expect(animator != nil)
      animator?.startAnimation()
      scene.frames(at: 0, 0.5)
      #expect(animator != nil)
      scene.frame(at: 1)
      #expect(animator == nil && scene.ends == ["a end"])
      scene.animator().fractionComplete = 0.5
      UIApplication(size: .zero, scale: 1).enter()
    }
    #expect(application == nil)
  }

  @Test("An animator ends when its view leaves the window")
  func takenOff() {
    let scene = AnimationScene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.frames(at: 0, 0.5)
    scene.view.removeFromSuperview()
    scene.frame(at: 0.6)
    #expect(scene.ends == ["a end"] && animator.state == .inactive)
  }

  @Test("The views receive touches unless isUserInteractionEnabled is false, also while the animator is paused")
  func touches() {
    for isEnabled in [true, false] {
      let scene = AnimationScene()
      let animator = scene.animator()
      animator.isUserInteractionEnabled = isEnabled
      animator.pauseAnimation()
      scene.frame(at: 0)
      #expect(scene.view.refusesTouchesWhileAnimating != isEnabled)
      animator.stopAnimation(true)
      #expect(!scene.view.refusesTouchesWhileAnimating)
    }
  }

  @Test("A copy has the same settings and nothing to animate")
  func copy() throws {
    let scene = AnimationScene()
    let animator = scene.animator(duration: 3)
    animator.scrubsLinearly = false
    animator.isInterruptible = false
    let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
    #expect(copy.duration == 3 && !copy.scrubsLinearly && !copy.isInterruptible)
    copy.startAnimation()
    #expect(scene.modelX == 0)
  }
}
