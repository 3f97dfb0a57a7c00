import UIKit

// A transition that a finger can catch while it moves by itself: press a card on its way, and take it back or on.
//
// The animator hands out a property animator, and a percent-driven object holds it, moves it and lets it go.

enum CatchFigures {
  static let duration: TimeInterval = 0.9  // 0.2...3
  static let parallax: CGFloat = 0.3  // 0...1
  static let damping: CGFloat = 0.85  // 0.3...1
  /// The seconds for which a card goes on at the finger's velocity before it is decided where it belongs.
  static let glide: CGFloat = 0.25  // 0...1
  static let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemPink]
}

/// Moves cards by a property animator, which can be stopped and reversed at any time.
final class CatchAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool
  private var animator: UIViewPropertyAnimator?

  init(isPush: Bool) {
    self.isPush = isPush
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    CatchFigures.duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  // It is asked again and again, and has to return the same object throughout the transition.
  func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: CatchFigures.duration, dampingRatio: 1)
    animator = made
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return made }
    let (above, below) = isPush ? (to, from) : (from, to)
    let width = context.containerView.bounds.width
    let outside = CGAffineTransform(translationX: width, y: 0)
    let behind = CGAffineTransform(translationX: -width * CatchFigures.parallax, y: 0)
    context.containerView.addSubview(below)
    context.containerView.addSubview(above)
    above.transform = isPush ? outside : .identity
    below.transform = isPush ? .identity : behind
    made.addAnimations {
      above.transform = self.isPush ? .identity : outside
      below.transform = self.isPush ? behind : .identity
    }
    made.addCompletion { _ in
      above.transform = .identity
      below.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
    return made
  }
}

/// Lets a finger pop the top card, and catch any card on its way.
final class CatchInteraction: NSObject, UINavigationControllerDelegate {
  private weak var navigation: UINavigationController?
  private var driver: UIPercentDrivenInteractiveTransition?
  private var isPush = false
  private var isDragging = false
  /// How far the transition was when the finger took it.
  private var start: CGFloat = 0

  func attach(to navigation: UINavigationController) {
    self.navigation = navigation
    navigation.delegate = self
    navigation.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
  }

  @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let navigation, let view = pan.view else { return }
    let sign: CGFloat = isPush ? -1 : 1
    switch pan.state {
    case .began:
      isDragging = true
      if navigation.transitionCoordinator != nil {
        driver?.pause()
        start = driver?.percentComplete ?? 0
      } else {
        start = 0
        navigation.popViewController(animated: true)
      }
    case .changed:
      driver?.update(start + sign * pan.translation(in: view).x / view.bounds.width)
    case .ended, .cancelled, .failed:
      isDragging = false
      release(at: pan.state == .ended ? sign * pan.velocity(in: view).x / view.bounds.width : 0)
    default:
      break
    }
  }

  /// Lets the card go on where it belongs, with the finger's velocity in widths per second.
  private func release(at velocity: CGFloat) {
    guard let driver else { return }
    let finishes = driver.percentComplete + velocity * CatchFigures.glide > 0.5
    let rest = finishes ? 1 - driver.percentComplete : -driver.percentComplete
    let spring = CGVector(dx: rest == 0 ? 0 : velocity / rest, dy: 0)
    driver.timingCurve = UISpringTimingParameters(dampingRatio: CatchFigures.damping, initialVelocity: spring)
    if finishes {
      driver.finish()
    } else {
      driver.cancel()
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPush = operation == .push
    driver = UIPercentDrivenInteractiveTransition()
    driver?.wantsInteractiveStart = isDragging
    return CatchAnimator(isPush: isPush)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver
  }
}

final class CatchScreen: UIViewController {
  var number = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = CatchFigures.colors[number % CatchFigures.colors.count]
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = "Tap, and catch the next card"
    label.textAlignment = .center
    label.textColor = .white
    view.addSubview(label)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(push)))
  }

  @objc private func push() {
    let next = CatchScreen()
    next.number = number + 1
    navigationController?.pushViewController(next, animated: true)
  }
}

final class CatchController: UINavigationController {
  private let interaction = CatchInteraction()

  override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    viewControllers = [CatchScreen()]
    interaction.attach(to: self)
  }
}

#Preview("Catch a card") {
  CatchController()
}
