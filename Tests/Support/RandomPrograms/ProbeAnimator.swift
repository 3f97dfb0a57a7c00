import UIKit

/// An animator of one of several kinds, as applications write them.
@MainActor final class ProbeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How the screens are moved; `untidy` leaves its transform on the view, `twice` completes two times.
  enum Kind: Int, CaseIterable { case block, spring, keyframes, explicit, immediate, untidy, empty, twice }

  private let kind: Kind
  private let duration: Double
  private let listener: (any CallbackListener)?

  init(_ kind: Kind, duration: Double, _ listener: (any CallbackListener)? = nil) {
    (self.kind, self.duration, self.listener) = (kind, duration, listener)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    listener?.tell("transitionDuration")
    return duration
  }

  func animationEnded(_ transitionCompleted: Bool) { listener?.tell("animationEnded") }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    listener?.tell("animateTransition")
    guard let moving = context.installArrivingView() else { return context.complete() }
    let old = moving.transform
    let away = CGAffineTransform(translationX: 100, y: 20).rotated(by: 0.1)
    let finish = { [self] in
      if kind != .untidy { moving.transform = old }
      context.complete()
      if kind == .twice { context.complete() }
    }
    switch kind {
    case .block, .untidy, .twice:
      UIView.animate(withDuration: duration, animations: { moving.transform = away }, completion: { _ in finish() })
    case .spring:
      UIView.animate(
        withDuration: duration, delay: 0.05, usingSpringWithDamping: 0.6, initialSpringVelocity: 1, options: [],
        animations: { moving.transform = away }, completion: { _ in finish() })
    case .keyframes:
      UIView.animateKeyframes(withDuration: duration, delay: 0, options: .calculationModeCubic) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { moving.transform = away }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { moving.transform = .identity }
      } completion: { _ in
        finish()
      }
    case .explicit:
      let slide = CABasicAnimation(keyPath: "position.x")
      // An explicit animation without an end never ends on iOS either.
      (slide.fromValue, slide.toValue, slide.duration) = (0.0, 300.0, duration.isFinite ? duration : 0.3)
      CATransaction.begin()
      CATransaction.setCompletionBlock { MainActor.assumeIsolated { finish() } }
      moving.layer.add(slide, forKey: "slide")
      CATransaction.commit()
    case .immediate: finish()
    case .empty: UIView.animate(withDuration: duration, animations: {}, completion: { _ in finish() })
    }
  }
}

/// An animator that vends a property animator, the same one for the whole transition.
@MainActor final class VendingProbeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: Double
  private var vended: UIViewPropertyAnimator?

  init(duration: Double) { self.duration = duration }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let vended { return vended }
    let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.9)
    vended = animator
    guard let moving = context.installArrivingView() else { return animator }
    let old = moving.transform
    animator.addAnimations { moving.transform = CGAffineTransform(translationX: 0, y: 200) }
    animator.addCompletion { _ in
      moving.transform = old
      context.complete()
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { vended = nil }
}

extension UIViewControllerContextTransitioning {
  /// Adds the view that arrives; returns the view that is to be moved.
  @MainActor fileprivate func installArrivingView() -> UIView? {
    guard let to = viewController(forKey: .to), let arriving = view(forKey: .to) else { return view(forKey: .from) }
    arriving.frame = finalFrame(for: to)
    containerView.addSubview(arriving)
    return view(forKey: .from) ?? arriving
  }

  @MainActor fileprivate func complete() { completeTransition(!transitionWasCancelled) }
}
