import CoreGraphics
import Motion

/// Drives the system's own push and pop: always in linear time, so that they can be caught and dragged at any moment,
/// and with the spring as the pace of whatever a finger does not move.
@MainActor final class SystemInteraction: UIPercentDrivenInteractiveTransition {
  /// The velocity at which a finger let go, in transitions a second, towards the end.
  private var velocity = 0.0

  init(wantsInteractiveStart: Bool) {
    super.init()
    self.wantsInteractiveStart = wantsInteractiveStart
  }

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    let isInteractive = context.isInteractive
    context.stageUnderControl(held: true, evenly: true)
    // Nobody holds it: the spring plays all of it.
    if !isInteractive, context.isOpen { finish() }
  }

  override func tail(for outcome: TransitionOutcome, of context: TransitionContext) -> Tail {
    .spring(SystemTransition.spring, velocity: velocity)
  }

  /// The finger let go at `velocity`, in transitions a second towards the end.
  func release(velocity: Double, finishes: Bool) {
    self.velocity = velocity
    if finishes { finish() } else { cancel() }
    self.velocity = 0
  }
}
