import Stage
import Testing
import UIKit

/// The kinds of transitions.
enum TransitionKind: CaseIterable, Sendable {
  case push, pop, select, present, dismiss

  /// Whether B leaves instead of arriving.
  var leaves: Bool { self == .pop || self == .dismiss }
}

/// A stage with screens A and B, of which B slides in or out at the right by a transition of one kind.
@MainActor final class TransitionKindScene {
  /// The tolerance of progress: the rounding error of computing it in two ways.
  static let rounding = 1e-6
  let kind: TransitionKind
  let stage: Stage
  let log = CallLog()
  let a: LoggingController
  let b: LoggingController
  private let navigation: UINavigationController
  private let tabs = UITabBarController()
  private let delegate: LoggingDelegate

  init(_ kind: TransitionKind, scale: CGFloat = 1) throws {
    self.kind = kind
    stage = Stage(scale: scale)
    // Buttons on glass go on after the transition.
    stage.systemVersion = .iOS18
    navigation = stage.perform { UINavigationController() }
    (a, b) = (LoggingController("A", log), LoggingController("B", log))
    delegate = LoggingDelegate(log)
    b.modalPresentationStyle = .fullScreen
    switch kind {
    case .push, .pop:
      navigation.viewControllers = kind == .push ? [a] : [a, b]
      navigation.delegate = delegate
      stage.window.rootViewController = navigation
    case .select:
      tabs.viewControllers = [a, b]
      tabs.delegate = delegate
      stage.window.rootViewController = tabs
    case .present, .dismiss:
      stage.window.rootViewController = a
      try stage.settle()
      if kind == .dismiss { a.present(b, animated: false) }
      b.transitioningDelegate = delegate
    }
    try stage.settle()
    log.lines = []
  }

  /// An animator that slides B; it vends a property animator, or leaves all to the container's time.
  func slide(vends: Bool = true, _ duration: Double = 0.4) -> any UIViewControllerAnimatedTransitioning {
    guard !vends else {
      let slide = InterruptibleSlide(log, leaves: kind.leaves)
      slide.duration = duration
      return slide
    }
    let slide = SlideAnimator(log)
    (slide.isPop, slide.duration) = (kind.leaves, duration)
    return slide
  }

  /// Requests the transition by `animator`, driven by the interaction controller that is returned.
  @discardableResult
  func drive(
    _ animator: (any UIViewControllerAnimatedTransitioning)? = nil, startsInteractively: Bool = true
  ) -> UIPercentDrivenInteractiveTransition {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = startsInteractively
    request(animator ?? slide(), interaction)
    return interaction
  }

  /// Requests the transition by `animator`, driven by `interaction`, and logs the coordinator's calls.
  func request(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    (delegate.animator, delegate.interaction) = (animator, interaction)
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
  func ask(animated: Bool = true) {
    switch kind {
    case .push: navigation.pushViewController(b.parent == nil ? b : LoggingController("C", log), animated: animated)
    case .pop: navigation.popViewController(animated: animated)
    case .select: tabs.selectedIndex = tabs.selectedIndex == 1 ? 0 : 1
    case .present: a.present(b, animated: animated) { [a, b] in _ = (a, b) }
    case .dismiss: b.dismiss(animated: animated) { [a, b] in _ = (a, b) }
    }
  }

  /// The logged lines that begin with a word.
  func lines(_ word: String) -> [String] { log.lines.filter { $0.hasPrefix(word) } }

  /// Expects that B is seen at `progress`.
  func expect(
    _ expected: Double, within tolerance: Double = TransitionKindScene.rounding,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(progress - expected) < tolerance, sourceLocation: location)
  }

  /// Expects that the transition has ended once, with a property animator at the right end.
  func expectEnd(_ finishes: Bool, location: SourceLocation = #_sourceLocation) {
    #expect(lines("completion") == ["completion \(finishes ? "end" : "start")"], sourceLocation: location)
    #expect(lines("animationEnded") == ["animationEnded \(finishes)"], sourceLocation: location)
    #expect(log.lines.last == "animationEnded \(finishes)" && stage.misuse.isEmpty, sourceLocation: location)
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

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

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
    context.containerView.insertSubview(to, at: leaves ? 0 : context.containerView.subviews.count)
    if !leaves { to.transform = aside }
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations { if leaves { from.transform = aside } else { to.transform = .identity } }
    animator.addCompletion { [log] position in
      log.note("completion \(position)")
      context.complete()
    }
    prepare(animator)
    made = standIn?(animator) ?? animator
    return made ?? animator
  }

  func animationEnded(_ transitionCompleted: Bool) { log.note("animationEnded \(transitionCompleted)") }
}
