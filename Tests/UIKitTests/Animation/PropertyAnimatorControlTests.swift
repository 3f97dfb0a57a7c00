import Motion
import Testing

@testable import UIKit

@MainActor @Suite("Property animators: pausing, reversing, continuing, ending")
struct PropertyAnimatorControlTests {
  @Test("A paused animator resumes its own curve where it was, and the pause does not count")
  func pausing() {
    for curve in [UIView.AnimationCurve.easeInOut, .easeIn, .linear] {
      let scene = AnimationScene()
      let animator = scene.animator(curve)
      let shape = BlockCurve(curve).timingCurve(duration: 1)
      animator.startAnimation()
      scene.frames(at: 0, 0.25)
      animator.pauseAnimation()
      scene.frame(at: 5)
      #expect(abs(scene.seen - shape.value(at: 0.25)) < rounding)
      animator.startAnimation()
      scene.frames(at: 5, 5.5)
      #expect(abs(scene.seen - shape.value(at: 0.75)) < rounding)
      scene.frame(at: 5.74)
      #expect(scene.ends.isEmpty)
      scene.frame(at: 5.75 + rounding)
      #expect(scene.ends == ["a end"])
    }
  }

  @Test("Continuing takes durationFactor times the duration, from the current fraction, on the given curve")
  func continuing() {
    let parameters = UICubicTimingParameters(animationCurve: .easeOut)
    // The factor, the given curve, and the duration of the rest from 0.25 of two linear seconds.
    let rows: [(Double, (any UITimingCurveProvider)?, Double)] = [
      (0.5, parameters, 1), (2, parameters, 4), (0, parameters, 1.5), (0.5, nil, 1), (0, nil, 1.5),
      (-1, nil, 1.5), (.nan, parameters, 1.5), (0.5, UISpringTimingParameters(dampingRatio: 0.5), 1),
      (3, UISpringTimingParameters(), BlockCurve.systemDuration),
    ]
    for (factor, provider, seconds) in rows {
      let scene = AnimationScene()
      let animator = scene.animator(duration: 2)
      animator.fractionComplete = 0.25
      scene.frame(at: 1)
      animator.continueAnimation(withTimingParameters: provider, durationFactor: CGFloat(factor))
      scene.frame(at: 1)
      #expect(abs(scene.seen - 0.25) < rounding, "no jump")
      let pacing = provider.map { AnimatorCurves($0) }?.main ?? .named(.linear)
      let shape = pacing.timingCurve(duration: seconds)
      for share in [0.1, 0.5, 0.9] {
        scene.frame(at: 1 + share * seconds)
        #expect(abs(scene.seen - (0.25 + 0.75 * shape.value(at: share))) < 1e-7, "\(factor) at \(share)")
      }
      #expect(scene.ends.isEmpty)
      scene.frame(at: 1 + seconds + rounding)
      #expect(scene.ends == ["a end"])
    }
  }

  @Test("A spring that continues at the same instant starts with the speed of the animator")
  func springTakesOver() {
    let scene = AnimationScene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.frames(at: 0, 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: UISpringTimingParameters(), durationFactor: 1)
    scene.frame(at: 0.5)
    let step = 1e-6
    scene.frame(at: 0.5 + step)
    #expect(abs((scene.seen - 0.5) / step - 1) < 1e-3)
    scene.frame(at: 0.6)
    animator.pauseAnimation()
    scene.frame(at: 0.7)
    let held = scene.seen
    animator.continueAnimation(withTimingParameters: UISpringTimingParameters(), durationFactor: 1)
    scene.frames(at: 0.7, 0.7 + step)
    #expect(abs(scene.seen - held) / step < 1e-2, "after a pause there is no speed")
  }

  @Test("A reversed animator goes back without a jump, its fraction is what is left, and the old values return")
  func reversing() {
    for isPaused in [false, true] {
      let scene = AnimationScene()
      scene.view.alpha = 0.5
      let animator = scene.animator()
      animator.addAnimations {
        scene.view.alpha = 1
        scene.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        scene.view.bounds.size.width = 50
        scene.view.backgroundColor = .red
      }
      animator.startAnimation()
      scene.frames(at: 0, 0.25)
      if isPaused { animator.pauseAnimation() }
      animator.isReversed = true
      #expect(abs(animator.fractionComplete - 0.75) < rounding && abs(scene.seen - 0.25) < rounding)
      if isPaused { animator.startAnimation() }
      scene.frames(at: 0.25, 0.35)
      #expect(abs(scene.seen - 0.15) < rounding)
      scene.frame(at: 0.5 + rounding)
      #expect(scene.ends == ["a start"] && scene.modelX == 0)
      #expect(scene.view.alpha == 0.5 && scene.view.transform == .identity && scene.view.bounds.width == 100)
      #expect(scene.view.backgroundColor == nil && animator.state == .inactive)
    }
  }

  @Test("An animator that is reversed twice continues to its end")
  func reversedTwice() {
    let scene = AnimationScene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.frames(at: 0, 0.5)
    animator.isReversed = true
    scene.frames(at: 0.5, 0.75)
    #expect(abs(scene.seen - 0.25) < rounding)
    animator.isReversed = false
    scene.frames(at: 0.75, 1)
    #expect(abs(scene.seen - 0.5) < rounding)
    scene.frame(at: 1.5 + rounding)
    #expect(scene.ends == ["a end"] && scene.modelX == 100)
  }

