public import UIKit

/// Makes a navigation controller of any class push and pop by fade and slide, and pop by a drag from the left edge.
@MainActor public final class FadeSlideCoordinator: NSObject, UINavigationControllerDelegate {
  /// How the screens move and fade, and when a drag pops; each transition takes the figures that are set when it begins.
  public var figures = FadeSlideFigures() { didSet { drag.figures = figures.drag } }
  /// The drag that pops.
  public let drag = DragInteraction(figures: FadeSlideFigures().drag)

  /// Creates a coordinator and makes it the delegate of `navigation`, which has to retain it.
  init(of navigation: UINavigationController) {
    super.init()
    // The progress follows the finger beyond both ends.
    drag.limits = -.infinity ... .infinity
    drag.pop(from: navigation, by: self)
    navigation.delegate = self
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    navigation.view.addGestureRecognizer(drag.pan)
  }

  /// Returns the animator of the fade and slide.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = FadeSlideAnimator(isOpening: operation == .push, figures: figures)
    drag.animator = animator
    return animator
  }

  /// Returns the object that moves a pop, when a drag begins it.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag.interactionController()
  }
}
