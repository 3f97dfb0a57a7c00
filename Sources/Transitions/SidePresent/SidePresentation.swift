public import UIKit

/// Presents screens from the left and dismisses them to the right, by a drag too.
///
/// A presented screen does not keep it alive: whoever presents has to.
@MainActor public final class SidePresentation: NSObject {
  /// How the screens move, and when a drag dismisses; each transition takes them as they are when it begins.
  public var figures = SidePresentFigures() { didSet { drag.figures = figures.drag } }
  /// What makes drags dismiss; its pan sits on the presented screen's view.
  public let drag = DragDriver(figures: SidePresentFigures().drag)

  /// Has `screen` be presented and dismissed this way: with the style `.custom`, unless it is given another after.
  public func prepare(_ screen: UIViewController) {
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = self
    drag.coordinator = { [weak screen] in screen?.transitionCoordinator }
    drag.mayBegin = { [weak screen] _ in screen?.presentingViewController != nil }
    drag.begin = { [weak screen] _ in screen?.dismiss(animated: true) }
    screen.view.addGestureRecognizer(drag.pan)
  }

  private func animator(isPresenting: Bool) -> SidePresentAnimator {
    let animator = SidePresentAnimator(isPresenting: isPresenting, figures: figures)
    drag.animator = animator
    return animator
  }
}

extension SidePresentation: UIViewControllerTransitioningDelegate {
  /// From the left.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(isPresenting: true)
  }

  /// To the right.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(isPresenting: false)
  }

  /// What drives a dismissal, while a drag begins it.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag.interactionController()
  }
}
