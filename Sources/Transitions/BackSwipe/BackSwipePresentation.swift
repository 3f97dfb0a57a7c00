public import UIKit

/// Presents a screen from the right, as a push does, and lets a drag to the right dismiss it.
///
/// The screen does not retain this object; keep a reference to it.
@MainActor public final class BackSwipePresentation: NSObject {
  /// Changes apply from the next transition.
  public var parameters: BackSwipeParameters { didSet { drag?.parameters = parameters.drag } }
  private var drag: ScreenDrag?

  public init(_ screen: UIViewController, parameters: BackSwipeParameters = BackSwipeParameters()) {
    self.parameters = parameters
    super.init()
    // In full screen, so that the presenting screen moves too.
    screen.modalPresentationStyle = .fullScreen
    screen.transitioningDelegate = self
    let back: DragDirection = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? .left : .right
    drag = ScreenDrag(direction: back, in: screen.view, parameters: parameters.drag) { [weak screen] in
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
    BackSwipeAnimator(isOpening: true, parameters: parameters)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    BackSwipeAnimator(isOpening: false, parameters: parameters)
  }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.interaction
  }
}
