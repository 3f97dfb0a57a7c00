public import UIKit

/// Presents screens with animators of its own, and has drags dismiss them.
///
/// A subclass says what its figures are and which animator serves. A presented screen does not keep it alive: whoever
/// presents has to.
@MainActor open class DraggedPresentation: NSObject, UIViewControllerTransitioningDelegate {
  /// What makes drags dismiss; its pan sits on the presented screen's view.
  public private(set) lazy var drag = DragDriver(figures: dragFigures)

  /// When a drag begins and when it dismisses.
  open var dragFigures: DragFigures { DragFigures() }

  /// The style in which screens are presented.
  open var style: UIModalPresentationStyle { .fullScreen }

  /// The animator of a presentation or a dismissal; nil for the system's.
  open func animator(isPresenting: Bool) -> (any CatchableAnimating)? { nil }

  /// Has `screen` be presented and dismissed this way: with its style, unless the screen is given another after.
  public func prepare(_ screen: UIViewController) {
    screen.modalPresentationStyle = style
    screen.transitioningDelegate = self
    drag.drivesAll = true
    drag.coordinator = { [weak screen] in screen?.transitionCoordinator }
    drag.mayBegin = { [weak screen] _ in
      screen?.presentingViewController != nil && screen?.presentedViewController == nil
    }
    drag.begin = { [weak screen] _ in screen?.dismiss(animated: true) }
    screen.view.addGestureRecognizer(drag.pan)
  }

  // MARK: What UIKit asks

  /// The subclass's animator, that presents.
  public final func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    serving(isPresenting: true)
  }

  /// The subclass's animator, that dismisses.
  public final func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    serving(isPresenting: false)
  }

  /// What drives a presentation, which begins by itself, so that it can be caught.
  public final func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag.interactionController()
  }

  /// What drives a dismissal, whether a drag begins it or not.
  public final func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag.interactionController()
  }

  private func serving(isPresenting: Bool) -> (any CatchableAnimating)? {
    let animator = animator(isPresenting: isPresenting)
    drag.animator = animator
    return animator
  }
}
