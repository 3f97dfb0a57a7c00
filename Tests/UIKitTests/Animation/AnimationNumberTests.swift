import Motion
import Testing
import UIKit

/// Numbers that no animation can have, or that are absurdly large or small.
private let oddTimes: [Double] = [
  .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e300, 1e30, -1,
  .leastNonzeroMagnitude, 0,
]

/// The entries of the API that take numbers; those of layers and their animations have `NumberDoorTests`.
enum NumberEntry: String, CaseIterable, Sendable {
  case animate, delay, damping, velocity, bounce, springDuration, springDelay, keyframes, keyframeStart,
    keyframeDuration
  case `repeat`, legacy, transition, animator, animatorSpring, animatorVelocity, animatorMass, animatorBounce
  case startDelay, delayFactor, durationFactor, fraction, controlPoints, running
}

@MainActor @Suite("Odd numbers given to animations")
struct AnimationNumberTests {
  @Test("No number makes an animation trap or show a value that is not finite", arguments: NumberEntry.allCases)
  func survives(_ entry: NumberEntry) {
    for number in oddTimes {
      let scene = AnimationScene()
      stage(number, at: entry, in: scene)
      for instant in [1.0 / 60, 0.1, 0.5, 1.5, 100, 1e6] {
        scene.frame(at: instant)
        #expect(scene.x.isFinite && scene.shown.opacity.isFinite, "\(entry) of \(number) at \(instant) s")
      }
      scene.view.layer.removeAllAnimations()
      scene.frame(at: 1e6 + 1)
      #expect(scene.x == scene.view.center.x.native, "\(entry) of \(number)")
    }
  }

  private func stage(_ number: Double, at entry: NumberEntry, in scene: AnimationScene) {
    let move = { scene.view.center.x = 300 }
    switch entry {
    case .animate: UIView.animate(withDuration: number, animations: move)
    case .delay: UIView.animate(withDuration: 1, delay: number, animations: move)
    case .damping:
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: CGFloat(number), initialSpringVelocity: 0, animations: move)
    case .velocity:
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: CGFloat(number), animations: move
      )
      UIView.animate(springDuration: 1, initialSpringVelocity: CGFloat(number)) { scene.view.alpha = 0.5 }
    case .bounce: UIView.animate(springDuration: 1, bounce: CGFloat(number), animations: move)
    case .springDuration: UIView.animate(springDuration: number, bounce: 0.3, animations: move)
    case .springDelay: UIView.animate(springDuration: 1, delay: number, animations: move)
    case .keyframes, .keyframeStart, .keyframeDuration: keyframes(number, entry, move)
    case .repeat:
      UIView.animate(withDuration: 1) {
        UIView.modifyAnimations(withRepeatCount: CGFloat(number), autoreverses: true, animations: move)
      }
    case .legacy:
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(number)
      UIView.setAnimationDelay(number)
      UIView.setAnimationRepeatCount(Float(number))
      move()
      UIView.commitAnimations()
    case .transition:
      UIView.transition(with: scene.view, duration: number, options: .transitionFlipFromLeft, animations: move)
    default: animators(number, entry, in: scene, move)
    }
  }

  private func keyframes(_ number: Double, _ entry: NumberEntry, _ move: @escaping () -> Void) {
    UIView.animateKeyframes(
      withDuration: entry == .keyframes ? number : 1, delay: entry == .keyframes ? number : 0,
      options: .calculationModeCubic
    ) {
      UIView.addKeyframe(
        withRelativeStartTime: entry == .keyframeStart ? number : 0.2,
        relativeDuration: entry == .keyframeDuration ? number : 0.5, animations: move)
    }
  }

  private func animators(_ number: Double, _ entry: NumberEntry, in scene: AnimationScene, _ move: @escaping () -> Void)
  {
    let value = CGFloat(number)
    let vector = CGVector(dx: value, dy: value)
    let pacing: (any UITimingCurveProvider)? =
      switch entry {
      case .animatorSpring: UISpringTimingParameters(dampingRatio: value)
      case .animatorVelocity: UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: vector)
      case .animatorMass:
        UISpringTimingParameters(mass: value, stiffness: value, damping: value, initialVelocity: vector)
      case .animatorBounce: UISpringTimingParameters(duration: number, bounce: value)
      case .controlPoints:
        UICubicTimingParameters(controlPoint1: CGPoint(x: value, y: value), controlPoint2: CGPoint(x: value, y: value))
      default: nil
      }
    let duration = [.animator, .running].contains(entry) ? number : 1
    if entry == .running {
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: number, delay: number, animations: move)
      return
    }
    let animator = UIViewPropertyAnimator(
      duration: duration, timingParameters: pacing ?? UICubicTimingParameters(animationCurve: .linear))
    animator.addAnimations(move, delayFactor: entry == .delayFactor ? value : 0)
    switch entry {
    case .startDelay: animator.startAnimation(afterDelay: number)
    case .fraction: animator.fractionComplete = value
    case .durationFactor:
      animator.fractionComplete = 0.5
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.5), durationFactor: value)
    default:
      animator.startAnimation()
      scene.frame(at: 0.01)
      animator.isReversed = true
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: pacing, durationFactor: 0)
    }
  }

  @Test(
    "A number that cannot be used is reported once, with what is used instead",
    arguments: [Double.nan, .infinity, 1e300])
  func reports(number: Double) {
    let scene = AnimationScene()
    UIView.animate(withDuration: number) { scene.view.alpha = 0.5 }
    #expect(scene.application.world.diagnostics.count == 1)
    #expect(scene.application.world.diagnostics.first?.contains("\(number)") == true)
  }

  @Test("A negative duration or delay is not reported: UIKit documents what it does")
  func negative() {
    let scene = AnimationScene()
    UIView.animate(withDuration: -1, delay: -1) { scene.view.alpha = 0.5 }
    #expect(scene.application.world.diagnostics == [] && scene.view.layer.animationKeys() == nil)
  }

  @Test("A spring that hardly ever rests settles after the longest settling duration")
  func absurdSpring() {
    let parameters = UISpringTimingParameters(mass: 1, stiffness: 1, damping: 0, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    #expect(animator.duration == 40 && Spring.longestSettlingDuration == 40)
    #expect(CASpringAnimation(perceptualDuration: 1_000, bounce: 0.9).settlingDuration == 40)
  }
}
