import Foundation
import Stage
import Testing
import UIKit

/// The closures and callbacks in which a client's code runs during a transition.
enum TransitionMoment: String, CaseIterable, Sendable {
  case alongside, alongsideInBar, over, interactionChanges, interactionEnds
  case staging, block, blockCompletion, animationEnded
  case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, viewDidLayoutSubviews
  case willShow, didShow
}

/// What moves a transition from B to A.
enum TransitionDrive: String, CaseIterable, Sendable {
  case system, swipe, block, percentDriven, vended, vendedAndDriven, handMade
}

/// What a client's code does in the middle of a transition.
enum TransitionIntrusion: String, CaseIterable, Sendable {
  case hideWindow, hideAndShowWindow, replaceRoot, removeRoot, removeView, removeTop, removeBottom
  case pop, push, setStack, present, presentAtOnce, resize, cancelTouches, restage
}

/// A screen that calls a closure after each line that it logs, and at each layout.
@MainActor private final class TellingController: LoggingController {
  var onCall: (TransitionMoment) -> Void = { _ in }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onCall(.viewWillAppear)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onCall(.viewDidAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onCall(.viewWillDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onCall(.viewDidDisappear)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onCall(.viewDidLayoutSubviews)
  }
}

/// A pop from B to A, at one moment of which a client's code intrudes, once.
@MainActor private final class IntrudedPop: NSObject, UINavigationControllerDelegate {
  let stage = Stage(scale: 0.25)
  let log = CallLog()
  let navigation = UINavigationController()
  private var drive: TransitionDrive
  private let moment: TransitionMoment
  private let intrusion: TransitionIntrusion
  /// The interaction controllers that were supplied.
  private var interactions: [UIPercentDrivenInteractiveTransition] = []
  private var isArmed = false
  private var made = 0

  init(_ drive: TransitionDrive, _ moment: TransitionMoment, _ intrusion: TransitionIntrusion) throws {
    (self.drive, self.moment, self.intrusion) = (drive, moment, intrusion)
    super.init()
    navigation.viewControllers = [screen("A"), screen("B")]
    navigation.delegate = self
    stage.window.rootViewController = navigation
    try stage.settle()
    log.lines = []
  }

  func screen(_ name: String) -> TellingController {
    let screen = TellingController(name, log)
    screen.onCall = { [weak self] in self?.tell($0) }
    return screen
  }

  private func tell(_ moment: TransitionMoment) {
    guard isArmed, moment == self.moment else { return }
    isArmed = false
    intrude()
  }

  private func intrude() {
    made += 1
    switch intrusion {
    case .hideWindow: stage.window.isHidden = true
    case .hideAndShowWindow:
      stage.window.isHidden = true
      stage.window.isHidden = false
    case .replaceRoot: stage.window.rootViewController = screen("R\(made)")
    case .removeRoot: stage.window.rootViewController = nil
    case .removeView: navigation.view.removeFromSuperview()
    case .removeTop: navigation.viewControllers.last.map(remove)
    case .removeBottom: navigation.viewControllers.first.map(remove)
    case .pop: navigation.popViewController(animated: true)
    case .push: navigation.pushViewController(screen("N\(made)"), animated: true)
    case .setStack: navigation.setViewControllers([screen("N\(made)")], animated: true)
    case .present: navigation.present(screen("P\(made)"), animated: true)
    case .presentAtOnce: navigation.present(screen("P\(made)"), animated: false)
    case .resize: stage.resize(to: CGSize(width: 500, height: 400), scale: 0.25)
    case .cancelTouches: stage.send(.cancel)
    case .restage: navigation.topViewController?.restage(with: makeAnimator() ?? SlideAnimator(log))
    }
  }

