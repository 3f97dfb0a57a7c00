// Back swipe: a drag from anywhere pops the top screen. It follows the reading direction and reduced motion.
//
//     let backSwipe = BackSwipe(navigationController)   // keep a reference

import UIKit

enum Figures {
  static let duration = 0.3
  static let threshold: CGFloat = 0.5  // of the width
  static let flick: CGFloat = 1000  // points per second
  static let parallax: CGFloat = 0.3  // of the width
}

/// Lets a drag pop the screens of a navigation controller.
final class BackSwipe: NSObject {
  private weak var navigation: UINavigationController?
  private var interaction: UIPercentDrivenInteractiveTransition?
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    navigation.delegate = self
    pan.delegate = self
    navigation.view.addGestureRecognizer(pan)
    // The system's own swipes must not take the touch.
    navigation.interactivePopGestureRecognizer?.delegate = self
    if #available(iOS 26, *) { navigation.interactiveContentPopGestureRecognizer?.delegate = self }
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    guard let navigation, let view = navigation.view else { return }
    let sign: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let progress = max(sign * pan.translation(in: view).x, 0) / view.bounds.width
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      interaction?.completionCurve = .easeOut
      navigation.popViewController(animated: true)
    case .changed:
      interaction?.update(progress)
    case .ended where progress > Figures.threshold || sign * pan.velocity(in: view).x > Figures.flick:
      interaction?.finish()
      interaction = nil
    case .ended, .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    default:
      break
    }
  }
}

extension BackSwipe: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === pan, let navigation, let view = navigation.view else { return false }
    guard navigation.viewControllers.count > 1, navigation.transitionCoordinator == nil else { return false }
    let sign: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let velocity = pan.velocity(in: view)
    return sign * velocity.x > abs(velocity.y)
  }
}

extension BackSwipe: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .pop ? BackSwipeAnimator() : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }
}

/// Slides the upper screen out over the lower one; with reduced motion it fades.
final class BackSwipeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { Figures.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let upper = context.view(forKey: .from), let lower = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = container.bounds.width * (isRightToLeft ? -1 : 1)
    let fades = UIAccessibility.isReduceMotionEnabled
    container.insertSubview(lower, belowSubview: upper)
    lower.transform = fades ? .identity : CGAffineTransform(translationX: -width * Figures.parallax, y: 0)
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear) {
      lower.transform = .identity
      upper.transform = fades ? .identity : CGAffineTransform(translationX: width, y: 0)
      upper.alpha = fades ? 0 : 1
    } completion: { _ in
      lower.transform = .identity
      upper.transform = .identity
      upper.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

private func screen(_ color: UIColor) -> UIViewController {
  let controller = UIViewController()
  controller.view.backgroundColor = color
  return controller
}

private var backSwipe: BackSwipe?

#Preview("Back swipe") {
  let navigation = UINavigationController(rootViewController: screen(.systemTeal))
  navigation.pushViewController(screen(.systemOrange), animated: false)
  backSwipe = BackSwipe(navigation)
  return navigation
}
