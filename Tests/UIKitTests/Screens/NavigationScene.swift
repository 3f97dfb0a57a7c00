import Foundation
import Stage
import UIKit

/// The calls that were logged, in order.
@MainActor final class CallLog {
  var lines: [String] = []
  /// Called with each line after it was logged.
  var onNote: (String) -> Void = { _ in }

  func note(_ line: String) {
    lines.append(line)
    onNote(line)
  }

  /// Returns the calls since the last call of this method.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen that logs its appearance methods.
@MainActor class LoggingController: UIViewController {
  let log: CallLog
  let name: String

  init(_ name: String, _ log: CallLog) {
    self.log = log
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // A different colour for each letter.
    let number = name.unicodeScalars.first.map { CGFloat($0.value % 7) } ?? 0
    view.backgroundColor = UIColor(red: 0.2 + number / 10, green: 0.8 - number / 10, blue: 0.5, alpha: 1)
  }

  override func viewWillAppear(_ animated: Bool) { log.note("\(name).viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { log.note("\(name).viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.note("\(name).viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.note("\(name).viewDidDisappear") }
}

/// A navigation delegate that logs its calls and returns the given animator and interaction controller.
@MainActor final class LoggingDelegate: NSObject, UINavigationControllerDelegate {
  let log: CallLog
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  init(_ log: CallLog) { self.log = log }

  private func name(_ controller: UIViewController) -> String { (controller as? LoggingController)?.name ?? "?" }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { log.note("willShow \(name(viewController))") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.note("didShow \(name(viewController))") }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animator for \(operation) \(name(fromVC)) to \(name(toVC))")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("interaction")
    return interaction
  }
}

/// An animator that slides the upper screen and logs its calls.
@MainActor final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallLog
  var duration = 0.4
  var isPop = true
  /// Called with the context in `animateTransition`.
  var onStaging: ((any UIViewControllerContextTransitioning) -> Void)?
  var completes = true

  init(_ log: CallLog) { self.log = log }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.note("animateTransition")
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let width = context.containerView.bounds.width
    if isPop {
      context.containerView.insertSubview(to, belowSubview: from)
    } else {
      context.containerView.addSubview(to)
      to.transform = CGAffineTransform(translationX: width, y: 0)
    }
    onStaging?(context)
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      if self.isPop { from.transform = CGAffineTransform(translationX: width, y: 0) } else { to.transform = .identity }
    } completion: { finished in
      self.log.note("completion \(finished)")
      if self.completes { context.completeTransition(!context.transitionWasCancelled) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.note("animationEnded \(transitionCompleted)") }
}

/// A stage with a navigation controller, whose screens are named A, B, C from the root.
@MainActor struct NavigationScene {
  let stage: Stage
  let log = CallLog()
  let navigation: UINavigationController
  let delegate: LoggingDelegate
  let screens: [LoggingController]

  init(depth: Int = 2, settled: Bool = true, scale: CGFloat = 1, version: SystemVersion = .iOS18) throws {
    stage = Stage(scale: scale)
    stage.systemVersion = version
    let log = log
    delegate = LoggingDelegate(log)
    screens = (0..<depth).map { LoggingController(String(UnicodeScalar(UInt8(65 + $0))), log) }
    navigation = UINavigationController()
    navigation.viewControllers = screens
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    if settled {
      try stage.settle()
      log.lines = []
    }
  }

  func screen(_ name: String) -> LoggingController { LoggingController(name, log) }

  var names: String { navigation.viewControllers.map { ($0 as? LoggingController)?.name ?? "?" }.joined() }
}
