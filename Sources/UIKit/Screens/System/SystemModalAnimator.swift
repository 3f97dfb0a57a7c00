import CoreGraphics
import Foundation
import QuartzCore

/// Sliding up, fading, flipping, or as a sheet.
@MainActor final class SystemModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var presentation: Presentation?
  private let presents: Bool

  init(_ presentation: Presentation, presents: Bool) {
    self.presentation = presentation
    self.presents = presents
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    presentation?.controller.systemDuration ?? SystemTransition.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let presentation, let moving = context.view(forKey: presents ? .to : .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let container = context.containerView
    if let beneath = context.view(forKey: presents ? .from : .to), beneath.superview !== container {
      container.insertSubview(beneath, at: 0)
    }
    if presents {
      moving.frame = presentation.controller.frameOfPresentedViewInContainerView
      container.addSubview(moving)
    }
    look(of: moving, in: container, presentation)
      .play(opens: presents, presentation.controller.systemDuration, context)
  }

  private func look(of moving: UIView, in container: UIView, _ presentation: Presentation) -> ScreenLook {
    if UIAccessibility.prefersCrossFadeTransitions, presentation.transition?.isInteractive == false {
      return ScreenLook { moving.alpha = $0 }
    }
    if presentation.controller is UIPopoverPresentationController { return ScreenLook { moving.alpha = $0 } }
    if let alert = presentation.controller as? AlertPresentationController, !alert.isSheet {
      // An alert shrinks while it appears, and stays where it is while it fades away.
      let growth = presents ? AlertMetrics.firstScale - 1 : 0
      return ScreenLook { presence in
        let scale = 1 + (1 - presence) * growth
        moving.alpha = presence
        moving.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    let presented = presentation.presented
    return ScreenLook(presented.wantedStyle ?? presented.modalTransitionStyle, of: moving, in: container)
  }
}

/// The look of a screen between 0, where it is not shown, and 1.
struct ScreenLook {
  let set: @MainActor (_ presence: CGFloat) -> Void

  init(_ set: @escaping @MainActor (_ presence: CGFloat) -> Void) { self.set = set }

  /// Takes `duration` seconds, and completes the transition.
  @MainActor func play(opens: Bool, _ duration: Double, _ context: any UIViewControllerContextTransitioning) {
    set(opens ? 0 : 1)
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      set(opens ? 1 : 0)
    } completion: { _ in
      set(1)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  @MainActor init(_ style: UIModalTransitionStyle, of moving: UIView, in container: UIView) {
    switch style {
    case .crossDissolve, .partialCurl:
      set = { moving.alpha = $0 }
    case .flipHorizontal:
      set = { presence in
        var turn = CATransform3DIdentity
        turn.m34 = -1 / 1000
        moving.transform3D = CATransform3DRotate(turn, (1 - presence) * .pi / 2, 0, 1, 0)
      }
    case .coverVertical:
      let (center, distance) = (moving.center, container.bounds.maxY - moving.frame.minY)
      set = { moving.center.y = center.y + (1 - $0) * distance }
    }
  }
}
