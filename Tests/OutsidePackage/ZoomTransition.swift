import UIKit

// A navigation transition of an app: the top screen shrinks and fades as a finger drags it down.

final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to)
    else { return }
    let container = transitionContext.containerView
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    let moving: UIView
    if operation == .push {
      container.addSubview(toVC.view)
      moving = toVC.view
    } else {
      container.insertSubview(toVC.view, belowSubview: fromVC.view)
      moving = fromVC.view
    }
    container.insertSubview(dimming, belowSubview: moving)
    dimming.alpha = operation == .push ? 0 : 0.5
    let small = CGAffineTransform(scaleX: 0.5, y: 0.5)
    if operation == .push { moving.transform = small }
    moving.layer.shadowOpacity = 0.3

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.9,
      initialSpringVelocity: 0, options: .curveEaseOut,
      animations: {
        moving.transform = self.operation == .push ? .identity : small
        moving.alpha = self.operation == .push ? 1 : 0
        dimming.alpha = self.operation == .push ? 0.5 : 0
      },
      completion: { _ in
        dimming.removeFromSuperview()
        moving.transform = .identity
        moving.alpha = 1
        moving.layer.shadowOpacity = 0
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

final class ZoomCoordinator: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
  weak var navigationController: UINavigationController?
  private var interactionController: UIPercentDrivenInteractiveTransition?
  private(set) var shown: [String] = []

  init(_ navigationController: UINavigationController) {
    super.init()
    self.navigationController = navigationController
    navigationController.delegate = self
    let pan = UIPanGestureRecognizer(target: self, action: Selector(Self.handlePan(_:)))
    pan.delegate = self
    navigationController.view.addGestureRecognizer(pan)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    ZoomAnimator(operation: operation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interactionController
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (navigationController?.viewControllers.count ?? 0) > 1
  }

  func handlePan(_ gesture: UIPanGestureRecognizer) {
    guard let view = gesture.view else { return }
    let percent = gesture.translation(in: view).y / view.bounds.height
    switch gesture.state {
    case .began:
      interactionController = UIPercentDrivenInteractiveTransition()
      navigationController?.popViewController(animated: true)
    case .changed:
      interactionController?.update(percent)
    case .ended where percent > 0.3 || gesture.velocity(in: view).y > 800:
      interactionController?.finish()
      interactionController = nil
    default:
      interactionController?.cancel()
      interactionController = nil
    }
  }
}

final class PageViewController: UIViewController {
  convenience init(title: String, color: UIColor) {
    self.init()
    self.title = title
    view.backgroundColor = color
  }

  private(set) var alongside: CGFloat = 0

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transitionCoordinator?.animate(
      alongsideTransition: { _ in self.view.layer.cornerRadius = 20 },
      completion: { context in
        self.alongside = context.isCancelled ? -1 : 1
        self.view.layer.cornerRadius = 0
      })
  }
}
