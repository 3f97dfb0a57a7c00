import CoreGraphics
import QuartzCore

extension UIViewPropertyAnimator {
  /// Paused at the beginning of the animator's direction.
  final func activate() {
    guard state == .inactive else { return }
    let application = UIApplication.shared
    if let timingParameters { pacing = AnimatorCurves(timingParameters) }
    let run = AnimatorRun(length: duration, isReversed: isReversed, in: application)
    run.setStaysAtEnd(pausesOnCompletion)
    begin(run, inside: nil)
  }

  /// `start` is a fraction of `run`.
  final func begin(_ run: AnimatorRun, inside outer: AnimationBlock?, at start: Double = 0) {
    var timing = BlockTiming(duration: run.length, curve: .named(.linear))
    timing.isEven = true
    if isUserInteractionEnabled { timing.options.insert(.allowUserInteraction) }
    let application = run.application
    let block = AnimationBlock(timing, inside: outer, run: run, in: application) { [weak self] _ in self?.arrive() }
    block.onDiscard = { [weak self] in self?.rest() }
    (self.run, self.block, state, given, isGuest) = (run, block, .active, nil, outer?.run === run)
    application.animationState.keep(self)
    application.animationState.note(block)
    let animations = waiting
    waiting = []
    for item in animations { stage(item.animation, item.delayFactor, of: start) }
  }

  /// Animates the changes that `animation` makes, from `delayFactor` of the time that is left after the fraction
  /// `start`.
  final func stage(_ animation: () -> Void, _ delayFactor: Double, of start: Double) {
    guard let run, let block else { return }
    let state = run.application.animationState
    let (begin, duration) = (block.runBegin, block.timing.duration)
    block.runBegin = start + delayFactor * (1 - start)
    block.timing.duration = (1 - block.runBegin) * run.length
    state.perform(in: block) {
      animation()
      block.layOutChanged()
      state.join(block)
    }
    (block.runBegin, block.timing.duration) = (begin, duration)
  }

  private func arrive() {
    guard state == .active, let run else { return }
    let isAtStart = run.endsAtStart
    // Values of a guest are restored with its host's.
    if isAtStart, !isGuest { run.values.goToStart() }
    end(at: isAtStart ? .start : .end)
  }

  final func stop(isFinal: Bool) {
    if state == .stopped, isFinal { return rest() }
    guard state == .active else { return }
    guard mayBeInterrupted("stopAnimation"), let run, let block else { return }
    let seen = run.values.presented(movedBy: run.clock)
    block.remove()
    run.values.go(to: seen)
    if isFinal { return rest() }
    state = .stopped
    run.application.animationState.release(self)
  }

  final func finish(at position: UIViewAnimatingPosition) {
    guard state == .stopped, let run else { return misuse("finishAnimation", "not stopped") }
    switch position {
    case .end: run.values.goToEnd()
    case .start: run.values.goToStart()
    case .current: break
    }
    end(at: position)
  }

  private func end(at position: UIViewAnimatingPosition) {
    let completions = completions
    rest()
    for completion in completions { completion(position) }
  }

  /// Drops everything that was running.
  final func rest() {
    run?.application.animationState.release(self)
    (run, block, state, given) = (nil, nil, .inactive, nil)
    waiting = []
    completions = []
  }
}
