import CoreGraphics
import Foundation
import Motion
import QuartzCore

/// The upper screen slides, the lower one moves by a third and is dimmed.
@MainActor final class SystemNavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  /// Nil to slide.
  private let style: UIModalTransitionStyle?

  init(operation: UINavigationController.Operation, style: UIModalTransitionStyle?) {
    (self.operation, self.style) = (operation, style)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    SystemTransition.navigationDuration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    // The arriving screen may have changed its frame when it was told that it will appear.
    if let arriving = transitionContext.viewController(forKey: .to) {
      to.setFrameIgnoringTransform(transitionContext.finalFrame(for: arriving))
    }
    let isPush = operation != .pop
    let container = transitionContext.containerView
    // Where motion is reduced and no finger moves the screens, the arriving one fades in over the other.
    let fades = UIAccessibility.isReduceMotionEnabled && !transitionContext.isInteractive
    let opens = isPush || fades
    if opens { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    if let style = fades ? .crossDissolve : style {
      return ScreenLook(style, of: opens ? to : from, in: container)
        .play(opens: opens, SystemTransition.navigationDuration, transitionContext)
    }
    let motion = UIApplication.shared.systemVersion.navigation
    let (upper, lower) = isPush ? (to, from) : (from, to)
    let dimmingView = UIView(frame: container.bounds)
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 1)
    dimmingView.isUserInteractionEnabled = false
    container.insertSubview(dimmingView, aboveSubview: lower)
    let width = container.bounds.width
    let leads: CGFloat = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let shadow = ScreenShadow(motion.shadow, beneath: upper, in: container, leads: leads)
    let (lowerCenter, upperCenter) = (lower.center, upper.center)
    let (uncoveredShift, coveredShift) = (leads * width, -leads * width * motion.parallax)
    /// Positions both screens for the upper one covering the lower one or not.
    func positionScreens(covered: Bool) {
      upper.center.x = upperCenter.x + (covered ? 0 : uncoveredShift)
      shadow.follow(upper, opacity: covered ? motion.shadow.covered : motion.shadow.revealed)
      lower.center.x = lowerCenter.x + (covered ? coveredShift : 0)
      dimmingView.alpha = covered ? motion.dimming : 0
    }
    positionScreens(covered: !isPush)
    UIView.animate(withDuration: SystemTransition.navigationDuration, delay: 0, options: .curveLinear) {
      positionScreens(covered: isPush)
    } completion: { _ in
      dimmingView.removeFromSuperview()
      shadow.remove()
      upper.center = upperCenter
      lower.center = lowerCenter
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// A separate view below the upper screen, so that the screen's clipping does not cut the shadow off.
@MainActor private struct ScreenShadow {
  private let view: UIView

  /// `leads` is 1, or −1 from right to left.
  init(_ shadow: NavigationMotion.Shadow, beneath upper: UIView, in container: UIView, leads: CGFloat) {
    view = UIView(frame: upper.frame)
    view.isUserInteractionEnabled = false
    view.layer.shadowOffset = CGSize(width: -leads * shadow.offset, height: 0)
    view.layer.shadowRadius = shadow.radius
    view.layer.shadowPath = CGPath(rect: CGRect(origin: .zero, size: upper.bounds.size), transform: nil)
    container.insertSubview(view, belowSubview: upper)
  }

  func follow(_ upper: UIView, opacity: Float) {
    view.center = upper.center
    view.layer.shadowOpacity = opacity
  }

  func remove() { view.removeFromSuperview() }
}

struct SystemTransition {
  /// Apple's figures, with an overdamped spring clamped to critical damping as Apple does.
  static let spring = Spring(mass: 3, stiffness: 1_000, damping: 500, overdamping: .clamped)
  /// How long a presentation or dismissal takes, in seconds: as long as the spring.
  static let duration = 0.5
  /// How long a push or pop takes, in seconds, as measured on iOS; the spring paces it and takes its own time.
  static let navigationDuration = 0.35
  /// Reported by a push or pop, as measured on iOS.
  static let navigationCurve = UIView.AnimationCurve(rawValue: 7) ?? .easeInOut
}
