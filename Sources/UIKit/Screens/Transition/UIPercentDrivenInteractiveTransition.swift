import CoreGraphics
public import Foundation
import Motion

/// Drives an animator's animations by a fraction: the container's time stands where the fraction says, or what the
/// animator vends as its `interruptibleAnimator(using:)` does.
///
/// A transition binds it when the delegate hands it over. What is asked of it between that moment and the beginning
/// takes effect at the beginning; what is asked of it with no transition bound is dropped. Of `finish()` and
/// `cancel()` the first wins, for each transition.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  weak var context: TransitionContext?

  /// How long the transition takes when nobody drives it, in seconds, as the animator said at its beginning.
  public private(set) final var duration: CGFloat = 0
  /// What `update(_:)` was given last, 0...1.
  public internal(set) final var percentComplete: CGFloat = 0
  /// How many times as fast as usual the rest is played; more than 0.
  open var completionSpeed: CGFloat = 1
  /// How the rest is paced.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// How the rest is paced where the animator vends an interruptible one, in place of `completionCurve`; else ignored.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the animations wait for the finger at the beginning.
  open var wantsInteractiveStart = true

  /// One that drives nothing yet.
  public override init() { super.init() }

  /// Stages the animator's animations, in linear time, and lets them stand at their beginning; those of what it vends
  /// keep their own pace.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    duration = CGFloat(context.transitionDuration)
    context.stageUnderControl(held: context.isInteractive, evenly: context.isInteractive)
  }

  /// Brings the transition to the fraction `percentComplete`, clamped to 0...1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isOpen, context.isInteractive else { return }
    guard percentComplete.isFinite else {
      return context.application.report("A transition cannot be at \(percentComplete); it stays where it is")
    }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes the transition up where it is, on its way to either end or before any.
  open func pause() {
    guard let context else { return }
    context.pauseInteractiveTransition()
    percentComplete = context.percentComplete
  }

  /// Has the transition go on to its end.
  open func finish() { end(.finish) }

  /// Has the transition go back to its beginning.
  open func cancel() { end(.cancel) }

  func end(_ outcome: TransitionOutcome) {
    guard let context, context.isOpen else { return }
    context.settle(outcome, along: tail(for: outcome, of: context))
  }

  /// How the rest is played.
  func tail(for outcome: TransitionOutcome, of context: TransitionContext) -> Tail {
    .curve(completionCurve, speed: context.validSpeed(completionSpeed), timing: timingCurve)
  }

  /// A transition is requested that it is to drive.
  func bind(to context: TransitionContext) {
    self.context = context
    percentComplete = 0
    duration = CGFloat(context.transitionDuration)
  }
}

extension UIPercentDrivenInteractiveTransition {
  /// The transition is over and no longer its own.
  func release(_ context: TransitionContext) {
    if self.context === context { self.context = nil }
  }
}
