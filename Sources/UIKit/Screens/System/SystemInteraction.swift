import CoreGraphics
import Motion

/// Drives the system's own transitions.
///
/// Their animations are paced evenly, so that they can be caught and dragged at any moment; a spring paces the part
/// that no finger moves.
@MainActor final class SystemInteraction: UIPercentDrivenInteractiveTransition {
  /// The velocity of the finger at release, in transitions a second, towards the end.
  private var velocity = 0.0
  /// The decision at a release that came before the transition was requested, which had to wait for another.
  private var earlyDecision: TransitionOutcome?

  /// What paces the transition that no finger moves, and its velocity at the start.
  private let start: (spring: Spring, velocity: Double)
  /// What paces the transition from now on.
  private var spring: Spring

  /// The transition reports `curve`, and `spring` paces it; `start`, where it is given, paces one that no finger has moved.
  init(
    wantsInteractiveStart: Bool, curve: UIView.AnimationCurve = .easeInOut, spring: Spring = SystemTransition.spring,
    start: (spring: Spring, velocity: Double)? = nil
  ) {
    self.spring = spring
    self.start = start ?? (spring, 0)
    super.init()
    self.wantsInteractiveStart = wantsInteractiveStart
    completionCurve = curve
  }

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    let isInteractive = context.isInteractive
    context.stageUnderControl(held: true, evenly: true)
    // Without a finger the spring plays the transition from its beginning.
    guard !isInteractive, context.isOpen else { return }
    let settling = (spring, velocity)
    (spring, velocity) = start
    finish()
    (spring, velocity) = settling
  }

  override func bind(to context: TransitionContext) {
    super.bind(to: context)
    if let earlyDecision { end(earlyDecision) }
    earlyDecision = nil
  }

  override func end(_ outcome: TransitionOutcome) {
    if context == nil, earlyDecision == nil { earlyDecision = outcome }
    super.end(outcome)
  }

  override func settling(for outcome: TransitionOutcome, of context: TransitionContext) -> Settling {
    .spring(spring, velocity: velocity)
  }

  /// The spring takes over the velocity.
  func release(_ release: Release, by rule: ReleaseRule) {
    let decision = rule.decision(for: release)
    context?.application.systemDecision = decision
    self.release(velocity: release.progressPerSecond, finishes: decision.finishes)
  }

  /// `velocity` is in transitions a second; the spring takes it over.
  func release(velocity: Double, finishes: Bool) {
    self.velocity = velocity
    if finishes { finish() } else { cancel() }
    self.velocity = 0
  }
}

extension SystemInteraction {
  /// Drives a push or a pop as the system does.
  convenience init(wantsInteractiveStart: Bool, _ motion: NavigationMotion) {
    self.init(
      wantsInteractiveStart: wantsInteractiveStart, curve: SystemTransition.navigationCurve, spring: motion.settling,
      start: motion.start)
  }
}
