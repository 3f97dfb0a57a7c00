import Stage
import UIKit

/// A program under way: its stage, and what its steps have made so far.
@MainActor final class ProgramRun {
  let stage = Stage(size: CGSize(width: 320, height: 480), scale: 0.25)
  let callbacks = CallbackTable()
  /// The controllers that were made, in order.
  private(set) var controllers: [ProbeController] = []
  /// The containers that were made, in order.
  private(set) var containers: [UIViewController] = []
  var views: [UIView] = []
  var animators: [UIViewPropertyAnimator] = []
  /// The windows beside the stage's.
  var windows: [UIWindow] = []
  /// The interaction controllers that delegates handed out, one for each transition.
  private var interactions: [UIPercentDrivenInteractiveTransition] = []
  /// Makes the animator that delegates supply for a transition; nil for the system's.
  var makeAnimator: (() -> any UIViewControllerAnimatedTransitioning)?
  var isInteractive = false
  /// Whether the program is over but for what goes on by itself.
  private(set) var isLettingGo = false
  let delegate = ProbeDelegate()
  /// Steps that ran, in callbacks too: a bound, so that steps that call for each other end.
  private var stepCount = 0
  private static let mostSteps = 200

  init(root: Int) {
    delegate.listener = callbacks
    delegate.makeAnimator = { [weak self] _ in self?.makeAnimator?() }
    delegate.makeInteraction = { [weak self] _ in self?.isInteractive == true ? self?.makeInteraction() : nil }
    callbacks.perform = { [weak self] in self?.perform($0) }
    stage.perform { stage.window.rootViewController = makeRoot(root) }
  }

  // MARK: Making

  func makeScreen() -> ProbeController {
    let screen = ProbeController("S\(controllers.count)", callbacks)
    screen.transitioningDelegate = delegate
    controllers.append(screen)
    return screen
  }

  func makeNavigation(depth: Int) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = (0..<max(depth, 1)).map { _ in makeScreen() }
    navigation.delegate = delegate
    navigation.transitioningDelegate = delegate
    containers.append(navigation)
    return navigation
  }

  func makeTabs(count: Int) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.transitioningDelegate = delegate
    tabs.viewControllers = (0..<max(count, 1)).map { $0 == 0 ? makeNavigation(depth: 2) : makeScreen() }
    tabs.delegate = delegate
    containers.append(tabs)
    return tabs
  }

  func makeRoot(_ kind: Int) -> UIViewController {
    switch kind % 4 {
    case 0, 1: makeNavigation(depth: 1 + kind % 3)
    case 2: makeTabs(count: 3)
    default: makeScreen()
    }
  }

  private func makeInteraction() -> UIPercentDrivenInteractiveTransition {
    let interaction = UIPercentDrivenInteractiveTransition()
    interactions.append(interaction)
    return interaction
  }

  // MARK: Finding

  /// The interaction controller that was handed out last.
  var interaction: UIPercentDrivenInteractiveTransition? { interactions.last }

  /// The controller on top of everything that is presented.
  var topPresented: UIViewController? {
    var top = stage.window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  func navigation(_ choice: Int) -> UINavigationController? { containers.of(UINavigationController.self).pick(choice) }
  func tabs(_ choice: Int) -> UITabBarController? { containers.of(UITabBarController.self).pick(choice) }
  func screen(_ choice: Int) -> ProbeController? { controllers.pick(choice) }
  func view(_ choice: Int) -> UIView? { (controllers.compactMap(\.viewIfLoaded) + views).pick(choice) }

  // MARK: Running

  /// Runs `step`, from outside or in a callback.
  func perform(_ step: Step) {
    guard stepCount < Self.mostSteps else { return }
    stepCount += 1
    CallbackTable.log?("  \(step.kind)")
    stage.perform {
      _ = performOnScreens(step) || performOnContainers(step) || performOnViews(step) || performOnTime(step)
    }
  }

  /// Lets go of everything that waits for a finger or a client.
  func letGo() {
    callbacks.removeAll()
    isLettingGo = true
    isInteractive = false
    makeAnimator = nil
    // Delayed steps and queued transitions may press again, ask for interactions again and start animators again.
    for _ in 0..<20 {
      for animator in animators where animator.state != .inactive {
        if animator.state == .active { animator.stopAnimation(false) }
        if animator.state == .stopped { animator.finishAnimation(at: .current) }
      }
      for window in [stage.window] + windows { window.isHidden = false }
      for pointer in 0..<2 { stage.send(.cancel, pointer: pointer, at: stage.now) }
      stage.advance(by: 0.2, framesPerSecond: 10)
      stage.perform { for interaction in interactions { interaction.finish() } }
    }
  }

  func removeAll() {
    callbacks.removeAll()
    (controllers, containers, views, animators, interactions, windows) = ([], [], [], [], [], [])
    makeAnimator = nil
  }
}

extension Array {
  fileprivate func of<Kind>(_: Kind.Type) -> [Kind] { compactMap { $0 as? Kind } }
  /// The element that a number picks, whatever the number; nil if there are none.
  func pick(_ number: Int) -> Element? { isEmpty ? nil : self[number % count] }
}
