import Foundation
import QuartzCore
import UIKit

/// Hears that an animation of a layer is over.
@MainActor final class StopListener: NSObject, @preconcurrency CAAnimationDelegate {
  private let stopped: (Bool) -> Void
  init(_ stopped: @escaping (Bool) -> Void) { self.stopped = stopped }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stopped(flag) }
}

extension AnimatorMake {
  /// Explicit animations of layers.
  static let explicit: [Self] = [
    .layer("CABasicAnimation, in a transaction") { make in make.run(make.slide()) },
    .layer("CABasicAnimation, easing in", easeIn) { make in
      let slide = make.slide()
      slide.timingFunction = CAMediaTimingFunction(name: .easeIn)
      make.run(slide)
    },
    .layer("CABasicAnimation, with a delegate") { make in
      let slide = make.slide()
      slide.delegate = StopListener { make.done($0) }
      UIView.performWithoutAnimation { make.move() }
      make.view.layer.add(slide, forKey: "make")
    },
    .layer("CABasicAnimation, left at its end") { make in
      let slide = make.slide()
      (slide.isRemovedOnCompletion, slide.fillMode) = (false, .forwards)
      slide.delegate = StopListener {
        make.done($0)
        make.view.layer.removeAllAnimations()
      }
      make.view.layer.add(slide, forKey: "make")
    },
    .layer("CABasicAnimation, later by the clock", late()) { make in
      let slide = make.slide(0.3)
      (slide.beginTime, slide.fillMode) = (CACurrentMediaTime() + 0.1, .backwards)
      make.run(slide)
    },
    .layer("CABasicAnimation, later by the container's time", late()) { make in
      let slide = make.slide(0.3)
      slide.beginTime = make.container.layer.convertTime(CACurrentMediaTime(), from: nil) + 0.1
      slide.fillMode = .both
      make.run(slide)
    },
    .layer("CABasicAnimation, faster and repeated", repeated) { make in
      let slide = make.slide()
      (slide.speed, slide.repeatCount) = (1.5, 1.5)
      make.run(slide)
    },
    .layer("CAKeyframeAnimation", through((0, 0), (0.25, 0.8), (1, 1))) { make in
      let slide = CAKeyframeAnimation(keyPath: "position.x")
      slide.values = [make.start, make.start + 0.8 * Staging.way, make.end]
      (slide.keyTimes, slide.duration) = ([0, 0.25, 1], 0.4)
      make.run(slide)
    },
    .layer("CAKeyframeAnimation, along a path") { make in
      let path = CGMutablePath()
      path.move(to: CGPoint(x: make.start, y: make.view.center.y.native))
      path.addLine(to: CGPoint(x: make.end, y: make.view.center.y.native))
      let slide = CAKeyframeAnimation(keyPath: "position")
      (slide.path, slide.calculationMode, slide.duration) = (path, .paced, 0.4)
      make.run(slide)
    },
    .layer("CAAnimationGroup", late()) { make in
      let slide = make.slide(0.3)
      (slide.beginTime, slide.fillMode) = (0.1, .both)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0.5, 0.4)
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([slide, fade], 0.4)
      make.run(group)
    },
  ]

  /// Masks, turns, passages, pictures.
  static let looks: [Self] = [
    .layer("circle that opens in a mask") { make in
      let mask = CAShapeLayer()
      func circle(_ radius: CGFloat) -> CGPath {
        CGPath(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius), transform: nil)
      }
      make.view.layer.mask = mask
      make.look = { ((mask.presentation() ?? mask).path?.boundingBox.width.native ?? 0) / Staging.way }
      let open = CABasicAnimation(keyPath: "path")
      (open.fromValue, open.toValue, open.duration) = (circle(0), circle(150), 0.4)
      mask.path = circle(150)
      open.delegate = StopListener {
        make.view.layer.mask = nil
        make.done($0)
      }
      mask.add(open, forKey: "path")
    },
    .block("turn in space", even) { make in
      make.container.layer.sublayerTransform.m34 = -1 / 500
      make.look = {
        let turn = (make.view.layer.presentation() ?? make.view.layer).transform
        return atan2(-turn.m13.native, turn.m11.native) / (.pi / 2)
      }
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        make.view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      } completion: {
        make.view.layer.transform = CATransform3DIdentity
        make.container.layer.sublayerTransform = CATransform3DIdentity
        make.done($0)
      }
    },
    Self(name: "CATransition", scrubbed: nil, played: nil) { make in
      let push = CATransition()
      (push.type, push.duration) = (.push, 0.4)
      make.run(push, on: make.container.layer)
    },
    Self(name: "UIView.transition with the container", scrubbed: nil, played: nil) { make in
      UIView.transition(with: make.container, duration: 0.4, options: .transitionCrossDissolve) {
        make.container.bringSubviewToFront(make.context.toView)
      } completion: {
        make.done($0)
      }
    },
    Self(name: "UIView.transition from one to the other", scrubbed: nil, played: nil) { make in
      UIView.transition(
        from: make.context.fromView, to: make.context.toView, duration: 0.4, options: .transitionFlipFromLeft
      ) { make.done($0) }
    },
    .block("snapshot") { make in
      make.view = make.view.snapshotView(afterScreenUpdates: true) ?? UIView()
      make.view.center.x = CGFloat(make.start)
      make.container.addSubview(make.view)
      UIView.animate(withDuration: 0.4) {
        make.move()
      } completion: {
        make.view.removeFromSuperview()
        make.done($0)
      }
    },
    .block("resizable snapshot, left behind") { make in
      let part = CGRect(x: 0, y: 0, width: 100, height: 100)
      make.view =
        make.view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero) ?? UIView()
      make.view.center.x = CGFloat(make.start)
      make.container.addSubview(make.view)
      UIView.animate(withDuration: 0.4) {
        make.move()
      } completion: {
        make.done($0)
      }
    },
    .block("rendered picture") { make in
      let shown = make.view
      let picture = UIGraphicsImageRenderer(bounds: shown.bounds).image { shown.layer.render(in: $0.cgContext) }
      make.view = UIImageView(image: picture)
      make.view.center.x = CGFloat(make.start)
      make.container.addSubview(make.view)
      shown.isHidden = true
      UIView.animate(withDuration: 0.4) {
        make.move()
      } completion: {
        shown.isHidden = false
        make.view.removeFromSuperview()
        make.done($0)
      }
    },
  ]
}