  private func remove(_ screen: UIViewController) {
    screen.willMove(toParent: nil)
    screen.viewIfLoaded?.removeFromSuperview()
    screen.removeFromParent()
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard isDriven else { return nil }
    interactions.append(UIPercentDrivenInteractiveTransition())
    return interactions.last
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { tell(.willShow) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { tell(.didShow) }

  private var isDriven: Bool { [.percentDriven, .vendedAndDriven, .handMade].contains(drive) }

  private func makeAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    switch drive {
    case .system, .swipe: return nil
    case .vended, .vendedAndDriven, .handMade:
      let slide = InterruptibleSlide(log, leaves: true)
      slide.onStaging = { [weak self] in self?.tell(.staging) }
      slide.prepare = { [weak self] vended in
        vended.addAnimations { self?.tell(.block) }
        vended.addCompletion { _ in self?.tell(.blockCompletion) }
      }
      if drive == .handMade {
        slide.standIn = { [weak self] vended in
          guard let self else { return vended }
          return self.makeVended()
        }
      }
      return TellingAnimator(slide) { [weak self] in self?.tell(.animationEnded) }
    case .block, .percentDriven:
      let slide = ClosureAnimator { [weak self] context in
        let from = context.fromView
        context.containerView.insertSubview(context.toView, belowSubview: from)
        self?.tell(.staging)
        UIView.animate(withDuration: 0.4) {
          from.transform = CGAffineTransform(translationX: 100, y: 0)
          self?.tell(.block)
        } completion: { _ in
          self?.tell(.blockCompletion)
          from.transform = .identity
          context.complete()
        }
      }
      return TellingAnimator(slide) { [weak self] in self?.tell(.animationEnded) }
    }
  }

  /// Makes a client's own object, which animates nothing and completes the transition at its end.
  private func makeVended() -> FrameByFrameAnimator {
    let vended = FrameByFrameAnimator(log, duration: 0.4) { [weak self] _ in self?.tell(.block) }
    let context = navigation.transitionCoordinator as? any UIViewControllerContextTransitioning
    vended.addCompletion { [weak self] _ in
      self?.tell(.blockCompletion)
      context?.complete()
    }
    return vended
  }

  /// Pops, catches the transition and lets it go, to its end or back, as far as the drive can do that.
  func run(finishes: Bool) {
    isArmed = true
    let (middle, end) = (CGPoint(x: 200, y: 400), CGPoint(x: finishes ? 350 : 20, y: 400))
    if drive == .swipe {
      stage.send(.down(CGPoint(x: 2, y: 400)))
      for x in [30, 100, 200] {
        stage.advance(by: 0.05)
        stage.send(.move(CGPoint(x: x, y: 400)))
        if x == 30 { listen() }
      }
    } else {
      stage.perform {
        navigation.popViewController(animated: true)
        listen()
      }
      stage.advance(by: 0.05)
      interactions.last?.update(0.5)
    }
    stage.advance(by: 0.1)
    switch drive {
    case .system:
      stage.send(.down(middle))
      stage.advance(by: 0.1)
      stage.send(.move(end))
      stage.advance(by: 0.2)
      stage.send(.up(end))
    case .swipe:
      stage.send(.move(end))
      stage.advance(by: 0.2)
      stage.send(.up(end))
    default: stage.perform { for item in interactions { if finishes { item.finish() } else { item.cancel() } } }
    }
    stage.advance(by: 0.7)
    // What is is pushed meanwhile is held by an interaction controller too.
    for _ in 0..<4 {
      stage.window.isHidden = false
      stage.perform { for item in interactions { item.finish() } }
      stage.advance(by: 0.6)
    }
    drive = .block
    isArmed = false
  }

  private func listen() {
    let coordinator = navigation.transitionCoordinator
    coordinator?.notifyWhenInteractionChanges { [weak self] _ in self?.tell(.interactionChanges) }
    coordinator?.notifyWhenInteractionEnds { [weak self] _ in self?.tell(.interactionEnds) }
    coordinator?.animateAlongsideTransition(in: navigation.navigationBar) { [weak self] _ in
      self?.navigation.navigationBar.alpha = 0.9
      self?.tell(.alongsideInBar)
    }
    coordinator?.animate { [weak self] _ in
      self?.tell(.alongside)
    } completion: { [weak self] _ in
      self?.tell(.over)
    }
    coordinator?.animateAlongsideTransition(in: navigation.navigationBar) { [weak self] _ in
      self?.navigation.navigationBar.tintColor = .red
    }
  }

  /// What is wrong now that nothing moves; nil if nothing is.
  func problem() throws -> String? {
    try stage.settle(timeout: 60)
    if navigation.transitionCoordinator != nil { return "a coordinator is left" }
    if let imbalance = log.imbalance { return imbalance }
    if navigation.children.count != navigation.viewControllers.count { return "children beside the stack" }
    // Everything that the transition moved runs by itself again, the bar too.
    if navigation.view.window != nil, navigation.presentedViewController == nil {
      stage.perform {
        navigation.pushViewController(screen("Z"), animated: true)
        UIView.animate(withDuration: 0.1) { [self] in navigation.navigationBar.alpha = 0.8 }
      }
      try stage.settle()
      if navigation.topViewController?.viewIfLoaded?.window == nil { return "the next screen is not seen" }
      if let imbalance = log.imbalance { return "at the next push: \(imbalance)" }
    }
    return nil
  }
}

/// Another animator, whose end is told.
@MainActor private final class TellingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let animator: any UIViewControllerAnimatedTransitioning
  private let onEnd: () -> Void

  init(_ animator: any UIViewControllerAnimatedTransitioning, _ onEnd: @escaping () -> Void) {
    (self.animator, self.onEnd) = (animator, onEnd)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    animator.transitionDuration(using: context)
  }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    animator.animateTransition(using: context)
  }
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { animator.interruptibleAnimator(using: context) }
  func animationEnded(_ transitionCompleted: Bool) {
    animator.animationEnded(transitionCompleted)
    onEnd()
  }
}

@MainActor @Suite("Client code that intrudes on a transition")
struct TransitionReentryTests {
  @Test(
    "Whatever a client does in a closure or callback of a pop, the pop ends and the next push is seen",
    arguments: TransitionDrive.allCases, TransitionMoment.allCases)
  func intrusion(_ drive: TransitionDrive, _ moment: TransitionMoment) throws {
    // A client's own object, which is at its end, would begin anew.
    let left = drive == .handMade ? TransitionIntrusion.restage : nil
    for intrusion in TransitionIntrusion.allCases where intrusion != left {
      for finishes in [true, false] {
        let pop = try IntrudedPop(drive, moment, intrusion)
        pop.run(finishes: finishes)
        do {
          let problem = try pop.problem()
          #expect(problem == nil, "\(intrusion), finishes \(finishes)")
        } catch {
          Issue.record("\(intrusion), finishes \(finishes): \(error)")
        }
      }
    }
  }
}
