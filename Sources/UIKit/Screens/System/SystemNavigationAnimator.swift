import CoreGraphics
import Foundation
import QuartzCore

/// The system's own push and pop: the upper screen slides, the one beneath follows by a third and is dimmed.
@MainActor final class SystemNavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) { self.operation = operation }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    SystemTransition.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let isPush = operation != .pop
    let container = transitionContext.containerView
    let (upper, lower) = isPush ? (to, from) : (from, to)
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let veil = UIView(frame: container.bounds)
    veil.backgroundColor = UIColor(white: 0, alpha: 1)
    veil.isUserInteractionEnabled = false
    container.insertSubview(veil, aboveSubview: lower)
    let shadow = Shadow(beneath: upper, in: container)
    let width = container.bounds.width
    let leads: CGFloat = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let (seat, aside, beneath) = (
      lower.center, leads * width, -leads * width * SystemTransition.parallax
    )
    let upperSeat = upper.center
    /// Where everything is when the upper screen covers the lower one, and when it does not.
    func place(covered: Bool) {
      upper.center.x = upperSeat.x + (covered ? 0 : aside)
      shadow.follow(upper, opacity: covered ? SystemTransition.shadowOpacity : 0)
      lower.center.x = seat.x + (covered ? beneath : 0)
      veil.alpha = covered ? SystemTransition.dimming : 0
    }
    place(covered: !isPush)
    UIView.animate(withDuration: SystemTransition.duration, delay: 0, options: .curveLinear) {
      place(covered: isPush)
    } completion: { _ in
      veil.removeFromSuperview()
      shadow.remove()
      upper.center = upperSeat
      lower.center = seat
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// The shadow of the upper screen, beneath it as a layer of its own so that the screen's clipping does not touch it.
@MainActor private struct Shadow {
  private let view: UIView

  init(beneath upper: UIView, in container: UIView) {
    view = UIView(frame: upper.frame)
    view.isUserInteractionEnabled = false
    view.layer.shadowOffset = .zero
    view.layer.shadowRadius = SystemTransition.shadowRadius
    view.layer.shadowPath = CGPath(rect: CGRect(origin: .zero, size: upper.bounds.size), transform: nil)
    container.insertSubview(view, belowSubview: upper)
  }

  func follow(_ upper: UIView, opacity: Float) {
    view.center = upper.center
    view.layer.shadowOpacity = opacity
  }

  func remove() { view.removeFromSuperview() }
}
