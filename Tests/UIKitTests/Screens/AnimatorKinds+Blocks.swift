import UIKit

extension AnimatorKind {
  /// Animation blocks of `UIView`.
  static let blocks: [Self] = [
    .block("animate") { $0.animate() },
    .block("animate, linear", even) { $0.animate(0.4, .curveLinear) },
    .block("animate, easing in, touchable, from the current state", easeIn) {
      $0.animate(0.4, [.curveEaseIn, .allowUserInteraction, .beginFromCurrentState])
    },
    .block("animate, delayed", late(ease), scrubbed: late()) { $0.animate(0.3, delay: 0.1) },
    .layer("animate, there and back", through((0, 0), (0.5, 1), (1, 0))) {
      $0.animate(0.2, [.autoreverse, .curveLinear])
    },
    .block("animate inside animate", even) { trial in
      trial.animate(0.4, .curveLinear) { UIView.animate(withDuration: 9) { trial.move() } }
    },
    .layer("animate inside animate, with a length of its own", through((0, 0), (0.5, 1), (1, 1))) { trial in
      trial.atEnd = { trial.container.alpha = 1 }
      trial.animate(0.4, .curveLinear) {
        trial.container.alpha = 0.9
        let options: UIView.AnimationOptions = [.overrideInheritedDuration, .curveLinear]
        UIView.animate(withDuration: 0.2, delay: 0, options: options) { trial.move() }
      }
    },
    .layer("animate after animate") { trial in
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { trial.move(0.5) }
      trial.animate(0.2, delay: 0.2, .curveLinear)
    },
    .block("begin and commit", even) { trial in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0.4)
      UIView.setAnimationCurve(.linear)
      trial.move()
      UIView.commitAnimations()
      trial.atEnd = { trial.container.alpha = 1 }
      trial.animate { trial.container.alpha = 0.5 }
    },
  ]

  /// Springs of views and of layers.
  static let springs: [Self] = [
    .block("spring by damping", spring(12.7169 / 0.4, ratio: 0.5)) { trial in
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        animations: { trial.move() }, completion: trial.done)
    },
    .block("spring by duration", spring(2 * .pi / 0.3, ratio: 1), scrubbed: settling) { trial in
      UIView.animate(springDuration: 0.3, animations: { trial.move() }, completion: trial.done)
    },
    .layer("CASpringAnimation", spring(20, ratio: 0.5)) { trial in
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.stiffness, spring.damping) = (400, 20)
      (spring.fromValue, spring.toValue, spring.duration) = (trial.start, trial.end, spring.settlingDuration)
      trial.run(spring)
    },
    Self(name: "spring, with a delayed block inside", scrubbed: nil, played: nil) { trial in
      UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 2) {
        trial.move()
        UIView.animate(withDuration: 0.2, delay: 0.1, options: .curveEaseIn) { trial.container.alpha = 0.9 }
      } completion: {
        trial.container.alpha = 1
        trial.done($0)
      }
    },
  ]

  /// A property animator that `change` is made of while it is paused.
  private static func changed(_ name: String, _ change: @escaping @MainActor @Sendable (UIViewPropertyAnimator) -> Void)
    -> Self
  {
    Self(name: "property animator that \(name)", scrubbed: nil, played: nil) { trial in
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { trial.move() }
      trial.run(animator)
      animator.pauseAnimation()
      change(animator)
    }
  }

  static let propertyAnimators: [Self] = [
    .block("property animator", even) { trial in
      trial.run(UIViewPropertyAnimator(duration: 0.4, curve: .linear) { trial.move() })
    },
    .block("running property animator, delayed", late(ease), scrubbed: late()) { trial in
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.3, delay: 0.1, options: [], animations: { trial.move() }, completion: trial.ran)
    },
    .block("spring of a property animator", spring(12.7169 / 0.4, ratio: 0.5)) { trial in
      trial.run(UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.5) { trial.move() })
    },
    changed("goes on with another timing") {
      $0.fractionComplete = 0.25
      let spring = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 1, dy: 0))
      $0.continueAnimation(withTimingParameters: spring, durationFactor: 1)
    },
    changed("is reversed twice") {
      $0.fractionComplete = 0.6
      $0.isReversed = true
      $0.isReversed = false
      $0.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    },
    Self(name: "property animator after one that was stopped", scrubbed: nil, played: nil) { trial in
      let first = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { trial.view.alpha = 0.5 }
      first.addCompletion { _ in trial.view.alpha = 1 }
      first.startAnimation()
      first.pauseAnimation()
      first.fractionComplete = 0.5
      first.stopAnimation(false)
      first.finishAnimation(at: .start)
      trial.run(UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { trial.move() })
    },
  ]

  private static func frames(
    _ name: String, _ mode: UIView.KeyframeAnimationOptions, _ pace: Pace?
  ) -> Self {
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    return Self(name: "keyframes, \(name)", scrubbed: pace, played: pace) { trial in
      UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: [mode, linear]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { trial.move(0.2) }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { trial.move() }
      } completion: {
        trial.done($0)
      }
    }
  }

  /// Keyframe animations in all modes.
  static let keyframes: [Self] = [
    frames("linear", .calculationModeLinear, through((0, 0), (0.5, 0.2), (1, 1))),
    frames("discrete", .calculationModeDiscrete, { $0 < 0.5 ? 0.2 : 1 }),
    frames("paced", .calculationModePaced, { $0 }),
    frames("cubic", .calculationModeCubic, nil),
    frames("cubic and paced", .calculationModeCubicPaced, nil),
    .block("keyframes, eased and delayed", late(ease), scrubbed: late()) { trial in
      UIView.animateKeyframes(withDuration: 0.3, delay: 0.1) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { trial.move() }
      } completion: {
        trial.done($0)
      }
    },
  ]
}
