import Motion
import SeededRandom
import Testing

@testable import UIKit

@MainActor @Suite("Property animators: blocks, delays, springs, transitions")
struct PropertyAnimatorBlockTests {
  @Test("A block begins at its delayFactor and ends with the animator, scrubbed or running, forwards or in reverse")
  func delayFactors() {
    let scene = AnimationScene()
    let animator = scene.animator()
    scene.view.alpha = 0
    animator.addAnimations({ scene.view.alpha = 1 }, delayFactor: 0.5)
    animator.addAnimations({ scene.view.transform = CGAffineTransform(translationX: 8, y: 0) }, delayFactor: 7)
    for (fraction, alpha) in [(0.25, 0.0), (0.5, 0), (0.75, 0.5), (1, 1)] {
      animator.fractionComplete = CGFloat(fraction)
      #expect(abs(scene.shown.opacity - alpha) < rounding)
    }
    animator.fractionComplete = 0
    animator.startAnimation()
    for (instant, alpha) in [(0.0, 0.0), (0.5, 0), (0.75, 0.5)] {
      scene.frame(at: instant)
      #expect(abs(scene.shown.opacity - alpha) < rounding)
    }
    animator.isReversed = true
    scene.frames(at: 0.75, 1)
    #expect(abs(scene.shown.opacity) < rounding)
    scene.frame(at: 1.5 + rounding)
    #expect(scene.ends == ["a start"] && scene.view.alpha == 0)
    #expect(scene.view.transform == .identity, "\(scene.view.transform)")
  }

  @Test("A block that is added later takes the rest of the time, paused or running, and begins without a jump")
  func addedLater() {
    for isPaused in [false, true] {
      let scene = AnimationScene()
      let animator = scene.animator()
      scene.view.alpha = 0
      animator.startAnimation()
      scene.frames(at: 0, 0.5)
      if isPaused { animator.pauseAnimation() }
      animator.addAnimations { scene.view.alpha = 1 }
      animator.addAnimations({ scene.view.center.y = 150 }, delayFactor: 0.5)
      #expect(abs(scene.shown.opacity) < rounding)
      if isPaused { animator.startAnimation() }
      scene.frames(at: 0.5, 0.75)
      #expect(abs(scene.shown.opacity - 0.5) < rounding && abs(scene.shown.position.y - 50) < rounding)
      scene.frame(at: 0.875)
      #expect(abs(scene.shown.position.y - 100) < rounding)
      scene.frame(at: 1)
      #expect(scene.ends == ["a end"])
    }
  }

  @Test("An animator shows its beginning during its delay, and can be paused in it")
  func delay() {
    let scene = AnimationScene()
    let animator = scene.animator()
    animator.startAnimation(afterDelay: 2)
    #expect(animator.delay == 2)
    scene.frames(at: 0, 1)
    #expect(abs(scene.x) < rounding && animator.state == .active)
    scene.frame(at: 2.5)
    #expect(abs(scene.seen - 0.5) < rounding)
    scene.frame(at: 3)
    #expect(scene.ends == ["a end"])
    let other = scene.animator(.linear, "b")
    other.startAnimation(afterDelay: 2)
    scene.frames(at: 4, 5)
    other.pauseAnimation()
    #expect(other.fractionComplete == 0)
    other.startAnimation()
    scene.frames(at: 5, 5.5)
    #expect(abs(scene.seen - 0.5) < rounding)
  }

