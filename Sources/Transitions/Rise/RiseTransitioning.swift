public import UIKit

/// The transitioning delegate of a screen that rises from below: presented by a drag up, dismissed by a drag down, or
/// both from code.
///
/// The presented controller's reference to it is weak: somebody has to keep it.
@MainActor public final class RiseTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  /// How the screens move, and when a drag is enough; each transition takes them as they are when it begins.
  public var figures = RiseFigures() { didSet { setUpDrags() } }
  /// What makes drags up present.
  public let presentationDrag = DragDriver()
  /// What makes drags down dismiss.
  public let dismissalDrag = DragDriver()

  /// A delegate with the published figures.
  public override init() {
    super.init()
    presentationDrag.ways = [.up]
    presentationDrag.isOpposite = true
    dismissalDrag.ways = [.down]
    setUpDrags()
  }

  private func setUpDrags() {
    for drag in [presentationDrag, dismissalDrag] {
      drag.figures = figures.drag
      drag.length = figures.dragLength
      drag.limits = figures.dragLimits
      drag.countsEitherSide = true
    }
  }

  /// Has a drag up on the view of `source` present what `destination` gives.
  public func addPresentationDrag(
    to source: UIViewController, presenting destination: @escaping () -> UIViewController?
  ) {
    presentationDrag.coordinator = { [weak source] in source?.transitionCoordinator }
    presentationDrag.mayBegin = { [weak source] _ in source?.presentedViewController == nil }
    presentationDrag.begin = { [weak self, weak source] _ in
      guard let destination = destination() else { return }
      destination.modalPresentationStyle = .fullScreen
      destination.transitioningDelegate = self
      source?.present(destination, animated: true)
    }
    source.view.addGestureRecognizer(presentationDrag.pan)
  }

  private func addDismissalDrag(to presented: UIViewController) {
    dismissalDrag.coordinator = { [weak presented] in presented?.transitionCoordinator }
    dismissalDrag.mayBegin = { [weak presented] _ in
      presented?.presentingViewController != nil && presented?.presentedViewController == nil
    }
    dismissalDrag.begin = { [weak presented] _ in presented?.dismiss(animated: true) }
    if dismissalDrag.pan.view !== presented.view { presented.view.addGestureRecognizer(dismissalDrag.pan) }
  }

  private func animator(presents: Bool) -> RiseAnimator {
    let animator = RiseAnimator(presents: presents, figures: figures)
    presentationDrag.animator = animator
    dismissalDrag.animator = animator
    return animator
  }

  // MARK: What UIKit asks

  /// The rise.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    addDismissalDrag(to: presented)
    return animator(presents: true)
  }

  /// The way back.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(presents: false)
  }

  /// What drives a presentation that a drag begins.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    presentationDrag.interactionController()
  }

  /// What drives a dismissal that a drag begins.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    dismissalDrag.interactionController()
  }
}
