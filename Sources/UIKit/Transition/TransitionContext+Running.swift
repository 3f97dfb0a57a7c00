import CoreGraphics
import QuartzCore

// From the beginning of a transition to its end.

extension TransitionContext {
  /// Begins what was requested.
  func begin() {
    guard phase == .requested else { return }
    phase = .running
    began = containerView.layer.timeNow
    guard containerView.window != nil, let animator else { return end(completed: outcome != .cancel) }
    owner?.transitionWillBegin(self)
    if let interactor {
      interactor.startInteractiveTransition(self)
    } else {
      stage { animator.animateTransition(using: self) }
    }
    if phase == .running, let latchedTail { play(latchedTail) }
    latchedTail = nil
  }

  /// Has `animations` added and those alongside, all of it recorded.
  func stage(_ animations: () -> Void) {
    isStaging = true
    journal.record(in: application) {
      blocks += AnimationStaging.collecting {
        if !observe(animations) { animateAlongside() }
      }
    }
    isStaging = false
  }

  /// Stages `animations`; whether any of them was a view's, which those alongside then joined.
  ///
  /// Blocks that have nothing to animate are over when the finger, and the tail after it, have come to an end.
  private func observe(_ animations: () -> Void) -> Bool {
    let alongside = { self.runAlongside() }
    guard !driven.isEmpty else { return AnimationStaging.observing(onFirstBlock: alongside, animations) }
    let wait: (@escaping () -> Void) -> Void = { self.emptyBlocks.append($0) }
    return isLinear
      ? AnimationStaging.withLinearTiming(onFirstBlock: alongside, onEmptyBlock: wait, animations)
      : AnimationStaging.observing(onFirstBlock: alongside, onEmptyBlock: wait, animations)
  }

  func completeTransition(_ didComplete: Bool) {
    guard phase == .running else {
      let problem = phase == .over ? "was called more than once" : "was called before the transition began"
      return application.report("completeTransition(_:) \(problem); the call was ignored")
    }
    if transitionWasCancelled && didComplete {
      application.report("completeTransition(true) after the transition was cancelled; it counts as false")
    }
    end(completed: didComplete && !transitionWasCancelled)
  }

  /// Ends the transition without waiting for anybody: what holds it has gone.
  func abandon() {
    guard phase != .over else { return }
    transitionWasCancelled = true
    isInteractive = false
    end(completed: false)
  }

  private func end(completed: Bool) {
    phase = .over
    stopWaiting()
    emptyBlocks = []
    transitionWasCancelled = !completed
    if isInteractive { setInteractive(false) }
    for entry in driven { entry.layer.releaseTime() }
    driven = []
    putViewsInPlace(completed: completed)
    owner?.transitionDidEnd(self, completed: completed)
    for completion in completions { completion(self) }
    completions = []
    animator?.animationEnded(completed)
    application.beforeTurnEnds { [self] in finishUp(completed: completed) }
  }

  /// The last of it: what was changed and is still so goes back, then others may begin.
  private func finishUp(completed: Bool) {
    if !completed { journal.undo() }
    application.transitions.removeAll { $0 === self }
    owner?.transitionIsDone(self)
    (interactor as? UIPercentDrivenInteractiveTransition)?.release(self)
    changeHandlers = []
    endHandlers = []
    alongside = []
  }

  /// Of the two views only the one that stays is left in the container.
  private func putViewsInPlace(completed: Bool) {
    let (stays, leaves) = completed ? (to, from) : (from, to)
    if let view = leaves?.viewIfLoaded, view.superview === containerView { view.removeFromSuperview() }
    if let view = stays?.viewIfLoaded, view.superview !== containerView { containerView.addSubview(view) }
  }
}