  @Test("A spring overshoots, and an initial velocity moves each axis of the centre separately")
  func springs() {
    let velocity = CGVector(dx: 4, dy: -3)
    let scene = AnimationScene()
    scene.view.center = .zero
    let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 5, initialVelocity: velocity)
    let animator = UIViewPropertyAnimator(duration: 77, timingParameters: parameters)
    let spring = Spring(mass: 1, stiffness: 100, damping: 5)
    #expect(animator.duration == spring.appleSettlingDuration)
    animator.addAnimations {
      scene.view.center = CGPoint(x: 100, y: 100)
      scene.view.bounds.size.width = 200
    }
    animator.startAnimation()
    scene.frame(at: 0)
    for instant in [0.1, 0.3, 0.35, 0.7] {
      scene.frame(at: instant)
      let (dx, dy) = (spring.value(at: instant, initialVelocity: 4), spring.value(at: instant, initialVelocity: -3))
      #expect(abs(scene.shown.position.x - 100 * dx) < 1e-7 && abs(scene.shown.position.y - 100 * dy) < 1e-7)
      #expect(abs(scene.shown.bounds.z - 100 - 100 * dx) < 1e-7)
    }
    #expect(spring.value(at: 0.3, initialVelocity: 4) > 1, "the spring overshoots at this instant")
    scene.frame(at: 0.3 + 0.5)
    let held = scene.shown.position
    animator.pauseAnimation()
    #expect(scene.shown.position == held)
    let fraction = scene.application.world.fraction(of: animator.run?.clock ?? AnimationClock())
    if fraction > 0, fraction < 1 {
      animator.fractionComplete = CGFloat(fraction)
      #expect(abs(scene.shown.position.y - held.y) < 1e-6, "scrubbing continues from where both axes are")
    }
    animator.fractionComplete = 1
    #expect(scene.shown.position == SIMD2(100, 100))
  }

  @Test("A spring with a damping ratio takes the given duration, the default spring half a second")
  func springDurations() {
    #expect(UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5).duration == 2)
    let standard = UIViewPropertyAnimator(duration: 2, timingParameters: UISpringTimingParameters())
    #expect(abs(standard.duration - 0.5) < 0.01)
    let useless = UISpringTimingParameters(mass: -1, stiffness: .nan, damping: 0, initialVelocity: .zero)
    #expect(useless.form == UISpringTimingParameters().form)
  }

  @Test("A timing provider of the application is used according to its type")
  func providers() {
    let rows: [(UITimingCurveType, BlockCurve)] = [
      (.cubic, .named(.easeIn)), (.builtin, .named(.easeIn)), (.spring, .damped(ratio: 0.3, velocity: 0)),
      (.composed, .damped(ratio: 0.3, velocity: 0)),
    ]
    for (type, curve) in rows { #expect(AnimatorCurves(UserCodeProvider(type)).main == curve) }
    let points = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 2), controlPoint2: CGPoint(x: -1, y: CGFloat.nan))
    #expect(points.timingCurveType == .cubic && points.controlPoint2 == .zero)
  }

  @Test("An animator inside a block inherits its duration; inside an animator it follows the outer one")
  func nested() {
    let scene = AnimationScene()
    let other = UIView()
    scene.window.addSubview(other)
    scene.view.center.x = 0
    var inner: UIViewPropertyAnimator?
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      inner = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.1, delay: 0) {
        scene.view.center.x = 100
      } completion: {
        scene.positionLogger("inner")($0)
      }
    } completion: {
      scene.logger("outer")($0)
    }
    #expect(inner?.duration == 2 && inner?.isInterruptible == false)
    scene.frames(at: 0, 1)
    #expect(abs(scene.seen - 0.5) < rounding)
    scene.frame(at: 2)
    #expect(scene.ends == ["inner end", "outer"])
    let outer = scene.animator(.linear, "b")
    outer.addAnimations {
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.1, delay: 0) {
        other.alpha = 0
      } completion: {
        scene.positionLogger("guest")($0)
      }
    }
    outer.fractionComplete = 0.25
    scene.frame(at: 3)
    #expect(abs(other.layer.presented().values.opacity - 0.75) < rounding)
    outer.isReversed = true
    outer.startAnimation()
    scene.frames(at: 3, 4)
    #expect(scene.ends.suffix(2) == ["guest start", "b start"] && other.alpha == 1 && scene.modelX == 0)
  }

  @Test("Keyframes and blocks inside an animator follow it")
  func inside() {
    let scene = AnimationScene()
    scene.view.center.x = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { scene.view.center.x = 80 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { scene.view.center.x = 100 }
      }
      UIView.animate(withDuration: 0.5, delay: 0.25, options: .overrideInheritedDuration) { scene.view.alpha = 0 }
    }
    for (fraction, x, alpha) in [(0.25, 40.0, 1.0), (0.5, 80, 0.5), (0.75, 90, 0), (1, 100, 0)] {
      animator.fractionComplete = CGFloat(fraction)
      #expect(abs(scene.x - x) < rounding && abs(scene.shown.opacity - alpha) < rounding)
    }
    animator.isReversed = true
    animator.startAnimation()
    scene.frames(at: 0, 1)
    #expect(scene.modelX == 0 && scene.view.alpha == 1)
  }

  @Test("An animator under a container whose time is held is scrubbed linearly by it and ends with it")
  func underHeldContainer() {
    for (isReturning, position) in [(false, "a end"), (true, "a start")] {
      let scene = AnimationScene()
      let container = scene.window.layer
      let animator = scene.animator(.easeIn)
      scene.frame(at: 1)
      let began = container.localNow
      container.holdTime()
      AnimationStaging(isEven: true).observe { animator.startAnimation() }
      container.beginPendingAnimations()
      scene.frames(at: 1, 3)
      #expect(abs(scene.x) < rounding)
      for fraction in [0.5, 0.1, 1, 0.25] {
        container.holdTime(at: began + fraction)
        scene.frame(at: 4 + fraction)
        #expect(abs(scene.seen - fraction) < rounding && abs(animator.fractionComplete.native - fraction) < rounding)
      }
      #expect(scene.ends.isEmpty && abs(container.lastControlledEnd - began - 1) < rounding)
      let now = container.parentTimeNow
      let target = isReturning ? began : began + 1
      container.moveTime(
        along: TimeMap(begin: now, from: began + 0.25, to: target, duration: 1), returning: isReturning)
      scene.frame(at: now + 0.5)
      #expect(abs(scene.seen - (isReturning ? 0.125 : 0.625)) < rounding)
      scene.frame(at: now + 1)
      #expect(scene.ends == [position] && scene.modelX == (isReturning ? 0 : 100))
    }
  }

  @Test("An animator that is discarded with its staging is inactive and calls no completion")
  func discarded() {
    let scene = AnimationScene()
    let animator = scene.animator()
    let blocks = AnimationStaging().observe { animator.startAnimation() }.blocks
    scene.frame(at: 0)
    for block in blocks { block.discard() }
    #expect(animator.state == .inactive)
    scene.frame(at: 2)
    #expect(scene.ends.isEmpty && scene.application.isIdle)
  }

  @Test("Under random calls the state of an animator is consistent, and each completion is called once at most")
  func random() {
    for seed in 0..<300 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let scene = AnimationScene()
      let animator = scene.animator(seed % 2 == 0 ? .easeInOut : .linear, duration: generator.number(in: 0...1))
      var (added, now) = (1, 0.0)
      for _ in 0..<40 {
        switch Int.random(in: 0..<13, using: &generator) {
        case 0: animator.startAnimation()
        case 1: animator.startAnimation(afterDelay: generator.number(in: -0.1...0.3))
        case 2: animator.pauseAnimation()
        case 3: animator.fractionComplete = CGFloat(generator.number(in: -0.5...1.5))
        case 4: animator.isReversed.toggle()
        case 5: animator.stopAnimation(Bool.random(using: &generator))
        case 6:
          animator.finishAnimation(
            at: UIViewAnimatingPosition(rawValue: Int.random(in: 0...2, using: &generator)) ?? .end)
        case 7:
          let spring = UISpringTimingParameters(
            dampingRatio: CGFloat(generator.number(in: 0...1)),
            initialVelocity: CGVector(dx: generator.number(in: -9...9), dy: generator.number(in: -9...9)))
          animator.continueAnimation(
            withTimingParameters: Bool.random(using: &generator) ? spring : nil,
            durationFactor: CGFloat(generator.number(in: -0.2...1)))
        case 8:
          let x = CGFloat(generator.number())
          animator.addAnimations({ scene.view.center.x = x }, delayFactor: CGFloat(generator.number(in: -0.2...1.2)))
        case 9:
          animator.addCompletion(scene.positionLogger("\(added)"))
          added += 1
        case 10: animator.scrubsLinearly.toggle()
        case 11: animator.pausesOnCompletion.toggle()
        default:
          now += generator.number(in: 0...0.3)
          scene.frame(at: now)
        }
        let fraction = animator.fractionComplete
        #expect(fraction >= 0 && fraction <= 1, "seed \(seed)")
        #expect(scene.x.isFinite, "seed \(seed)")
        #expect(!animator.isRunning || animator.state == .active, "seed \(seed)")
        #expect((animator.run == nil) == (animator.state == .inactive), "seed \(seed)")
      }
      animator.stopAnimation(true)
      scene.frame(at: now + 1)
      #expect(animator.state == .inactive && scene.application.isIdle, "seed \(seed)")
      #expect(scene.view.layer.animationKeys() == nil, "seed \(seed)")
      let names = scene.ends.map { $0.prefix { $0 != " " } }
      #expect(Set(names).count == names.count, "seed \(seed)")
    }
  }

  /// A timing provider of the application.
  @MainActor private final class UserCodeProvider: NSObject, UITimingCurveProvider {
    let timingCurveType: UITimingCurveType
    init(_ type: UITimingCurveType) { timingCurveType = type }
    nonisolated init?(coder: NSCoder) { nil }
    nonisolated func encode(with coder: NSCoder) {}
    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters(animationCurve: .easeIn) }
    var springTimingParameters: UISpringTimingParameters? { UISpringTimingParameters(dampingRatio: 0.3) }
  }
}
