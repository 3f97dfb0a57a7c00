import Foundation
import QuartzCore
import UIKit

extension AnimatorFamily {
  /// A push or pop whose animation begins with the views in their order.
  private static func push(
    _ name: String, isSeenMoving: Bool = true, standsUnderFinger: Bool = true,
    _ animate:
      @escaping @MainActor @Sendable (_ context: Context, _ isOpening: Bool, _ front: UIView, _ back: UIView) -> Void
  ) -> Self {
    Self(name: name, isSeenMoving: isSeenMoving, standsUnderFinger: standsUnderFinger) { context, isOpening in
      context.addViews(isOpening)
      let (front, back) = context.views(isOpening)
      animate(context, isOpening, front, back ?? UIView())
    }
  }

  static let pushes: [Self] = [
    push("a door that turns about its edge, in keyframes", door),
    push("a picture of a box that grows to the screen", box),
    push("a property animator that goes on with another timing", retimed),
    push("a property animator that is paused and reversed", reversed),
    push("a property animator stopped and finished by hand", stopped),
    push("springs one inside the other, one delayed", springs),
  ]

  private typealias Step = @MainActor @Sendable (Context, Bool, UIView, UIView) -> Void

  private static let door: Step = { context, isOpening, front, _ in
    let edge = { (view: UIView, x: CGFloat) in
      let frame = view.frame
      view.layer.anchorPoint = CGPoint(x: x, y: 0.5)
      view.frame = frame
    }
    edge(front, 0)
    var shut = CATransform3DIdentity
    shut.m34 = -1 / 800
    shut = CATransform3DRotate(shut, -.pi / 2, 0, 1, 0)
    if isOpening { front.layer.transform = shut }
    UIView.animateKeyframes(withDuration: 0.4, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.8) {
        front.layer.transform = isOpening ? CATransform3DIdentity : shut
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { front.alpha = isOpening ? 1 : 0.2 }
    } completion: { _ in
      front.layer.transform = CATransform3DIdentity
      front.alpha = 1
      edge(front, 0.5)
      context.complete()
    }
  }

  private static let box: Step = { context, isOpening, front, back in
    guard let source = back.viewWithTag(7), let picture = source.snapshotView(afterScreenUpdates: true) else {
      return context.complete()
    }
    let small = source.convert(source.bounds, to: context.containerView)
    picture.frame = isOpening ? small : front.frame
    context.containerView.addSubview(picture)
    source.isHidden = true
    front.alpha = isOpening ? 0 : 1
    UIView.animate(withDuration: 0.4) {
      picture.frame = isOpening ? front.frame : small
      front.alpha = isOpening ? 1 : 0
    } completion: { _ in
      source.isHidden = false
      front.alpha = 1
      picture.removeFromSuperview()
      context.complete()
    }
  }

  @MainActor private static func slide(_ front: UIView, _ isOpening: Bool, _ context: Context) -> UIViewPropertyAnimator
  {
    let away = CGAffineTransform(translationX: 390, y: 0)
    if isOpening { front.transform = away }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) {
      front.transform = isOpening ? .identity : away
    }
    animator.addCompletion { _ in
      front.transform = .identity
      context.complete()
    }
    return animator
  }

  private static let retimed: Step = { context, isOpening, front, _ in
    let animator = slide(front, isOpening, context)
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 1, dy: 0)),
      durationFactor: 1)
  }

  private static let reversed: Step = { context, isOpening, front, _ in
    let animator = slide(front, isOpening, context)
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.6
    animator.isReversed = true
    animator.isReversed = false
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
  }

  private static let stopped: Step = { context, isOpening, front, _ in
    let first = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { front.alpha = 0.5 }
    first.addCompletion { _ in front.alpha = 1 }
    first.startAnimation()
    first.pauseAnimation()
    first.fractionComplete = 0.5
    first.stopAnimation(false)
    first.finishAnimation(at: .start)
    slide(front, isOpening, context).startAnimation()
  }

  private static let springs: Step = { context, isOpening, front, back in
    let (aside, away) = (CGAffineTransform(translationX: -100, y: 0), CGAffineTransform(translationX: 390, y: 0))
    if isOpening { front.transform = away } else { back.transform = aside }
    UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 2) {
      front.transform = isOpening ? .identity : away
      UIView.animate(withDuration: 0.2, delay: 0.1, options: .curveEaseIn) {
        back.transform = isOpening ? aside : .identity
      }
    } completion: { _ in
      (front.transform, back.transform) = (.identity, .identity)
      context.complete()
    }
  }
}