  @Test("An animator that starts reversed plays from its end to its beginning, on its curve")
  func startedReversed() {
    let scene = AnimationScene()
    let animator = scene.animator(.easeIn)
    animator.isReversed = true
    animator.startAnimation()
    #expect(animator.fractionComplete == 0)
    scene.frames(at: 0, 0.25)
    #expect(abs(scene.seen - (1 - BlockCurve(.easeIn).timingCurve(duration: 1).value(at: 0.25))) < rounding)
    scene.frame(at: 1)
    #expect(scene.ends == ["a start"] && scene.modelX == 0)
  }

  @Test("A value that the application sets meanwhile stays")
  func othersValues() {
    let scene = AnimationScene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.frames(at: 0, 0.5)
    scene.view.center.x = 42
    animator.isReversed = true
    scene.frames(at: 0.5, 1 + rounding)
    #expect(scene.ends == ["a start"] && scene.modelX == 42)
  }

  @Test("Stopping leaves what is seen; finishing sets the values of the position and calls the completions at once")
  func stopping() {
    for (position, x) in [(UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 25)] {
      for isPaused in [false, true] {
        let scene = AnimationScene()
        scene.view.backgroundColor = .black
        let animator = scene.animator()
        animator.addAnimations { scene.view.transform = CGAffineTransform(translationX: 40, y: 0) }
        animator.startAnimation()
        scene.frames(at: 0, 0.25)
        if isPaused { animator.pauseAnimation() }
        animator.stopAnimation(false)
        #expect(scene.view.layer.animationKeys() == nil && abs(scene.modelX - 25) < rounding)
        #expect(abs(scene.view.transform.tx - 10) < rounding && abs(scene.x - 25) < rounding)
        scene.frame(at: 2)
        #expect(scene.ends.isEmpty)
        animator.finishAnimation(at: position)
        #expect(scene.ends == ["a \(position)"] && abs(scene.modelX - x) < rounding)
        #expect(abs(scene.view.transform.tx.native - x * 0.4) < rounding && animator.state == .inactive)
      }
    }
  }

  @Test("Stopping without finishing calls no completion, and blocks inside end unfinished")
  func stoppedWithoutFinishing() {
    let scene = AnimationScene()
    let animator = scene.animator()
    animator.addAnimations {
      UIView.animate(withDuration: 1, animations: { scene.view.alpha = 0 }, completion: scene.logger("inner"))
    }
    animator.startAnimation()
    scene.frames(at: 0, 0.25)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && abs(scene.view.alpha - 0.75) < rounding)
    scene.frames(at: 1, 2)
    #expect(scene.log == ["inner false"])
    animator.addAnimations { scene.view.center.x = 200 }
    animator.addCompletion(scene.positionLogger("again"))
    animator.startAnimation()
    scene.frames(at: 3, 4)
    #expect(scene.ends.last == "again end")
  }

  @Test("Stopping one of two animators leaves the value of the other and its part of the movement")
  func stoppedOfTwo() {
    let scene = AnimationScene()
    let first = scene.animator()
    first.startAnimation()
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 300 }
    second.startAnimation()
    scene.frames(at: 0, 0.5)
    #expect(abs(scene.x - 150) < rounding)
    first.stopAnimation(true)
    #expect(scene.modelX == 300 && abs(scene.x - 200) < rounding)
    scene.frame(at: 1)
    #expect(second.state == .inactive && scene.x == 300)
  }

  @Test(
    "With pausesOnCompletion an animator stays active and paused at its end, without completions, until that is unset")
  func pausesOnCompletion() {
    let scene = AnimationScene()
    let animator = scene.animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    scene.frames(at: 0, 0.5)
    #expect(animator.isRunning)
    scene.frames(at: 1, 2)
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    #expect(scene.ends.isEmpty && scene.application.isIdle)
    animator.isReversed = true
    animator.startAnimation()
    scene.frames(at: 2, 2.25)
    #expect(abs(scene.seen - 0.75) < rounding)
    scene.frame(at: 4)
    #expect(scene.seen == 0 && scene.ends.isEmpty)
    animator.pausesOnCompletion = false
    scene.frame(at: 5)
    #expect(scene.ends == ["a start"] && scene.modelX == 0)
  }

  @Test("A transition moves an animator through the methods of its protocol")
  func driver() {
    for (isCancelled, position) in [(false, "a end"), (true, "a start")] {
      let scene = AnimationScene()
      let animator = scene.animator(.easeInOut)
      let vended = VendedAnimator(animator: animator)
      vended.hold()
      vended.stand(at: 0.4)
      scene.frame(at: 0)
      #expect(abs(scene.seen - 0.4) < rounding)
      vended.play(isCancelled: isCancelled, timing: UICubicTimingParameters(animationCurve: .linear), speed: 2)
      scene.frames(at: 0, 0.1)
      #expect(abs(scene.seen - (isCancelled ? 0.2 : 0.6)) < rounding)
      scene.frame(at: 0.31)
      #expect(scene.ends == [position])
    }
  }
}
