import CoreGraphics

/// The animation blocks that a transition's animator staged.
@MainActor final class TransitionStaging {
  /// The animator is adding its animations now.
  private(set) var isActive = false
  @WeakApplication private var application: UIApplication
  /// Nothing but this object ends the blocks of an abandoned transition.
  private var isAbandoned = false
  private var blocks: [AnimationBlock] = []
  /// The ends of staged blocks that had nothing to animate.
  private var emptyBlocks: [() -> Void] = []
  /// When the transition arrives, in the world's time; nil while that is not known.
  private var arrival: Double?
  /// Ends the empty blocks when the transition arrives.
  private var scheduled: Schedule.Item?

  init(in application: UIApplication) { self.application = application }

  func collect(_ staging: AnimationStaging, _ body: () -> Void) {
    whileActive { blocks += staging.observe(body).blocks }
    // A callback inside `body` may have abandoned the transition.
    if isAbandoned { endBlocks() }
  }

  /// `body` prepares the staging or is a part of it.
  func whileActive(_ body: () -> Void) {
    let wasActive = isActive
    isActive = true
    body()
    isActive = wasActive
  }

  /// Their completions are not called.
  func discardBlocks() {
    for block in blocks { block.discard() }
    blocks = []
    emptyBlocks = []
  }

  /// `end` waits for the transition's arrival; its block has nothing to animate.
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

  /// Blocks without animations keep waiting.
  func stopWaiting() {
    if let scheduled { application.schedule.cancel(scheduled) }
    (arrival, scheduled) = (nil, nil)
  }

  /// The animator has ended the transition: blocks without animations in a window are forgotten.
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
