import CoreGraphics
import QuartzCore

extension TransitionContext {
  func begin() {
    guard case .requested(let interaction) = state else { return }
    state = .running(
      TransitionRun(
        interaction: interaction, start: containerView.layer.localNow, staging: TransitionStaging(in: application)))
    guard containerView.window?.isHidden == false, let animator else {
      return end(completed: interaction.decision?.outcome != .cancel)
    }
    owner?.transitionWillBegin(self)
    // A screen that was told of the transition may have removed it.
    guard state.isRunning else { return }
    start(animator)
    state.run?.hasStarted = true
    if state.isRunning, var decision = state.interaction.decision, decision.isLatched {
      decision.isLatched = false
      letGo(decision)
    }
  }

  /// Or the animator, without an interaction controller.
  private func start(_ animator: any UIViewControllerAnimatedTransitioning) {
    if let interactor { note(.told, "\(type(of: interactor)).startInteractiveTransition(_:)") }
    guard let interactor else { return stage { animator.animateTransition(using: self) } }
    guard let percentDriven = interactor as? UIPercentDrivenInteractiveTransition else {
      return stage {
        interactor.startInteractiveTransition(self)
        moveVendedAnimator(of: animator)
      }
    }
    journal.record(in: application) { percentDriven.startInteractiveTransition(self) }
    // A subclass that does not call super has staged nothing.
    if state.isRunning, !listeners.alongside.hasRun { stage { moveVendedAnimator(of: animator) } }
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
    application.beforeTurnEnds { [self] in finishUp(completed: completed, wasAbandoned: wasAbandoned) }
  }

  /// Then lets others begin.
  private func finishUp(completed: Bool, wasAbandoned: Bool) {
    if !completed { takeBack(wasAbandoned: wasAbandoned) }
    application.transitions.removeAll { $0 === self }
    application.calls?.forget(self)
    owner?.transitionIsDone(self)
    (interactor as? UIPercentDrivenInteractiveTransition)?.release(self)
    forgetClients()
    endHold()
  }
}
