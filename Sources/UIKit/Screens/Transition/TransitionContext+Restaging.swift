import CoreGraphics
import QuartzCore

// How a running transition takes on other figures, or another size, without a lifecycle call.

extension TransitionContext {
  /// Stages the animations again, by `newAnimator` if one is given, at the same progress and on the same course.
  ///
  /// The first staging's animations are removed and its changes taken back, `change` is called, and then
  /// `animateTransition`; completions of the first staging are never called. Before the beginning only the animator is
  /// replaced. An animator that vends an interruptible animator is asked for one only once and cannot stage its
  /// animations again; if there is a `change` to be made, such a transition ends at once.
  func restage(with newAnimator: (any UIViewControllerAnimatedTransitioning)? = nil, _ change: () -> Void = {}) {
    guard let run = state.run, run.hasStarted || run.mover != nil, !run.staging.isActive, isStagedByEngine,
      let next = newAnimator ?? animator
    else {
      animator = newAnimator ?? animator
      return change()
    }
    if next === animator, movesVendedAnimator() {
      if newAnimator == nil { endAtOnce() }
      return change()
    }
    let progress = presentedProgress
    let course = run.mover?.course
    // Changes of sizes that these make must not stage again in the meantime.
    run.staging.whileActive {
      discardAnimations()
      change()
    }
    animator = next
    forgetDuration()
    // A block whose closure resizes the container does not animate the transition.
    application.animationState.outsideBlocks { stageUnderMover(next, held: true) }
    guard let mover = state.run?.mover else { return }
    if isInteractive { return stand(at: progress) }
    mover.run(from: progress)
    if let decision = state.interaction.decision {
      if let course {
        mover.resume(course, along: decision.tail, to: decision.outcome)
      } else {
        mover.play(decision.tail, to: decision.outcome)
      }
    }
    awaitArrival()
  }

  /// Whether the engine makes the animator stage its animations, and not an interaction controller written by hand.
  private var isStagedByEngine: Bool { interactor == nil || interactor is UIPercentDrivenInteractiveTransition }

  /// Removes the staged animations and takes back what they changed.
  private func discardAnimations() {
    guard let run = state.run else { return }
    listeners.alongside.takeCompletions()
    run.staging.discardBlocks()
    run.mover?.discardAnimations()
    listeners.alongside.putBack(in: application)
    journal.undo(keeping: to?.viewIfLoaded)
  }

  /// Brings the transition at once to the end that it goes to; back to the beginning if a finger holds it.
  private func endAtOnce() {
    if isInteractive {
      state.interaction.decision = TransitionInteraction.Decision(
        outcome: .cancel, tail: .curve(.easeInOut, speed: 1, timing: nil))
      setInteractive(false)
    }
    state.run?.mover?.jump(to: state.interaction.decision?.outcome ?? .finish)
  }
}
