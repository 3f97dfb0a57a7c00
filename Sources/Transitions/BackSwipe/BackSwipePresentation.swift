public import UIKit

/// Presents a screen from the right, as a push does, and lets a drag to the right dismiss it.
///
/// The screen does not retain it: keep a reference.
@MainActor public final class BackSwipePresentation: NSObject {
  /// How the screens move, and when a drag dismisses; each transition takes the figures that are set when it begins.
  public var figures: BackSwipeFigures { didSet { drag?.figures = figures.drag } }
  private var drag: ScreenDrag?

  /// Prepares a screen that is about to be presented.
  public init(_ screen: UIViewController, figures: BackSwipeFigures = BackSwipeFigures()) {
    self.figures = figures
    super.init()
    // In full screen, so that the presenting screen moves too.
    screen.modalPresentationStyle = .fullScreen
    screen.transitioningDelegate = self
    drag = ScreenDrag(direction: .right, in: screen.view, figures: figures.drag) { [weak screen] in
      screen?.presentingViewController != nil && screen?.presentedViewController == nil
        && screen?.transitionCoordinator == nil
    } begin: { [weak screen] in
      screen?.dismiss(animated: true)
    }
  }
}

extension BackSwipePresentation: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    BackSwipeAnimator(isOpening: true, figures: figures)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    BackSwipeAnimator(isOpening: false, figures: figures)
  }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.requested
  }
}
