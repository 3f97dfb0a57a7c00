import CoreGraphics
import Motion
import QuartzCore

// How a transition under way takes other figures, or another size, without anybody being told.

extension TransitionContext {
  /// Stages the animations again, by `newAnimator` where one is given, at the same progress and on the same way.
  ///
  /// What the first staging added is dropped and what it changed goes back, `change` is made, and `animateTransition`
  /// is called anew; completions of the first staging are never called. Before the beginning only the animator is
  /// exchanged. An animator that vends one is asked for it once: it cannot be staged again by itself, and goes to its end
  /// at once where there is a `change` to be made.
  func restage(with newAnimator: (any UIViewControllerAnimatedTransitioning)? = nil, _ change: () -> Void = {}) {
    guard phase == .running, !isStaging, isEngines, let current = newAnimator ?? animator else {
      animator = newAnimator ?? animator
      return change()
    }
    if current === animator, mayBeTakenUp {
      if newAnimator == nil { goStraight() }
      return change()
    }
    let (progress, length) = (presentedProgress, transitionDuration)
    let (ways, runs) = (driven.map(\.way), drivers.map(\.way))
    unstage()
    change()
    animator = current
    forgetDuration()
    stageInHand(current, held: true)
    guard phase == .running else { return }
    if isInteractive { return drive(to: progress) }
    run(from: progress)
    resume(ways, stretchedBy: length > 0 ? transitionDuration / length : 1, runs)
  }

  /// Whether it is the engine that has the animator stage, and not an interaction controller made by hand.
  private var isEngines: Bool { interactor == nil || interactor is UIPercentDrivenInteractiveTransition }

  /// Takes back what was staged.
  private func unstage() {
    for block in blocks { block.discard() }
    for driver in underWay { driver.animator.stopAnimation(true) }
    blocks = []
    emptyBlocks = []
    for entry in driven { entry.layer.discardControlledAnimations() }
    journal.undo(keeping: to?.viewIfLoaded)
    alongside = staged
    staged = []
    hasStaged = false
  }

  /// Goes on the same way as before and as fast, where it was on one; along the same tail where the one cannot take
  /// over the way of the other.
  private func resume(_ ways: [TimeMap?], stretchedBy factor: Double, _ runs: [AnimatorWay?]) {
    guard outcome != nil else { return }
    if ways.count != driven.count || runs.count != drivers.count, let tail { return play(tail) }
    for (index, way) in ways.enumerated() {
      guard let way else { continue }
      let start = driven[index].start
      let ends = [way.from, way.to].map { start + ($0 - start) * factor }
      send(
        index, along: TimeMap(begin: way.begin, from: ends[0], to: ends[1], duration: way.duration, curve: way.curve))
    }
    for (driver, way) in zip(drivers, runs) {
      if !driver.follow(way), let tail, let outcome { driver.letGo(tail, to: outcome) }
    }
  }
}
