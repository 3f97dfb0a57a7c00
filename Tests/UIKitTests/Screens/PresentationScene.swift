import Stage
import UIKit

/// A presentation controller that logs its calls, dims the screen, and gives the presented view half of it.
@MainActor final class LoggingPresentation: UIPresentationController {
  let log: CallLog
  let dim = UIView()

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: CallLog) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 422, width: 390, height: 422) }

  override func presentationTransitionWillBegin() {
    log.note("presentation will begin")
    dim.frame = containerView?.bounds ?? .zero
    dim.backgroundColor = .black
    dim.alpha = 0
    containerView?.insertSubview(dim, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dim.alpha = 0.5 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.note("presentation did end \(completed)")
    if !completed { dim.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    log.note("dismissal will begin")
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dim.alpha = 0 })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.note("dismissal did end \(completed)")
    if completed { dim.removeFromSuperview() }
  }
}

/// An animator that slides the presented view up or down, in a third of a second.
@MainActor final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallLog
  var presents = true

  init(_ log: CallLog) { self.log = log }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let views = [context.view(forKey: .from), context.view(forKey: .to)].map { $0 == nil ? "nil" : "view" }
    log.note("animate from \(views[0]) to \(views[1])")
    let container = context.containerView
    if let to = context.view(forKey: .to) {
      if presents { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
    }
    guard let moving = context.view(forKey: presents ? .to : .from) else { return }
    let height = container.bounds.height
    if presents { moving.transform = CGAffineTransform(translationX: 0, y: height) }
    UIView.animate(withDuration: 0.3) {
      moving.transform = self.presents ? .identity : CGAffineTransform(translationX: 0, y: height)
    } completion: { _ in
      moving.transform = .identity
      context.complete()
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.note("animationEnded \(transitionCompleted)") }
}

/// A stage with a screen A, and B, which is presented.
@MainActor struct PresentationScene {
  let stage: Stage
  let log = CallLog()
  let a: LoggingController
  let b: LoggingController
  let transitioning: LoggingDelegate

  init(_ style: UIModalPresentationStyle = .fullScreen, scale: CGFloat = 1) throws {
    stage = Stage(scale: scale)
    a = LoggingController("A", log)
    b = LoggingController("B", log)
    transitioning = LoggingDelegate(log)
    b.modalPresentationStyle = style
    stage.window.rootViewController = a
    try stage.settle()
    log.lines = []
  }

  func present() throws {
    a.present(b, animated: true) { log.note("presented") }
    try stage.settle()
  }
}
