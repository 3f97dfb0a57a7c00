import CoreGraphics

/// The animation blocks that a transition's animator staged.
@MainActor final class TransitionStaging {
  /// Whether the animator is adding its animations now.
  private(set) var isActive = false
  private var blocks: [AnimationBlock] = []
  /// The ends of staged blocks that had nothing to animate.
  private var emptyBlocks: [() -> Void] = []
  /// Ends the empty blocks at the instant at which the transition arrives.
  private var arrival: Schedule.Item?

  /// Records the blocks that `body` stages.
  func collect(_ body: () -> Void) {
    let wasActive = isActive
    isActive = true
    blocks += AnimationStaging.collecting(body)
    isActive = wasActive
  }

  /// Removes the animations of the staged blocks, whose completions are not called.
  func discardBlocks() {
    for block in blocks { block.discard() }
    blocks = []
    emptyBlocks = []
  }

  /// Lets `end`, the end of a block that has nothing to animate, wait for the transition's arrival.
  func hold(_ end: @escaping () -> Void) { emptyBlocks.append(end) }

  /// Ends blocks without animations when the others end, at the world's instant `instant`.
  func endEmptyBlocks(at instant: Double, in application: UIApplication) {
    guard !emptyBlocks.isEmpty else { return }
    stopWaiting(in: application)
    arrival = application.schedule.add(at: instant) { [weak self] in
      let ends = self?.emptyBlocks ?? []
      self?.emptyBlocks = []
      for end in ends { end() }
    }
  }

  /// Puts off the end of blocks without animations.
  func stopWaiting(in application: UIApplication) {
    if let arrival { application.schedule.cancel(arrival) }
    arrival = nil
  }

  /// Forgets everything: the transition is over.
  func close(in application: UIApplication) {
    stopWaiting(in: application)
    emptyBlocks = []
  }
}
