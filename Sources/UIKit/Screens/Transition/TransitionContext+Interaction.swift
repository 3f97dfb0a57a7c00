import CoreGraphics
import QuartzCore

extension TransitionContext {
  /// A finger may still move the transition.
  var isOpen: Bool { !state.isOver && state.interaction.decision == nil }

  /// 0...1.
  var presentedProgress: CGFloat {
    guard let run = state.run else { return percentComplete }
    if let mover = run.mover { return mover.progress ?? percentComplete }
    guard duration > 0 else { return percentComplete }
    return CGFloat(min(max((containerView.layer.localNow - run.start) / duration, 0), 1))
  }

  func stand(at progress: CGFloat) {
    state.interaction.progress = progress
    state.run?.mover?.stand(at: progress)
  }

  /// Blocks without animations end when the mover arrives.
  func awaitArrival() {
    guard let run = state.run, let arrival = run.mover?.arrival else { return }
    run.staging.endEmptyBlocks(at: arrival)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isOpen, isInteractive, percentComplete.isFinite else { return }
    note(.called, "updateInteractiveTransition(_:)")
    driver = application.actingPan
    stand(at: min(max(percentComplete, 0), 1))
  }

  func finishInteractiveTransition() { settle(.finish, along: settling(for: .finish)) }

  func cancelInteractiveTransition() { settle(.cancel, along: settling(for: .cancel)) }

  private func settling(for outcome: TransitionOutcome) -> Settling {
    if let percentDriven = interactor as? UIPercentDrivenInteractiveTransition {
      return percentDriven.settling(for: outcome, of: self)
    }
    return .curve(
      interactor?.completionCurve ?? .easeInOut, speed: validSpeed(interactor?.completionSpeed ?? 1), timing: nil)
  }

  /// Reports a speed that is not a positive number, and returns 1.
  func validSpeed(_ speed: CGFloat) -> Double {
    if speed > 0, speed.isFinite { return speed.native }
    application.report("completionSpeed cannot be \(speed): it must be above 0; 1 is taken")
    return 1
  }

  /// Lets the transition go to `outcome`; under a percent-driven controller that has not started, at its start.
  func settle(_ outcome: TransitionOutcome, along settling: Settling) {
    guard isOpen else { return }
    note(.called, outcome == .finish ? "finishInteractiveTransition()" : "cancelInteractiveTransition()")
    let isLatched = state.run?.hasStarted != true && interactor is UIPercentDrivenInteractiveTransition
    let decision = TransitionInteraction.Decision(outcome: outcome, settling: settling, isLatched: isLatched)
    state.interaction.decision = decision
    if !isLatched { letGo(decision) }
  }

  /// No finger holds the transition any more; plays the rest of it.
  func letGo(_ decision: TransitionInteraction.Decision) {
    state.interaction.decision = decision
    setInteractive(false)
    // A listener may have caught it again.
    guard let decision = state.interaction.decision else { return }
    state.run?.mover?.play(decision.settling, to: decision.outcome)
    awaitArrival()
  }

  /// Also if a finger holds the transition.
  func finishAtOnce() {
    if isInteractive { finishInteractiveTransition() }
    state.run?.mover?.jump(to: .finish)
    application.world.finishAnimations()
  }

  func pauseInteractiveTransition() {
    guard !state.isOver, interactor != nil || movesVendedAnimator() || movesLayerTime() else { return }
    note(.called, "pauseInteractiveTransition()")
    if state.run?.mover != nil { state.interaction.progress = presentedProgress }
    state.interaction.decision = nil
    state.run?.mover?.hold()
    state.run?.staging.stopWaiting()
    setInteractive(true)
  }

  /// A transition that nothing drives runs in the world's time; it is staged again so that a layer's time can be held.
  private func movesLayerTime() -> Bool {
    if state.run?.mover == nil { restage() }
    return state.run?.mover != nil
  }

  func setInteractive(_ isInteractive: Bool) {
    guard state.interaction.isHeld != isInteractive else { return }
    state.interaction.isHeld = isInteractive
    listeners.tellInteractionChanged(self)
  }
}
