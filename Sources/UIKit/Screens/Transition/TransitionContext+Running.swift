import CoreGraphics
import QuartzCore

extension TransitionContext {
  /// Begins the transition that was requested in the turn that ends; one that is over lets others begin.
  func run() {
    guard case .requested(let interaction) = state else { return finishUp() }
    // 1. It is running, in the container's time.
    let run = TransitionRun(
      interaction: interaction, start: containerView.layer.localNow, staging: TransitionStaging(in: application))
    state = .running(run)
    guard containerView.window?.isHidden == false, let animator else {
      return end(completed: interaction.decision?.outcome != .cancel)
    }
    // 2. The screens are told; one of them may remove it.
    owner?.transitionWillBegin(self)
    guard state.isRunning else { return }
    // 3. A percent-driven controller stages the animations under a mover; a subclass that does not call super stages none.
    let percentDriven = interactor as? UIPercentDrivenInteractiveTransition
    if let interactor { note(.told, "\(type(of: interactor)).startInteractiveTransition(_:)") }
    if let percentDriven { journal.record(in: application) { percentDriven.startInteractiveTransition(self) } }
    // 4. Any other controller stages them itself and may move what the animator vends; without one the animator does.
    if percentDriven == nil || state.isRunning && !listeners.alongside.hasRun {
      stage {
        guard let interactor else { return animator.animateTransition(using: self) }
        if percentDriven == nil { interactor.startInteractiveTransition(self) }
        moveVendedAnimator(of: animator)
      }
    }
    run.hasStarted = true
    // 5. A decision that came before the beginning counts now.
    guard state.isRunning, var decision = state.interaction.decision, decision.isLatched else { return }
    decision.isLatched = false
    letGo(decision)
  }

  func completeTransition(_ didComplete: Bool) {
    // The container's time is its own again by now.
    note(.called, "completeTransition(\(didComplete))", at: didComplete ? 1 : 0)
    guard state.isRunning else {
      if case .over(let end) = state, end.wasAbandoned { return }
      let problem = state.isOver ? "was called more than once" : "was called before the transition began"
      return application.report("completeTransition(_:) \(problem); the call was ignored")
    }
    if transitionWasCancelled && didComplete {
      application.report("completeTransition(true) after the transition was cancelled; it counts as false")
    }
    end(completed: didComplete && state.interaction.decision?.outcome != .cancel)
  }

  /// The container was removed: the transition is cancelled if a finger holds it, if it was going back, or if no owner
  /// is left to arrange the screens; otherwise it is completed.
  func abandon() {
    abandon(completed: owner != nil && !isInteractive && state.interaction.decision?.outcome != .cancel)
  }

  /// Ends the transition without waiting for its animator, completed or cancelled as the argument says.
  func abandon(completed: Bool) {
    guard !state.isOver else { return }
    state.interaction.isHeld = false
    end(completed: completed, wasAbandoned: true)
  }

  /// Whether the transition leads from or to `controller` and is not over.
  func involves(_ controller: UIViewController) -> Bool {
    !state.isOver && (from === controller || to === controller)
  }

  private func end(completed: Bool, wasAbandoned: Bool = false) {
    if completed, !listeners.alongside.hasRun { UIView.performWithoutAnimation { runAlongside() } }
    // A closure alongside may have ended the transition.
    guard !state.isOver else { return }
    let (interaction, run) = (state.interaction, state.run)
    state = .over(TransitionEnd(isCompleted: completed, wasAbandoned: wasAbandoned, progress: interaction.progress))
    if wasAbandoned { run?.staging.abandon() } else { run?.staging.close() }
    if interaction.isHeld { listeners.tellInteractionChanged(self) }
    run?.mover?.end(completed: completed)
    // An animator may end the transition while it stages it: what follows is not its change.
    TransitionJournal.withoutRecording {
      owner?.arrangeViews(self, completed: completed)
      isTellingEnd = completed
      owner?.transitionDidEnd(self, completed: completed)
      isTellingEnd = false
      listeners.tellCompletion(self)
      if wasAbandoned { note(.told, TransitionCall.leftWindow) }
      if let animator { note(.told, "\(type(of: animator)).animationEnded(\(completed))") }
      animator?.animationEnded(completed)
    }
    // One that never ran still waits for the end of its turn.
    if run != nil { runBeforeTurnEnds() }
  }

  func runBeforeTurnEnds() { application.beforeTurnEnds { [self] in run() } }

  /// Takes the changes of a cancelled transition back, and then lets others begin.
  private func finishUp() {
    guard case .over(let end) = state, application.transitions.contains(where: { $0 === self }) else { return }
    if !end.isCompleted { takeBack(wasAbandoned: end.wasAbandoned) }
    application.transitions.removeAll { $0 === self }
    application.calls?.forget(self)
    owner?.transitionIsDone(self)
    (interactor as? UIPercentDrivenInteractiveTransition)?.release(self)
    forgetClients()
    endHold()
  }
}
