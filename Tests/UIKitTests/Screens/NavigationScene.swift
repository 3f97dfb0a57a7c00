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

/// A delegate of navigations, tabs and presentations that logs its calls and returns the given objects.
@MainActor
final class LoggingDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  typealias Animator = any UIViewControllerAnimatedTransitioning
  typealias Interaction = any UIViewControllerInteractiveTransitioning

  let log: CallLog
  var animator: Animator?
  var interaction: Interaction?
  /// Makes an animator for each transition; `leaves` says whether the screen above leaves.
  lazy var makeAnimator: (_ leaves: Bool) -> Animator? = { [unowned self] _ in animator }
  lazy var makeInteraction: () -> Interaction? = { [unowned self] in interaction }
  /// Makes the controller of a presentation; nil for the system's.
  var makeController: (_ presented: UIViewController, _ presenting: UIViewController?) -> UIPresentationController? = {
    _, _ in nil
  }
  /// Whether animators are given for presentations and dismissals, too.
  var animatesPresentations = true
  var allowsSelection = true

  init(_ log: CallLog) { self.log = log }

  private func name(_ controller: UIViewController) -> String { (controller as? LoggingController)?.name ?? "?" }

  private func asked(for change: String, leaves: Bool) -> Animator? {
    log.note("animator for \(change)")
    return makeAnimator(leaves)
  }

  private func loggedInteraction() -> Interaction? {
    log.note("interaction")
    return makeInteraction()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { log.note("willShow \(name(viewController))") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.note("didShow \(name(viewController))") }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> Animator? { asked(for: "\(operation) \(name(fromVC)) to \(name(toVC))", leaves: operation == .pop) }
  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: Animator
  ) -> Interaction? { loggedInteraction() }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    allowsSelection
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    log.note("didSelect \(name(viewController))")
  }
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> Animator? { asked(for: "\(name(fromVC)) to \(name(toVC))", leaves: false) }
  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: Animator
  ) -> Interaction? { loggedInteraction() }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> Animator? {
    let animator = asked(for: "presenting", leaves: false)
    return animatesPresentations ? animator : nil
  }
  func animationController(forDismissed dismissed: UIViewController) -> Animator? {
    let animator = asked(for: "dismissing", leaves: true)
    return animatesPresentations ? animator : nil
  }
  func interactionControllerForPresentation(using animator: Animator) -> Interaction? { loggedInteraction() }
  func interactionControllerForDismissal(using animator: Animator) -> Interaction? { loggedInteraction() }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    log.note("presentation controller")
    return makeController(presented, presenting)
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
  /// Whether it puts the screen back to its place when it has left.
  var restores = false

  init(_ log: CallLog) { self.log = log }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.note("animateTransition")
    let container = context.containerView
    let aside = CGAffineTransform(translationX: container.bounds.width, y: 0)
    if let to = context.view(forKey: .to) { container.insertSubview(to, at: isPop ? 0 : container.subviews.count) }
    let moving = context.view(forKey: isPop ? .from : .to)
    if !isPop { moving?.transform = aside }
    onStaging?(context)
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) { [self] in
      moving?.transform = isPop ? aside : .identity
      log.onNote("block")
    } completion: { [self] finished in
      log.note("completion \(finished)")
      if restores { moving?.transform = .identity }
      if completes { context.complete() }
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

  /// Begins the system's push of `new`, or a pop.
  func begin(_ isPush: Bool, _ new: UIViewController) {
    if isPush {
      navigation.pushViewController(new, animated: true)
    } else {
      navigation.popViewController(animated: true)
    }
  }

  var names: String { navigation.viewControllers.map { ($0 as? LoggingController)?.name ?? "?" }.joined() }
}
