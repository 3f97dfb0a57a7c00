public import UIKit

/// Has a navigation push and pop by fade and slide, and pop by a drag from the left edge: its delegate, whatever the
/// class of the navigation is.
@MainActor public final class FadeSlideCoordinator: NSObject, UINavigationControllerDelegate {
  /// How the screens move and fade, and when a drag pops; each transition takes them as they are when it begins.
  public var figures = FadeSlideFigures() { didSet { drag.figures = figures.drag } }
  /// What makes drags pop.
  public let drag = DragDriver(figures: FadeSlideFigures().drag)

  /// Serves `navigation`, which has to keep it.
  init(of navigation: UINavigationController) {
    super.init()
    // As far as the finger goes, be that beyond either end.
    drag.limits = -.infinity ... .infinity
    drag.pop(from: navigation, by: self)
    navigation.delegate = self
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    navigation.view.addGestureRecognizer(drag.pan)
  }

  /// The fade and slide.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = FadeSlideAnimator(operation: operation, figures: figures)
    drag.animator = animator
    return animator
  }

  /// What drives a pop, while a drag begins it.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag.interactionController()
  }
}
