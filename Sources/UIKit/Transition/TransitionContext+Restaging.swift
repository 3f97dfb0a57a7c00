import CoreGraphics
import Motion
import QuartzCore

// How a transition under way takes other figures, or another size, without anybody being told.

extension TransitionContext {
  /// Stages the animations again, by `newAnimator` where one is given, at the same progress and on the same way.
  ///
  /// What the first staging added is dropped and what it changed goes back, `change` is made, and `animateTransition`
  /// is called anew; completions of the first staging are never called. Before the beginning only the animator is
  /// exchanged.
  func restage(with newAnimator: (any UIViewControllerAnimatedTransitioning)? = nil, _ change: () -> Void = {}) {
    guard phase == .running, !isStaging, let current = newAnimator ?? animator else {
      animator = newAnimator ?? animator
      return change()
    }
    let (progress, ways, length) = (presentedProgress, driven.map(\.way), transitionDuration)
    unstage()
    change()
    animator = current
    forgetDuration()
    if driven.isEmpty { take(containerView.layer) }
    for entry in driven { entry.layer.holdTime(at: entry.start) }
    stage { current.animateTransition(using: self) }
    guard phase == .running else { return }
    beginWhatWaits()
    resume(at: progress, ways, stretchedBy: length > 0 ? transitionDuration / length : 1)
  }

  /// Takes back what was staged.
  private func unstage() {
    for block in blocks { block.discard() }
    blocks = []
    emptyBlocks = []
    for entry in driven { entry.layer.discardControlledAnimations() }
    journal.undo()
    alongside = staged
    staged = []
    hasStaged = false
  }

  /// Goes on where it was: held, or on the same way as before and as fast.
  private func resume(at progress: CGFloat, _ ways: [TimeMap?], stretchedBy factor: Double) {
    if isInteractive { return drive(to: progress) }
    run(from: progress)
    for (index, way) in ways.enumerated() {
      guard let way, outcome != nil else { continue }
      let start = driven[index].start
      let ends = [way.from, way.to].map { start + ($0 - start) * factor }
      send(
        index, along: TimeMap(begin: way.begin, from: ends[0], to: ends[1], duration: way.duration, curve: way.curve))
    }
  }
}

extension UINavigationController {
  /// Stages the transition under way again, by `animator`, at the same progress; a system transition stays as it is.
  package final func restage(with animator: any UIViewControllerAnimatedTransitioning) {
    guard let transition, !(transition.interactor is SystemInteraction) else { return }
    transition.restage(with: animator)
  }

  /// The animator of the transition under way.
  package final var currentAnimator: (any UIViewControllerAnimatedTransitioning)? { transition?.animator }
}
