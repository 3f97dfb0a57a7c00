public import UIKit

/// The transitioning delegate of a photo viewer, which opens out of a thumbnail and is closed by a drag down.
@MainActor public final class PhotoViewerTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  /// How the picture moves, and when a drag closes; each transition takes them as they are when it begins.
  public var figures = PhotoViewerFigures() { didSet { setUpDrag() } }
  /// What makes drags down close.
  public let drag = DragDriver()
  private weak var interaction: PhotoViewerInteraction?

  /// A delegate with the published figures.
  public override init() {
    super.init()
    drag.ways = [.down]
    drag.makeInteraction = { [weak self] in
      guard let self else { return UIPercentDrivenInteractiveTransition() }
      return makeInteraction()
    }
    setUpDrag()
  }

  private func setUpDrag() {
    interaction?.figures = figures
    drag.figures = figures.drag
    drag.length = figures.dragLength
  }

  /// Has a drag down on the view of `viewer` close it.
  public func addDrag(to viewer: any PictureShowing) {
    drag.coordinator = { [weak viewer] in viewer?.transitionCoordinator }
    drag.mayBegin = { [weak viewer] _ in
      viewer?.presentingViewController != nil && viewer?.presentedViewController == nil
    }
    drag.begin = { [weak viewer] _ in viewer?.dismiss(animated: true) }
    viewer.view.addGestureRecognizer(drag.pan)
  }

  private func makeInteraction() -> PhotoViewerInteraction {
    let made = PhotoViewerInteraction(pan: drag.pan, figures: figures)
    interaction = made
    return made
  }

  private func animator(opens: Bool) -> PhotoViewerAnimator {
    let animator = PhotoViewerAnimator(opens: opens, figures: figures)
    drag.animator = animator
    return animator
  }

  /// The picture grows.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(opens: true)
  }

  /// The picture shrinks.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(opens: false)
  }

  /// What moves the picture while a drag closes the viewer.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag.interactionController()
  }
}
