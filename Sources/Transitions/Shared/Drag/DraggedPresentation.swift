public import UIKit

/// A transitioning delegate with its own animators, whose presented screens are dismissed by a drag.
///
/// A subclass overrides `dragFigures` and `animator(isOpening:)`. A presented screen does not retain its transitioning
/// delegate: keep a reference to it.
@MainActor open class DraggedPresentation: NSObject, UIViewControllerTransitioningDelegate {
  /// The drag that dismisses; its pan belongs to the presented screen's view.
  public private(set) lazy var drag = DragInteraction(figures: dragFigures)

  /// When a drag begins and when it dismisses.
  open var dragFigures: DragFigures { DragFigures() }

  /// The presentation style of screens; by default full screen.
  open var style: UIModalPresentationStyle { .fullScreen }

  /// Whether `drag` moves every transition, so that also one that began from code settles as after a drag.
  open var movesEveryTransition: Bool { true }

  /// The drag that presents; by default the drag that dismisses, which only catches presentations.
  open var presentationDrag: DragInteraction { drag }

  /// Returns the animator of a presentation or a dismissal; nil, as here, for the system's animation.
  open func animator(isOpening: Bool) -> (any CatchableAnimating)? { nil }

  /// Makes this object the transitioning delegate of `screen`, sets the presentation style and adds the drag.
  public func prepare(_ screen: UIViewController) {
    screen.modalPresentationStyle = style
    screen.transitioningDelegate = self
    addDrag(to: screen)
  }

  /// Adds the drag that dismisses to the view of `screen`; adding it again has no effect.
  public func addDrag(to screen: UIViewController) {
    drag.movesEveryTransition = movesEveryTransition
    drag.coordinator = { [weak screen] in screen?.transitionCoordinator }
    drag.mayBegin = { [weak screen] _ in
      screen?.presentingViewController != nil && screen?.presentedViewController == nil
    }
    drag.begin = { [weak screen] _ in screen?.dismiss(animated: true) }
    if drag.pan.view !== screen.view { screen.view.addGestureRecognizer(drag.pan) }
  }

  // MARK: UIViewControllerTransitioningDelegate

  /// Returns the animator of the subclass for a presentation.
  public final func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    addDrag(to: presented)
    return currentAnimator(isOpening: true)
  }

  /// Returns the animator of the subclass for a dismissal.
  public final func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    currentAnimator(isOpening: false)
  }

  /// Returns the object that moves a presentation, if a drag begins it or `drag` moves every transition.
  public final func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    presentationDrag.interactionController()
  }

  /// Returns the object that moves a dismissal, if a drag begins it or `drag` moves every transition.
  public final func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag.interactionController()
  }

  private func currentAnimator(isOpening: Bool) -> (any CatchableAnimating)? {
    let animator = animator(isOpening: isOpening)
    drag.animator = animator
    presentationDrag.animator = animator
    return animator
  }
}
