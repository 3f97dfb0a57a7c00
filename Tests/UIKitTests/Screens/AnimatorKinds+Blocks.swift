import Foundation
import QuartzCore
import UIKit

extension AnimatorKind {
  /// Animation blocks of `UIView`.
  static let blocks: [Self] = [
    .block("animate") { trial in
      UIView.animate(withDuration: 0.4) {
        trial.move()
      } completion: {
        trial.done($0)
      }
    },
    .block("animate, linear", even) { trial in
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        trial.move()
      } completion: {
        trial.done($0)
      }
    },
    .block("animate, easing in, touchable, from the current state", easeIn) { trial in
      UIView.animate(
        withDuration: 0.4, delay: 0, options: [.curveEaseIn, .allowUserInteraction, .beginFromCurrentState]
      ) {
        trial.move()
      } completion: {
        trial.done($0)
      }
    },
    .block("animate, delayed", late(ease), scrubbed: late()) { trial in
      UIView.animate(withDuration: 0.3, delay: 0.1) {
        trial.move()
      } completion: {
        trial.done($0)
      }
    },
    .block("animate, there and back", through((0, 0), (0.5, 1), (1, 0)), scrubbed: through((0, 0), (0.5, 1), (1, 0))) {
      trial in
      UIView.animate(withDuration: 0.2, delay: 0, options: [.autoreverse, .curveLinear]) {
        trial.move()
      } completion: {
        trial.done($0)
      }
    },
    .block("animate inside animate", even) { trial in
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 9) { trial.move() }
      } completion: {
        trial.done($0)
      }
    },
    .block(
      "animate inside animate, with a length of its own", through((0, 0), (0.5, 1), (1, 1)),
      scrubbed: through((0, 0), (0.5, 1), (1, 1))
    ) { trial in
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        trial.container.alpha = 0.9
        UIView.animate(
          withDuration: 0.2, delay: 0, options: [.overrideInheritedDuration, .curveLinear], animations: { trial.move() }
        )
      } completion: {
        trial.container.alpha = 1
        trial.done($0)
      }
    },
    .block("animate after animate", through((0, 0), (0.5, 0.5), (1, 1)), scrubbed: through((0, 0), (0.5, 0.5), (1, 1)))
    {
      trial in
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { trial.move(0.5) }
      UIView.animate(withDuration: 0.2, delay: 0.2, options: .curveLinear) {
        trial.move()
      } completion: {
        trial.done($0)
      }
    },
    .block("begin and commit", even) { trial in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0.4)
      UIView.setAnimationCurve(.linear)
      trial.move()
      UIView.commitAnimations()
      UIView.animate(withDuration: 0.4) {
        trial.container.alpha = 0.5
      } completion: {
        trial.container.alpha = 1
        trial.done($0)
      }
    },
    .block("property animator", even) { trial in
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { trial.move() }
      animator.addCompletion { trial.ran(to: $0) }
      animator.startAnimation()
    },
    .block("running property animator, delayed", late(ease), scrubbed: late()) { trial in
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0.1, options: []) {
        trial.move()
      } completion: {
        trial.ran(to: $0)
      }
    },
  ]

  /// Springs of views and of layers.
  static let springs: [Self] = [
    .block("spring by damping", spring(12.7169 / 0.4, ratio: 0.5)) { trial in
      UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
        trial.move()
      } completion: {
        trial.done($0)
      }
    },
    .block(
      "spring by duration", spring(2 * .pi / 0.3, ratio: 1),
      scrubbed: settling
    ) { trial in
      UIView.animate(springDuration: 0.3) {
        trial.move()
      } completion: {
        trial.done($0)
      }
    },
    .layer("CASpringAnimation", spring(20, ratio: 0.5)) { trial in
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.stiffness, spring.damping) = (400, 20)
      (spring.fromValue, spring.toValue, spring.duration) = (trial.start, trial.end, spring.settlingDuration)
      trial.run(spring)
    },
    .block("spring of a property animator", spring(12.7169 / 0.4, ratio: 0.5)) { trial in
      let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.5) { trial.move() }
      animator.addCompletion { trial.ran(to: $0) }
      animator.startAnimation()
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
