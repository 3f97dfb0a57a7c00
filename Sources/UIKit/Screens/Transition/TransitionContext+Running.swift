import CoreGraphics
import QuartzCore

// From the beginning of a transition to its end.

extension TransitionContext {
  /// Begins what was requested.
  func begin() {
    guard phase == .requested else { return }
    phase = .running
    began = containerView.layer.localNow
    guard containerView.window != nil, let animator else { return end(completed: outcome != .cancel) }
    owner?.transitionWillBegin(self)
    // Those who were told may have taken all of it away.
    guard phase == .running else { return }
    start(animator)
    hasStarted = true
    if phase == .running, let latchedTail { letGo(latchedTail) }
    latchedTail = nil
  }

  /// Has whoever is in charge begin.
  private func start(_ animator: any UIViewControllerAnimatedTransitioning) {
    guard let interactor else { return stage { animator.animateTransition(using: self) } }
    guard let driver = interactor as? UIPercentDrivenInteractiveTransition else {
      return stage {
        interactor.startInteractiveTransition(self)
        takeUp(animator)
      }
    }
    journal.record(in: application) { driver.startInteractiveTransition(self) }
    // It was not the driver's own way that it took.
    if phase == .running, !hasStaged { stage { takeUp(animator) } }
  }

  /// Has `animations` added and those alongside, all of it recorded.
  func stage(_ animations: () -> Void) {
    collect { if !observe(animations), phase == .running { animateAlongside() } }
  }

  /// Records what `body` stages and changes.
  func collect(_ body: () -> Void) {
    isStaging = true
    journal.record(in: application) { blocks += AnimationStaging.collecting(body) }
    isStaging = false
  }

  /// Stages `animations`; whether any of them was a view's, which those alongside then joined.
  ///
  /// Blocks that have nothing to animate are over when the finger, and the tail after it, have come to an end.
  private func observe(_ animations: () -> Void) -> Bool {
    let alongside = { self.runAlongside() }
    // Where the animator vends something it is not for other blocks to take anybody along.
    let joins = { (block: AnimationBlock) in block.animates && (self.drivers.isEmpty || block.run != nil) }
    guard !driven.isEmpty || !drivers.isEmpty else {
      return AnimationStaging.observing(onFirstBlock: alongside, where: joins, animations)
    }
    let wait: (@escaping () -> Void) -> Void = { self.emptyBlocks.append($0) }
    return isLinear && drivers.isEmpty
      ? AnimationStaging.withLinearTiming(onFirstBlock: alongside, onEmptyBlock: wait, animations)
      : AnimationStaging.observing(onFirstBlock: alongside, onEmptyBlock: wait, where: joins, animations)
  }

  func completeTransition(_ didComplete: Bool) {
    guard phase == .running else {
      if wasAbandoned { return }
      let problem = phase == .over ? "was called more than once" : "was called before the transition began"
      return application.report("completeTransition(_:) \(problem); the call was ignored")
    }
    if transitionWasCancelled && didComplete {
      application.report("completeTransition(true) after the transition was cancelled; it counts as false")
    }
    end(completed: didComplete && outcome != .cancel)
  }

  /// Ends the transition without waiting for anybody: what holds it has gone.
  ///
  /// It is cancelled where a finger has it or let it go back, and where nobody is left to put screens in their places;
  /// else it was to come to its end, and has.
  func abandon() {
    guard phase != .over else { return }
    let arrives = owner != nil && !isInteractive && outcome != .cancel
    wasAbandoned = true
    transitionWasCancelled = !arrives
    isInteractive = false
    end(completed: arrives)
  }

  private func end(completed: Bool) {
    if completed, !hasStaged { UIView.performWithoutAnimation { runAlongside() } }
    phase = .over
    stopWaiting()
    emptyBlocks = []
    transitionWasCancelled = !completed
    if isInteractive { setInteractive(false) }
    giveBackTime()
    endAnimators(completed: completed)
    owner?.putViewsInPlace(self, completed: completed)
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
    // Whoever keeps it keeps nobody else by it.
    (animator, interactor, keeper) = (nil, nil, nil)
    (changeHandlers, endHandlers) = ([], [])
    (alongside, staged, blocks) = ([], [], [])
  }
}
