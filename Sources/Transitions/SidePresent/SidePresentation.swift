public import UIKit

/// Presents a screen from the left, and lets a drag to the right dismiss it.
///
/// The screen does not retain this object; keep a reference to it.
@MainActor public final class SidePresentation: NSObject {
  /// Changes apply from the next transition.
  public var parameters: SidePresentParameters { didSet { drag?.parameters = parameters.drag } }
  private var drag: ScreenDrag?

  public init(_ screen: UIViewController, parameters: SidePresentParameters = SidePresentParameters()) {
    self.parameters = parameters
    super.init()
    // The presenting screen stays where it is.
    screen.modalPresentationStyle = .custom
    screen.modalPresentationCapturesStatusBarAppearance = true
    screen.transitioningDelegate = self
    drag = ScreenDrag(direction: .right, in: screen.view, parameters: parameters.drag) { [weak screen] in
      screen?.presentingViewController != nil && screen?.presentedViewController == nil
        && screen?.transitionCoordinator == nil
    } begin: { [weak screen] in
      screen?.dismiss(animated: true)
    }
  }
}

extension SidePresentation: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SidePresentAnimator(isOpening: true, parameters: parameters)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SidePresentAnimator(isOpening: false, parameters: parameters)
  }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.interaction
  }
}
