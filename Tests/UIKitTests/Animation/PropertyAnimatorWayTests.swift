import CoreGraphics
import Foundation
import Motion
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Property animators: holding, turning, going on, ending")
struct PropertyAnimatorWayTests {
  @Test("Held and started again it takes up its own curve where it was, and the time held counts for nothing")
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

  @Test("Going on takes durationFactor times the duration, from where it stands, on the curve given")
  func continuing() {
    let parameters = UICubicTimingParameters(animationCurve: .easeOut)
    // The factor, the curve given, and how long the rest takes from 0.25 of the way of two linear seconds.
    let rows: [(Double, (any UITimingCurveProvider)?, Double)] = [
      (0.5, parameters, 1), (2, parameters, 4), (0, parameters, 1.5), (0.5, nil, 1), (0, nil, 1.5),
      (-1, nil, 1.5), (.nan, parameters, 1.5), (0.5, UISpringTimingParameters(dampingRatio: 0.5), 1),
      (3, UISpringTimingParameters(), Spring(mass: 3, stiffness: 1000, damping: 500).appleSettlingDuration),
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

  @Test("A spring that takes over in the same instant takes over the speed as well")
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
    #expect(abs(scene.seen - held) / step < 1e-2, "what stood for a while has no speed")
  }

  @Test("Turned round it goes back without a jump, its fraction is what is left, and the values from before come back")
  func reversing() {
    for isHeld in [false, true] {
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
      if isHeld { animator.pauseAnimation() }
      animator.isReversed = true
      #expect(abs(animator.fractionComplete - 0.75) < rounding)
      #expect(abs(scene.seen - 0.25) < rounding)
      if isHeld { animator.startAnimation() }
      scene.frames(at: 0.25, 0.35)
      #expect(abs(scene.seen - 0.15) < rounding)
      scene.frame(at: 0.5 + rounding)
      #expect(scene.ends == ["a start"])
      #expect(scene.modelX == 0)
      #expect(scene.view.alpha == 0.5 && scene.view.transform == .identity && scene.view.bounds.width == 100)
      #expect(scene.view.backgroundColor == nil)
      #expect(animator.state == .inactive)
    }
  }

  @Test("Turned round twice it goes on to its end")
  func turnedTwice() {
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
    #expect(scene.ends == ["a end"])
    #expect(scene.modelX == 100)
  }

  @Test("Started the other way it plays from its end to its beginning, on its curve")
  func startedReversed() {
    let scene = AnimationScene()
    let animator = scene.animator(.easeIn)
    animator.isReversed = true
    animator.startAnimation()
    #expect(animator.fractionComplete == 0)
    scene.frames(at: 0, 0.25)
    #expect(abs(scene.seen - (1 - BlockCurve(.easeIn).timingCurve(duration: 1).value(at: 0.25))) < rounding)
    scene.frame(at: 1)
    #expect(scene.ends == ["a start"])
    #expect(scene.modelX == 0)
  }

  @Test("What somebody else has set meanwhile stays")
  func othersValues() {
    let scene = AnimationScene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.frames(at: 0, 0.5)
    scene.view.center.x = 42
    animator.isReversed = true
    scene.frames(at: 0.5, 1 + rounding)
    #expect(scene.ends == ["a start"])
    #expect(scene.modelX == 42)
  }

  @Test("Stopped it leaves what is seen; finished it has the values of the position, and completions come at once")
  func stopping() {
    for (position, x) in [(UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 25)] {
      for isHeld in [false, true] {
        let scene = AnimationScene()
        scene.view.backgroundColor = .black
        let animator = scene.animator()
        animator.addAnimations { scene.view.transform = CGAffineTransform(translationX: 40, y: 0) }
        animator.startAnimation()
        scene.frames(at: 0, 0.25)
        if isHeld { animator.pauseAnimation() }
        animator.stopAnimation(false)
        #expect(scene.view.layer.animationKeys() == nil)
        #expect(abs(scene.modelX - 25) < rounding)
        #expect(abs(scene.view.transform.tx - 10) < rounding)
        #expect(abs(scene.x - 25) < rounding)
        scene.frame(at: 2)
        #expect(scene.ends.isEmpty)
        animator.finishAnimation(at: position)
        #expect(scene.ends == ["a \(position)"])
        #expect(abs(scene.modelX - x) < rounding)
        #expect(abs(scene.view.transform.tx.native - x * 0.4) < rounding)
        #expect(animator.state == .inactive)
      }
    }
  }

  @Test("Stopped for good no completion comes, and what it animated inside is told that it was cut off")
  func stoppedForGood() {
    let scene = AnimationScene()
    let animator = scene.animator()
    animator.addAnimations {
      UIView.animate(withDuration: 1, animations: { scene.view.alpha = 0 }, completion: scene.logger("inner"))
    }
    animator.startAnimation()
    scene.frames(at: 0, 0.25)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(abs(scene.view.alpha - 0.75) < rounding)
    scene.frames(at: 1, 2)
    #expect(scene.log == ["inner false"])
    animator.addAnimations { scene.view.center.x = 200 }
    animator.addCompletion(scene.positionLogger("again"))
    animator.startAnimation()
    scene.frames(at: 3, 4)
    #expect(scene.ends.last == "again end")
  }

  @Test("Stopping one of two leaves the other's value and its part of the way")
  func stoppedOfTwo() {
    let scene = AnimationScene()
    let first = scene.animator()
    first.startAnimation()
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 300 }
    second.startAnimation()
    scene.frames(at: 0, 0.5)
    #expect(abs(scene.x - 150) < rounding)
    first.stopAnimation(true)
    #expect(scene.modelX == 300)
    #expect(abs(scene.x - 200) < rounding)
    scene.frame(at: 1)
    #expect(second.state == .inactive)
    #expect(scene.x == 300)
  }

  @Test("Pausing on completion it stays active at its end, at rest, and no completion comes until it is let go")
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
    #expect(scene.ends == ["a start"])
    #expect(scene.modelX == 0)
  }

  @Test("A transition drives it by what every such animator has")
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
