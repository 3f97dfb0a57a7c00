import CoreGraphics
import QuartzCore

extension TransitionContext {
  /// Held at the finger's progress, or running as the animations would without a mover, so that they can be caught at
  /// any moment.
  func stageUnderControl(held: Bool, evenly: Bool) {
    guard let animator, state.isRunning else { return }
    state.run?.pacesEvenly = evenly
    stageUnderMover(animator, held: held)
    guard state.isRunning else { return }
    if held { stand(at: percentComplete) } else { awaitArrival() }
  }

  /// Makes `animator` stage its animations at the beginning of what a mover moves.
  func stageUnderMover(_ animator: any UIViewControllerAnimatedTransitioning, held: Bool) {
    guard let run = state.run else { return }
    let mover = mover(for: animator, replacing: run.mover, pacesEvenly: run.pacesEvenly)
    state.run?.mover = mover
    stage {
      let others = application.animationState.animators
      animator.animateTransition(using: self)
      let started = application.animationState.animators.filter { others[$0.key] == nil }.map(\.value)
      beginVendedAnimator(of: animator, held: held, started: started)
    }
    if state.isRunning { mover.finishStaging(held: held) }
  }

  private func mover(
    for animator: any UIViewControllerAnimatedTransitioning, replacing old: (any TransitionMover)?, pacesEvenly: Bool
  ) -> any TransitionMover {
    // An animator that nothing drives is asked for an object to move only when the transition is caught.
    if interactor != nil || old?.canStageAgain == false, let vended = vendedMover(of: animator) {
      old?.end(completed: false)
      return vended
    }
    if let old, old.canStageAgain {
      old.rewind(duration: duration)
      return old
    }
    return LayerTimeMover(containerView.layer, duration: duration, pacesEvenly: pacesEvenly)
  }

  /// Adds `animations` and those alongside, and records what they change.
  ///
  /// Those alongside join the first block that is staged. Under a mover, blocks that have nothing to animate end when the
  /// transition arrives.
  func stage(_ animations: () -> Void) {
    guard let run = state.run else { return }
    if let animator { note(.told, "\(type(of: animator)).animateTransition(using:)") }
    // The staging keeps the blocks, which keep this.
    let wait = { [weak staging = run.staging] (end: @escaping () -> Void) in staging?.hold(end) ?? () }
    let staging = AnimationStaging(
      isEven: run.mover?.pacesEvenly == true, onFirstBlock: runAlongside, onEmptyBlock: run.mover == nil ? nil : wait,
      joins: { $0.animates && run.mover?.canJoin($0) != false })
    collect(staging, animations)
    if !staging.hasSeenBlock, state.isRunning { collect { animateAlongside() } }
  }

  /// The blocks that `body` stages and what it changes.
  private func collect(_ staging: AnimationStaging = AnimationStaging(), _ body: () -> Void) {
    journal.record(in: application) {
      if let run = state.run { run.staging.collect(staging, body) } else { body() }
    }
  }

  // MARK: Alongside

  func runAlongside() { listeners.alongside.run(in: self, movedBy: state.run?.mover) }

  /// In a block of their own, because the animator had none that they could join.
  private func animateAlongside() {
    guard !listeners.alongside.isEmpty else { return runAlongside() }
    if let mover = state.run?.mover { return mover.animateAlongside { self.runAlongside() } }
    UIView.animate(withDuration: duration, delay: 0, options: []) { self.runAlongside() }
  }

  // MARK: Vended animators

  /// Once an interaction controller has begun that is not percent-driven.
  func moveVendedAnimator(of animator: any UIViewControllerAnimatedTransitioning) {
    guard state.isRunning else { return }
    let mover = vendedMover(of: animator)
    state.run?.mover = mover
    beginVendedAnimator(of: animator, held: isInteractive || state.interaction.decision != nil)
  }

  /// The object is the mover then; the animator of a transition that nothing drives is asked for one.
  func movesVendedAnimator() -> Bool {
    guard let run = state.run else { return false }
    if let mover = run.mover { return !mover.canStageAgain }
    guard let animator, let mover = vendedMover(of: animator), mover.isMovable else { return false }
    state.run?.mover = mover
    return true
  }

  private func vendedMover(of animator: any UIViewControllerAnimatedTransitioning) -> AnimatorMover? {
    var vended: (any UIViewImplicitlyAnimating)?
    collect { vended = self.vended(by: animator) }
    return vended.map {
      AnimatorMover(
        $0, duration: duration, in: application,
        yieldsToController: !(interactor is UIPercentDrivenInteractiveTransition))
    }
  }

  private func vended(by animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewImplicitlyAnimating)? {
    let vended = animator.interruptibleAnimator(using: self)
    guard !(vended is AbsentAnimator) else { return nil }
    if let vended = vended as? UIViewPropertyAnimator, !vended.isInterruptible {
      application.report("\(type(of: animator)).interruptibleAnimator(using:) gave one that is not interruptible")
      return nil
    }
    return vended
  }

  /// Held or running, if `animateTransition` has not begun it.
  private func beginVendedAnimator(
    of animator: any UIViewControllerAnimatedTransitioning, held: Bool, started: [UIViewPropertyAnimator] = []
  ) {
    guard let mover = state.run?.mover,
      !mover.begin(held: held, started: started, vended: { vended(by: animator) })
    else { return }
    application.report(
      "\(type(of: animator)).interruptibleAnimator(using:) must give the same object as long as the transition lasts")
    guard interactor is UIPercentDrivenInteractiveTransition else {
      state.run?.mover = nil
      return
    }
    // What was animated alongside joined the object that was stopped.
    guard held, listeners.alongside.hasRun else { return }
    listeners.alongside.takeCompletions()
    TransitionJournal.withoutRecording { listeners.alongside.putBack(in: application) }
    mover.animateAlongside { self.runAlongside() }
  }
}
