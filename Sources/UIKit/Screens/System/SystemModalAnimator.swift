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
    let look = look(of: moving, in: container, presentation)
    look.set(presents ? 0 : 1)
    UIView.animate(withDuration: presentation.controller.systemDuration, delay: 0, options: .curveLinear) {
      look.set(self.presents ? 1 : 0)
    } completion: { _ in
      look.set(1)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// The look of the presented view, between 0 for dismissed and 1 for presented.
  private struct Look {
    let set: @MainActor (_ presence: CGFloat) -> Void
  }

  private func look(of moving: UIView, in container: UIView, _ presentation: Presentation) -> Look {
    if UIAccessibility.prefersCrossFadeTransitions, presentation.transition?.isInteractive == false {
      return Look { moving.alpha = $0 }
    }
    if presentation.controller is UIPopoverPresentationController { return Look { moving.alpha = $0 } }
    if let alert = presentation.controller as? AlertPresentationController, !alert.isSheet {
      // An alert shrinks while it appears, and stays where it is while it fades away.
      let growth = presents ? AlertMetrics.firstScale - 1 : 0
      return Look { presence in
        let scale = 1 + (1 - presence) * growth
        moving.alpha = presence
        moving.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    switch presentation.presented.modalTransitionStyle {
    case .crossDissolve, .partialCurl:
      return Look { moving.alpha = $0 }
    case .flipHorizontal:
      return Look { presence in
        var turn = CATransform3DIdentity
        turn.m34 = -1 / 1000
        moving.transform3D = CATransform3DRotate(turn, (1 - presence) * .pi / 2, 0, 1, 0)
      }
    case .coverVertical:
      let (center, distance) = (moving.center, container.bounds.maxY - moving.frame.minY)
      return Look { moving.center.y = center.y + (1 - $0) * distance }
    }
  }
}
