import CoreGraphics

/// The animation blocks that a transition's animator staged.
@MainActor final class TransitionStaging {
  /// Whether the animator is adding its animations now.
  private(set) var isActive = false
  @WeakApplication private var application: UIApplication
  /// Whether the transition was abandoned, so that nothing but this object ends its blocks.
  private var isAbandoned = false
  private var blocks: [AnimationBlock] = []
  /// The ends of staged blocks that had nothing to animate.
  private var emptyBlocks: [() -> Void] = []
  /// The world's instant at which the transition arrives; nil while that is not known.
  private var arrival: Double?
  /// The end of the empty blocks at that instant.
  private var scheduled: Schedule.Item?

  init(in application: UIApplication) { self.application = application }

  /// Records the blocks that `body` stages.
  func collect(_ body: () -> Void) {
    whileActive { blocks += AnimationStaging.collecting(body) }
    // A callback inside `body` may have abandoned the transition.
    if isAbandoned { endBlocks() }
  }

  /// Runs `body`, which prepares the staging or is a part of it.
  func whileActive(_ body: () -> Void) {
    let wasActive = isActive
    isActive = true
    body()
    isActive = wasActive
  }

  /// Removes the animations of the staged blocks, whose completions are not called.
  func discardBlocks() {
    for block in blocks { block.discard() }
    blocks = []
    emptyBlocks = []
  }

  /// Lets `end`, the end of a block that has nothing to animate, wait for the transition's arrival.
  func hold(_ end: @escaping () -> Void) {
    emptyBlocks.append(end)
    if isAbandoned { endBlocks() } else { scheduleEnds() }
  }

  /// Ends blocks without animations when the others end, at the world's instant `instant`.
  func endEmptyBlocks(at instant: Double) {
    stopWaiting()
    arrival = instant
    scheduleEnds()
  }

  private func scheduleEnds() {
    guard let arrival, scheduled == nil, !emptyBlocks.isEmpty else { return }
    scheduled = application.schedule.add(at: arrival) { [weak self] in
      let ends = self?.emptyBlocks ?? []
      self?.emptyBlocks = []
      self?.scheduled = nil
      for end in ends { end() }
    }
  }

  /// Puts off the end of blocks without animations.
  func stopWaiting() {
    if let scheduled { application.schedule.cancel(scheduled) }
    (arrival, scheduled) = (nil, nil)
  }

  /// Forgets blocks without animations in a window: the animator has ended the transition.
  func close() {
    stopWaiting()
    emptyBlocks = []
    // Their completions often retain the views whose layers have the animations.
    for block in blocks { block.discardUnshown() }
  }

  /// Ends all blocks before the turn ends, those too that are still being staged: the transition was abandoned.
  ///
  /// Their layers may be in no tree any more, where no animation comes to its end, and their completions retain views.
  func abandon() {
    stopWaiting()
    isAbandoned = true
    endBlocks()
  }

  private func endBlocks() {
    let (ending, ends) = (blocks, emptyBlocks)
    (blocks, emptyBlocks) = ([], [])
    application.beforeTurnEnds {
      for block in ending { block.interrupt() }
      for end in ends { end() }
    }
  }
}
