import UIKit

// A screen that opens from the point of a tap, in a growing mask, and closes into it.
//
// What a transition needs to know of its screens, here the point, the delegate asks the screen below.

enum CircleFigures {
  static let duration: TimeInterval = 0.45  // 0.1...1.5
  /// The size of the circle at its smallest, relative to the largest.
  static let scale: CGFloat = 0.05  // 0.01...0.5
  static let colors: [UIColor] = [.systemPink, .systemPurple, .systemGreen]
}

/// Opens a screen from the point that was tapped, in a growing circle, and closes it into that point.
final class CircleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool
  private let center: CGPoint

  init(isPush: Bool, center: CGPoint) {
    self.isPush = isPush
    self.center = center
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    CircleFigures.duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    to.frame = container.bounds
    container.addSubview(isPush ? from : to)
    container.addSubview(isPush ? to : from)
    let screen = isPush ? to : from
    let radius = hypot(container.bounds.width, container.bounds.height)
    let large = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    let small = large.insetBy(dx: radius * (1 - CircleFigures.scale), dy: radius * (1 - CircleFigures.scale))
    let mask = UIView(frame: isPush ? small : large)
    mask.backgroundColor = .black
    mask.layer.cornerRadius = mask.bounds.width / 2
    screen.mask = mask
    UIView.animate(withDuration: transitionDuration(using: context)) {
      mask.frame = self.isPush ? large : small
      mask.layer.cornerRadius = mask.bounds.width / 2
    } completion: { _ in
      screen.mask = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class CircleScreen: UIViewController {
  var number = 1
  var tap = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = CircleFigures.colors[number % CircleFigures.colors.count]
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap(_:))))
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(handleHold(_:))))
  }

  @objc private func handleTap(_ tap: UITapGestureRecognizer) {
    self.tap = tap.location(in: view)
    let next = CircleScreen()
    next.number = number + 1
    navigationController?.pushViewController(next, animated: true)
  }

  @objc private func handleHold(_ hold: UILongPressGestureRecognizer) {
    if hold.state == .began {
      navigationController?.popViewController(animated: true)
    }
  }
}

final class CircleController: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    delegate = self
    viewControllers = [CircleScreen()]
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let below = operation == .push ? fromVC : toVC
    let center = (below as? CircleScreen)?.tap ?? view.center
    return CircleAnimator(isPush: operation == .push, center: center)
  }
}

#Preview("Circle: tap to open, hold to close") {
  CircleController()
}
