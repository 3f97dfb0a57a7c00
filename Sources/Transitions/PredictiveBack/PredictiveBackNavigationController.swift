public import UIKit

/// A navigation controller that goes back as Android does, by its predictive back gesture from the left edge.
@MainActor open class PredictiveBackNavigationController: UINavigationController, UINavigationControllerDelegate {
  /// A gesture in progress follows changes at once; other transitions begin with them.
  public var parameters = PredictiveBackParameters() { didSet { drag?.parameters = parameters } }
  private var drag: PredictiveBackDrag?

  open override func viewDidLoad() {
    super.viewDidLoad()
    if delegate == nil { delegate = self }
    interactivePopGestureRecognizer?.isEnabled = false
    if #available(iOS 26, *) { interactiveContentPopGestureRecognizer?.isEnabled = false }
    drag = PredictiveBackDrag(self, parameters: parameters)
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PredictiveBackAnimator(isOpening: operation == .push, parameters: parameters)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.phase == .held ? drag : nil
  }
}
