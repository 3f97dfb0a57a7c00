public import UIKit

/// Lets a drag up on a screen present another one, which rises from below; a drag down dismisses it.
///
/// The screens do not retain this object; keep a reference to it.
@MainActor public final class Rise: NSObject {
  /// Changes apply from the next transition.
  public var parameters: RiseParameters {
    didSet {
      for drag in [upwards, downwards].compactMap(\.self) {
        drag.parameters = parameters.drag
        tune(drag)
      }
    }
  }
  private var upwards: ScreenDrag?
  private var downwards: ScreenDrag?

  /// Adds the drag up to `source`; `next` returns the screen to present.
  public init(
    on source: UIViewController, parameters: RiseParameters = RiseParameters(), next: @escaping () -> UIViewController?
  ) {
    self.parameters = parameters
    super.init()
    let drag = ScreenDrag(direction: .up, in: source.view, parameters: parameters.drag) { [weak source] in
      source?.presentedViewController == nil && source?.transitionCoordinator == nil
    } begin: { [weak self, weak source] in
      guard let next = next() else { return }
      self?.prepare(next)
      source?.present(next, animated: true)
    }
    tune(drag)
    upwards = drag
  }

  /// Makes a screen rise when it is presented, also from code, and lets a drag down dismiss it.
  public func prepare(_ screen: UIViewController) {
    // In full screen, so that the presenting screen moves too.
    screen.modalPresentationStyle = .fullScreen
    guard screen.transitioningDelegate !== self else { return }
    screen.transitioningDelegate = self
    let drag = ScreenDrag(direction: .down, in: screen.view, parameters: parameters.drag) { [weak screen] in
      screen?.presentingViewController != nil && screen?.presentedViewController == nil
        && screen?.transitionCoordinator == nil
    } begin: { [weak screen] in
      screen?.dismiss(animated: true)
    }
    tune(drag)
    downwards = drag
  }

  /// The distance counts in both directions from where the drag began.
  private func tune(_ drag: ScreenDrag) {
    let least = parameters.leastProgress
    let greatest = parameters.greatestProgress
    drag.distance = parameters.dragDistance
    drag.progressAfter = { lengths in min(max(abs(lengths), least), greatest) }
  }
}

extension Rise: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    RiseAnimator(isOpening: true, parameters: parameters)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    RiseAnimator(isOpening: false, parameters: parameters)
  }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    upwards?.interaction
  }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    downwards?.interaction
  }
}
