import UIKit

enum SheetFigures {
  static let duration: TimeInterval = 0.5  // 0.1...1.5
  static let damping: CGFloat = 0.86  // 0.2...1
  static let height: CGFloat = 0.6  // 0.2...1
  static let scale: CGFloat = 0.92  // 0.7...1
  static let threshold: CGFloat = 0.3  // 0...1
}

/// Raises a sheet from below while the screen behind it sinks.
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isOpening: Bool

  init(isOpening: Bool) {
    self.isOpening = isOpening
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    SheetFigures.duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let sheet = context.viewController(forKey: isOpening ? .to : .from)?.view,
      let behind = context.viewController(forKey: isOpening ? .from : .to)?.view
    else { return context.completeTransition(false) }
    let bounds = context.containerView.bounds
    let height = bounds.height * SheetFigures.height
    let open = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height + 60)
    let closed = open.offsetBy(dx: 0, dy: height)
    let sunk = CGAffineTransform(scaleX: SheetFigures.scale, y: SheetFigures.scale)
    if isOpening {
      context.containerView.addSubview(sheet)
      sheet.frame = closed
    }
    UIView.animate(
      withDuration: SheetFigures.duration, delay: 0, usingSpringWithDamping: SheetFigures.damping,
      initialSpringVelocity: 0, options: []
    ) {
      sheet.frame = self.isOpening ? open : closed
      behind.transform = self.isOpening ? sunk : .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Presents the sheet, and lets a finger pull it down.
final class SheetTransition: NSObject, UIViewControllerTransitioningDelegate {
  private var interaction: UIPercentDrivenInteractiveTransition?
  private weak var sheet: UIViewController?

  func attach(to sheet: UIViewController) {
    self.sheet = sheet
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = self
    sheet.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
  }

  @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view else { return }
    let progress = max(0, pan.translation(in: view.superview).y / max(1, view.bounds.height))
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      sheet?.dismiss(animated: true)
    case .changed:
      interaction?.update(progress)
    case .ended where progress > SheetFigures.threshold || pan.velocity(in: view).y > 1000:
      interaction?.finish()
      interaction = nil
    case .ended, .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    default:
      break
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SheetAnimator(isOpening: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    SheetAnimator(isOpening: false)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }
}

final class SheetHome: UIViewController {
  private let transition = SheetTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBlue
    view.layer.cornerRadius = 20
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
    sheet.view.backgroundColor = .white
    sheet.view.layer.cornerRadius = 20
    let grip = UIView(frame: CGRect(x: view.bounds.midX - 18, y: 8, width: 36, height: 5))
    grip.backgroundColor = .systemGray
    grip.layer.cornerRadius = 2.5
    sheet.view.addSubview(grip)
    transition.attach(to: sheet)
    present(sheet, animated: true)
  }
}

#Preview("Sheet") {
  SheetHome()
}
