import Foundation
import Stage
import UIKit

/// The kinds of transitions.
enum TransitionKind: CaseIterable, Sendable {
  case push, pop, select, present, dismiss

  /// Whether B leaves instead of arriving.
  var leaves: Bool { self == .pop || self == .dismiss }
}

/// A stage with screens A and B, of which B slides in or out at the right by a transition of one kind.
@MainActor final class TransitionKindScene: NSObject, UITabBarControllerDelegate {
  let kind: TransitionKind
  let stage = Stage()
  let log = CallLog()
  let a: LoggingController
  let b: LoggingController
  private let navigation = UINavigationController()
  private let tabs = UITabBarController()
  private let delegate: LoggingDelegate
  private let transitioning: LoggingTransitioning

  init(_ kind: TransitionKind) throws {
    self.kind = kind
    (a, b) = (LoggingController("A", log), LoggingController("B", log))
    (delegate, transitioning) = (LoggingDelegate(log), LoggingTransitioning(log))
    super.init()
    b.modalPresentationStyle = .fullScreen
    switch kind {
    case .push, .pop:
      navigation.viewControllers = kind == .push ? [a] : [a, b]
      navigation.delegate = delegate
      stage.window.rootViewController = navigation
    case .select:
      tabs.viewControllers = [a, b]
      tabs.delegate = self
      stage.window.rootViewController = tabs
    case .present, .dismiss:
      stage.window.rootViewController = a
      try stage.settle()
      if kind == .dismiss { a.present(b, animated: false) }
      b.transitioningDelegate = transitioning
    }
    try stage.settle()
    log.lines = []
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { delegate.animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { delegate.interaction }

  /// Requests the transition by `animator`, driven by `interaction`, and logs the coordinator's calls.
  func request(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    (delegate.animator, delegate.interaction) = (animator, interaction)
    (transitioning.animator, transitioning.interaction) = (animator, interaction)
    ask()
    log.lines = []
    let log = log
    b.transitionCoordinator?.notifyWhenInteractionChanges {
      log.note("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
    }
    b.transitionCoordinator?.animate { _ in
      log.note("alongside")
    } completion: {
      log.note("over, cancelled \($0.isCancelled)")
    }
  }

  /// Asks for the transition; during one, for another that waits for its end or is refused.
  func ask() {
    switch kind {
    case .push: navigation.pushViewController(b.parent == nil ? b : LoggingController("C", log), animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .select: tabs.selectedIndex = tabs.selectedIndex == 1 ? 0 : 1
    case .present: a.present(b, animated: true) { [a, b] in _ = (a, b) }
    case .dismiss: b.dismiss(animated: true) { [a, b] in _ = (a, b) }
    }
  }

  /// The presented progress of B, 0...1 and beyond.
  var progress: Double {
    let shift = (b.view.layer.presentation()?.affineTransform().tx ?? .nan) / 390
    return Double(kind.leaves ? shift : 1 - shift)
  }

  /// The presented speed of B, in progress a second; moves the time by `seconds`.
  func speed(within seconds: Double = 1e-4) -> Double {
    let before = progress
    stage.advance(by: seconds, framesPerSecond: 1 / seconds)
    return (progress - before) / seconds
  }
}

/// An animator that slides B by a property animator, which it creates at the first call.
@MainActor final class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallLog
  let leaves: Bool
  var duration = 0.4
  var timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear)
  /// Whether `animateTransition` starts the property animator, as most animators do.
  var starts = true
  /// Called before the property animator begins.
  var onStaging: () -> Void = {}
  /// Called with the property animator when it was created.
  var prepare: (UIViewPropertyAnimator) -> Void = { _ in }
  /// Returns an object that is vended instead of the property animator.
  var standIn: ((UIViewPropertyAnimator) -> any UIViewImplicitlyAnimating)?
  private var made: (any UIViewImplicitlyAnimating)?

  init(_ log: CallLog, leaves: Bool) { (self.log, self.leaves) = (log, leaves) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.note("animateTransition")
    onStaging()
    if starts { interruptibleAnimator(using: context).startAnimation() }
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let made { return made }
    log.note("creates its animator")
    let (from, to, leaves) = (context.fromView, context.toView, leaves)
    let aside = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
    if leaves {
      context.containerView.insertSubview(to, belowSubview: from)
    } else {
      context.containerView.addSubview(to)
    }
    if !leaves { to.transform = aside }
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations { if leaves { from.transform = aside } else { to.transform = .identity } }
    animator.addCompletion { [log] position in
      log.note("completion \(position)")
      context.complete()
    }
    prepare(animator)
    let vended = standIn?(animator) ?? animator
    made = vended
    return vended
  }

  func animationEnded(_ transitionCompleted: Bool) { log.note("animationEnded \(transitionCompleted)") }
}
