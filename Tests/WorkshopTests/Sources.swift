enum Sources {
  static let card = """
    import UIKit

    enum Parameters {
      static let duration: TimeInterval = 0.4  // 0.1...2
      static let dimming: CGFloat = 0.3
    }

    final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { Parameters.duration }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        to.transform = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
        UIView.animate(withDuration: Parameters.duration, delay: 0, options: .curveLinear) {
          to.transform = .identity
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }

    final class Screen: UIViewController {
      var color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
      }
      @objc func tapped() {
        let next = Screen()
        next.color = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        navigationController?.pushViewController(next, animated: true)
      }
    }

    final class Navigation: UINavigationController, UINavigationControllerDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        isNavigationBarHidden = true
        delegate = self
      }

      func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { CardAnimator() }
    }

    #Preview("Cards") {
      Navigation(rootViewController: Screen())
    }
    """

  static func clicking(_ body: String) -> String {
    """
    import UIKit

    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .red
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
      }
      @objc func tapped() {
        \(body)
      }
    }

    #Preview { Screen() }
    """
  }
}
