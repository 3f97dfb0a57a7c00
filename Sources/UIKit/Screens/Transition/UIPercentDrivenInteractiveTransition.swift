import CoreGraphics
public import Foundation
import Motion

/// Moves the container's time, or the object that the animator vends as its `interruptibleAnimator(using:)`.
///
/// A transition binds the controller when the delegate supplies it. Calls between that moment and the transition's
/// beginning take effect at the beginning, unless `Forgiveness` leaves that out; calls while no transition is bound are
/// ignored. For each transition the first call of `finish()` or `cancel()` counts.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  weak var context: TransitionContext?

  /// In seconds, as the animator gave it.
  public private(set) final var duration: CGFloat = 0
  /// Set last, 0...1.
  public internal(set) final var percentComplete: CGFloat = 0
  /// A multiple of the usual speed, greater than 0.
  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// Instead of `completionCurve`, if the animator vends an interruptible animator; otherwise ignored.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  public override init() { super.init() }

  /// An object that observes by name, as Objective-C finds in any object.
  open nonisolated func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The animations are paced evenly and held at their beginning; a vended animator keeps its own pacing.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    duration = CGFloat(context.duration)
    context.stageUnderControl(held: context.isInteractive, evenly: context.isInteractive)
  }

  /// Clamped to 0...1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isOpen, context.isInteractive else { return }
    guard percentComplete.isFinite else {
      return context.application.report("A transition cannot be at \(percentComplete); it stays where it is")
    }
    guard context.takes(early: "update(_:)", by: self, loses: nil) else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Also holds a transition that is settling or was not interactive so far.
  open func pause() {
    guard let context else { return }
    context.pauseInteractiveTransition()
    percentComplete = context.percentComplete
  }

  open func finish() { end(.finish) }

  open func cancel() { end(.cancel) }

  func end(_ outcome: TransitionOutcome) {
    guard let context, context.isOpen else { return }
    let call = outcome == .finish ? "finish()" : "cancel()"
    guard context.takes(early: call, by: self, loses: "the screen hangs") else { return }
    context.settle(outcome, along: settling(for: outcome, of: context))
  }

  /// Returns the settling along which the rest is played.
  func settling(for outcome: TransitionOutcome, of context: TransitionContext) -> Settling {
    .curve(completionCurve, speed: context.validSpeed(completionSpeed), timing: timingCurve)
  }

  func bind(to context: TransitionContext) {
    self.context = context
    percentComplete = 0
    duration = CGFloat(context.duration)
  }
}

extension UIPercentDrivenInteractiveTransition {
  /// Takes a transition over that is held, to let it settle.
  func hold(_ context: TransitionContext) {
    bind(to: context)
    percentComplete = context.percentComplete
    if let interactor = context.interactor as? UIPercentDrivenInteractiveTransition {
      (completionCurve, completionSpeed) = (interactor.completionCurve, interactor.completionSpeed)
      timingCurve = interactor.timingCurve
    }
  }

  /// The transition is over.
  func release(_ context: TransitionContext) {
    if self.context === context { self.context = nil }
  }
}
