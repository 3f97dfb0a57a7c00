import UIKit

// What the examples of this folder have in common. `backswipe run Assets/examples/fights` shows them all, one preview each.

/// A coloured screen with a sentence that says what to try.
class Card: UIViewController {
  private let sentence: String
  private let color: UIColor

  init(_ sentence: String, _ color: UIColor) {
    self.sentence = sentence
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 24, y: 130, width: 342, height: 110))
    label.text = sentence
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    label.textColor = .white
    view.addSubview(label)
  }

  static var first: Card { Card("The first screen.", .systemIndigo) }
}

/// Pops by a finger's drag to the right from anywhere, with a pan of its own in place of the system's.
class SwipeNavigationController: UINavigationController, UINavigationControllerDelegate {
  let pan = UIPanGestureRecognizer()
  private var drag: UIPercentDrivenInteractiveTransition?

  convenience init(over top: UIViewController) {
    self.init(rootViewController: Card.first)
    pushViewController(top, animated: false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    pan.addTarget(self, action: #selector(panned))
    pan.name = "pop pan"
    view.addGestureRecognizer(pan)
    interactivePopGestureRecognizer?.isEnabled = false
    if #available(iOS 26.0, *) { interactiveContentPopGestureRecognizer?.isEnabled = false }
  }

  @objc func panned() {
    let progress = pan.translation(in: view).x / view.bounds.width
    switch pan.state {
    case .began: beginPop()
    case .changed: movePop(to: progress)
    case .ended: endPop(finishes: progress + pan.velocity(in: view).x / 2000 > 0.5)
    default: endPop(finishes: false)
    }
  }

  func beginPop() {
    guard viewControllers.count > 1 else { return }
    drag = UIPercentDrivenInteractiveTransition()
    popViewController(animated: true)
  }

  func movePop(to progress: CGFloat) { drag?.update(max(0, progress)) }

  func endPop(finishes: Bool) {
    if finishes { drag?.finish() } else { drag?.cancel() }
    drag = nil
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? SlideAway() : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { drag }
}

/// Slides the upper screen to the right.
final class SlideAway: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
      animations: { from.transform = CGAffineTransform(translationX: from.bounds.width, y: 0) },
      completion: { _ in
        from.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
