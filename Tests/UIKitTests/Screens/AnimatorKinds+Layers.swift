import UIKit

/// A delegate that is told when an animation of a layer is over.
@MainActor final class StopListener: NSObject, @preconcurrency CAAnimationDelegate {
  private let stopped: (Bool) -> Void
  init(_ stopped: @escaping (Bool) -> Void) { self.stopped = stopped }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stopped(flag) }
}

extension AnimatorKind {
  /// Explicit animations of layers.
  static let explicit: [Self] = [
    .layer("CABasicAnimation, in a transaction") { trial in trial.run(trial.slide()) },
    .layer("CABasicAnimation, easing in", easeIn) { trial in
      let slide = trial.slide()
      slide.timingFunction = CAMediaTimingFunction(name: .easeIn)
      trial.run(slide)
    },
    .layer("CABasicAnimation, with a delegate") { trial in
      let slide = trial.slide()
      slide.delegate = StopListener(trial.done)
      UIView.performWithoutAnimation { trial.move() }
      trial.view.layer.add(slide, forKey: "trial")
    },
    .layer("CABasicAnimation, left at its end") { trial in
      let slide = trial.slide()
      (slide.isRemovedOnCompletion, slide.fillMode) = (false, .forwards)
      slide.delegate = StopListener {
        trial.done($0)
        trial.view.layer.removeAllAnimations()
      }
      trial.view.layer.add(slide, forKey: "trial")
    },
    .layer("CABasicAnimation, later by the clock", late()) { trial in
      let slide = trial.slide(0.3)
      (slide.beginTime, slide.fillMode) = (CACurrentMediaTime() + 0.1, .backwards)
      trial.run(slide)
    },
    .layer("CABasicAnimation, later by the container's time", late()) { trial in
      let slide = trial.slide(0.3)
      slide.beginTime = trial.container.layer.convertTime(CACurrentMediaTime(), from: nil) + 0.1
      slide.fillMode = .both
      trial.run(slide)
    },
    .layer("CABasicAnimation, faster and repeated", repeated) { trial in
      let slide = trial.slide()
      (slide.speed, slide.repeatCount) = (1.5, 1.5)
      trial.run(slide)
    },
    .layer("CAKeyframeAnimation", through((0, 0), (0.25, 0.8), (1, 1))) { trial in
      let slide = CAKeyframeAnimation(keyPath: "position.x")
      slide.values = [trial.start, trial.start + 0.8 * AnimatorTrial.distance, trial.end]
      (slide.keyTimes, slide.duration) = ([0, 0.25, 1], 0.4)
      trial.run(slide)
    },
    .layer("CAKeyframeAnimation, along a path") { trial in
      let path = CGMutablePath()
      path.move(to: CGPoint(x: trial.start, y: trial.view.center.y.native))
      path.addLine(to: CGPoint(x: trial.end, y: trial.view.center.y.native))
      let slide = CAKeyframeAnimation(keyPath: "position")
      (slide.path, slide.calculationMode, slide.duration) = (path, .paced, 0.4)
      trial.run(slide)
    },
    .layer("CAAnimationGroup", late()) { trial in
      let slide = trial.slide(0.3)
      (slide.beginTime, slide.fillMode) = (0.1, .both)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0.5, 0.4)
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([slide, fade], 0.4)
      trial.run(group)
    },
  ]

  /// Masks, rotations, transitions and images.
  static let looks: [Self] = [
    .layer("circle that opens in a mask") { trial in
      let mask = CAShapeLayer()
      func circle(_ radius: CGFloat) -> CGPath {
        CGPath(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius), transform: nil)
      }
      trial.view.layer.mask = mask
      trial.look = { ((mask.presentation() ?? mask).path?.boundingBox.width.native ?? 0) / AnimatorTrial.distance }
      let open = CABasicAnimation(keyPath: "path")
      (open.fromValue, open.toValue, open.duration) = (circle(0), circle(150), 0.4)
      mask.path = circle(150)
      trial.atEnd = { trial.view.layer.mask = nil }
      open.delegate = StopListener(trial.done)
      mask.add(open, forKey: "path")
    },
    .block("turn in space", even) { trial in
      trial.container.layer.sublayerTransform.m34 = -1 / 500
      trial.look = {
        let turn = (trial.view.layer.presentation() ?? trial.view.layer).transform
        return atan2(-turn.m13.native, turn.m11.native) / (.pi / 2)
      }
      trial.atEnd = {
        trial.view.layer.transform = CATransform3DIdentity
        trial.container.layer.sublayerTransform = CATransform3DIdentity
      }
      trial.animate(0.4, .curveLinear) { trial.view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0) }
    },
    Self(name: "CATransition", scrubbed: nil, played: nil) { trial in
      let push = CATransition()
      (push.type, push.duration) = (.push, 0.4)
      trial.run(push, on: trial.container.layer)
    },
    Self(name: "UIView.transition with the container", scrubbed: nil, played: nil) { trial in
      UIView.transition(
        with: trial.container, duration: 0.4, options: .transitionCrossDissolve,
        animations: { trial.container.bringSubviewToFront(trial.context.toView) }, completion: trial.done)
    },
    Self(name: "UIView.transition from one to the other", scrubbed: nil, played: nil) { trial in
      UIView.transition(
        from: trial.context.fromView, to: trial.context.toView, duration: 0.4, options: .transitionFlipFromLeft,
        completion: trial.done)
    },
    .block("snapshot") { trial in
      trial.stand(trial.view.snapshotView(afterScreenUpdates: true) ?? UIView(), isLeft: false)
      trial.animate()
    },
    .block("resizable snapshot, left behind") { trial in
      let part = CGRect(x: 0, y: 0, width: 100, height: 100)
      let picture = trial.view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero)
      trial.stand(picture ?? UIView(), isLeft: true)
      trial.animate()
    },
    .block("rendered picture") { trial in
      let shown = trial.view
      let picture = UIGraphicsImageRenderer(bounds: shown.bounds).image { shown.layer.render(in: $0.cgContext) }
      trial.stand(UIImageView(image: picture), isLeft: false)
      shown.isHidden = true
      let remove = trial.atEnd
      trial.atEnd = {
        shown.isHidden = false
        remove()
      }
      trial.animate()
    },
  ]
}

extension AnimatorTrial {
  /// Moves `picture` in place of the screen, and removes it at the end unless it is left behind.
  fileprivate func stand(_ picture: UIView, isLeft: Bool) {
    view = picture
    view.center.x = CGFloat(start)
    container.addSubview(view)
    if !isLeft { atEnd = { picture.removeFromSuperview() } }
  }
}
