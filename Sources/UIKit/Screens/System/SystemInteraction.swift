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

  private let spring: Spring

  /// The transition reports `curve`, and `spring` paces it.
  init(
    wantsInteractiveStart: Bool, curve: UIView.AnimationCurve = .easeInOut, spring: Spring = SystemTransition.spring
  ) {
    self.spring = spring
    super.init()
    self.wantsInteractiveStart = wantsInteractiveStart
    completionCurve = curve
  }

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    let isInteractive = context.isInteractive
    context.stageUnderControl(held: true, evenly: true)
    // Without a finger the spring plays the transition from its beginning.
    if !isInteractive, context.isOpen { finish() }
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
