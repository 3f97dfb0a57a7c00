import UIKit

// A fast short flick after which the screen hangs (bryanjclark/devsign-nav-transitions, issue 1).
//
// The pan ends before the transition is handed over, here because the bar hides first. The interactor is told to end while it
// has no context, forgets that, and then starts a transition that no finger will ever end.
// The mend: remember the decision, and carry it out in `startInteractiveTransition(_:)`.

final class ForgetfulInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: UIViewControllerContextTransitioning?

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.insertSubview(to, at: 0)
  }

  func update(_ distance: CGFloat) {
    context?.view(forKey: .from)?.transform = CGAffineTransform(translationX: 0, y: max(0, distance))
  }

  func end(_ finishes: Bool) {
    guard let context else { return }
    if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    context.view(forKey: .from)?.transform = .identity
    context.completeTransition(finishes)
    self.context = nil
  }
}

final class StickingNavigationController: UINavigationController, UINavigationControllerDelegate {
  private let interactor = ForgetfulInteractor()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    pan.name = "pull down"
    view.addGestureRecognizer(pan)
  }

  @objc func panned(_ pan: UIPanGestureRecognizer) {
    let distance = pan.translation(in: view).y
    switch pan.state {
    case .began:
      setNavigationBarHidden(true, animated: true)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.popViewController(animated: true) }
    case .changed: interactor.update(distance)
    case .ended: interactor.end(distance > 200)
    default: interactor.end(false)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? SlideAway() : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }
}

#Preview("A flick that sticks") {
  let stack = StickingNavigationController(rootViewController: Card.first)
  stack.pushViewController(Card("Flick down, short and fast: the screen hangs.", .systemGreen), animated: false)
  return stack
}
