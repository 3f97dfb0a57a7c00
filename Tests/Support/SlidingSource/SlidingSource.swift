/// A user's source in two files: a navigation of a red and a blue screen, whose top screen a finger moves away over a grey
/// one.
package enum SlidingSource {
  /// Both files as one.
  package static let text = animator + "\n" + screens

  /// The same where a button at the bottom opens the blue screen, and a finger moves it away upwards.
  package static let opened = [
    ("pan.translation(in: view).x / view.bounds.width", "-pan.translation(in: view).y / view.bounds.height"),
    ("origin.x = context.containerView.bounds.width", "origin.y = -context.containerView.bounds.height"),
    ("case .began:", "case .began where viewControllers.count > 1:"),
    (
      "navigation.pushViewController(top, animated: false)",
      """
      let action = UIAction { _ in navigation.pushViewController(top, animated: true) }
        let button = UIButton(frame: CGRect(x: 20, y: 700, width: 120, height: 50), primaryAction: action)
        navigation.viewControllers[0].view.addSubview(button)
      """
    ),
  ].reduce(text) { $0.replacing($1.0, with: $1.1) }

  /// The file with the animator, and with the shade of the grey screen as a constant.
  package static let animator = """
    import UIKit

    enum Parameters {
      static let shade: CGFloat = 0.5  // 0...1
    }

    final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
        context.containerView.insertSubview(to, belowSubview: from)
        let cover = UIView(frame: context.containerView.bounds)
        cover.backgroundColor = UIColor(white: Parameters.shade, alpha: 1)
        context.containerView.insertSubview(cover, aboveSubview: to)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
          from.frame.origin.x = context.containerView.bounds.width
        } completion: { _ in
          cover.removeFromSuperview()
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    """

  /// The file with the screens.
  package static let screens = """
    import UIKit

    final class Screen: UIViewController {
      var color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
      }
    }

    final class Navigation: UINavigationController, UINavigationControllerDelegate {
      private var interaction: UIPercentDrivenInteractiveTransition?

      override func viewDidLoad() {
        super.viewDidLoad()
        isNavigationBarHidden = true
        delegate = self
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
      }

      @objc func panned(_ pan: UIPanGestureRecognizer) {
        let progress = pan.translation(in: view).x / view.bounds.width
        switch pan.state {
        case .began:
          interaction = UIPercentDrivenInteractiveTransition()
          popViewController(animated: true)
        case .changed: interaction?.update(progress)
        case .ended where progress > 0.5:
          interaction?.finish()
          interaction = nil
        default:
          interaction?.cancel()
          interaction = nil
        }
      }

      func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? SlideAnimator() : nil }

      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? { interaction }
    }

    #Preview("Slides") {
      let navigation = Navigation(rootViewController: Screen())
      let top = Screen()
      top.color = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      navigation.pushViewController(top, animated: false)
      return navigation
    }
    """
}
