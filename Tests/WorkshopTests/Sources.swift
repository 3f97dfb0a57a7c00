enum Sources {
  static let card = """
    import UIKit

    enum Parameters {
      static let duration: TimeInterval = 0.4  // 0.1...2
      static let dimming: CGFloat = 0.3
    }

    final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      let isPush: Bool
      init(isPush: Bool) { self.isPush = isPush }

      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { Parameters.duration }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
        let width = context.containerView.bounds.width
        if isPush {
          context.containerView.addSubview(to)
          to.transform = CGAffineTransform(translationX: width, y: 0)
        } else {
          context.containerView.insertSubview(to, belowSubview: from)
        }
        UIView.animate(withDuration: Parameters.duration, delay: 0, options: .curveLinear) {
          if self.isPush { to.transform = .identity } else { from.transform = CGAffineTransform(translationX: width, y: 0) }
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

    final class Delegate: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { CardAnimator(isPush: operation == .push) }
    }

    final class Navigation: UINavigationController {
      let own = Delegate()
      override func viewDidLoad() {
        super.viewDidLoad()
        isNavigationBarHidden = true
        delegate = own
      }
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
