import UIKit

// A sheet of its own height over a dimmed screen: the animator only moves it.
//
// The presentation controller decides where the sheet stands and what lies behind it, and dims that alongside the
// transition, whichever animator moves the sheet.

enum SheetFigures {
  static let duration: TimeInterval = 0.5  // 0.1...1.5
  static let damping: CGFloat = 0.86  // 0.2...1
  static let height: CGFloat = 0.6  // 0.2...1
  static let cornerRadius: CGFloat = 24  // 0...60
  static let shade = UIColor(white: 0, alpha: 0.45)
}

/// Stands the sheet at the lower edge, over a shade that a tap closes.
final class SheetPresentation: UIPresentationController {
  private let shade = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let height = bounds.height * SheetFigures.height
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  override func presentationTransitionWillBegin() {
    shade.backgroundColor = SheetFigures.shade
    shade.alpha = 0
    shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    containerView?.insertSubview(shade, at: 0)
    presentedView?.layer.cornerRadius = SheetFigures.cornerRadius
    presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 1 })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0 })
  }

  // It is called again when the window gets another size.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    shade.frame = containerView?.bounds ?? .zero
    if presentedViewController.transitionCoordinator == nil {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  @objc private func close() {
    presentedViewController.dismiss(animated: true)
  }
}

/// Moves the sheet between its own place and below the screen.
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isOpening: Bool

  init(isOpening: Bool) {
    self.isOpening = isOpening
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    SheetFigures.duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: isOpening ? .to : .from), let sheet = controller.view else {
      return context.completeTransition(false)
    }
    // Where the presentation controller wants it.
    let open = isOpening ? context.finalFrame(for: controller) : sheet.frame
    let closed = open.offsetBy(dx: 0, dy: context.containerView.bounds.height - open.minY)
    if isOpening {
      context.containerView.addSubview(sheet)
      sheet.frame = closed
    }
    UIView.animate(
      withDuration: SheetFigures.duration, delay: 0, usingSpringWithDamping: isOpening ? SheetFigures.damping : 1,
      initialSpringVelocity: 0, options: []
    ) {
      sheet.frame = self.isOpening ? open : closed
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class SheetTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    SheetPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SheetAnimator(isOpening: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    SheetAnimator(isOpening: false)
  }
}

final class SheetHome: UIViewController {
  // The presented screen does not retain its delegate.
  private let transition = SheetTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBlue
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = "Tap for the sheet"
    label.textAlignment = .center
    label.textColor = .white
    view.addSubview(label)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
  }

  @objc private func open() {
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemBackground
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = transition
    present(sheet, animated: true)
  }
}

#Preview("Sheet") {
  SheetHome()
}
