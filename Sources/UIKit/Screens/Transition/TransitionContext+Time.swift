import CoreGraphics
import Motion
import QuartzCore

// How a finger, and the tail after it, move a transition's time.

extension TransitionContext {
  /// A layer whose time the transition moves.
  struct Driven {
    let layer: CALayer
    /// The layer's time at the transition's beginning, in seconds.
    let start: Double
    /// The way it is on; nil while it is held.
    var way: TimeMap?
  }

  /// Has the animator stage its animations with the container's time, or what the animator vends, in hand: standing
  /// where the finger has it, or running as it would by itself, so that it can be taken up at any moment.
  func stageUnderControl(interactively: Bool, linearly: Bool) {
    guard let animator, phase == .running else { return }
    isLinear = linearly
    stageInHand(animator, held: interactively)
    guard phase == .running else { return }
    if interactively { return drive(to: percentComplete) }
    if drivers.isEmpty { run(from: 0) } else { awaitEnd(of: 1) }
  }

  /// Has `animator` stage its animations at the beginning of what is moved.
  func stageInHand(_ animator: any UIViewControllerAnimatedTransitioning, held: Bool) {
    let asks = interactor != nil || !drivers.isEmpty
    drivers = []
    if asks { collect { ask(animator) } }
    if !drivers.isEmpty { giveBackTime() } else if driven.isEmpty { take(containerView.layer) }
    for entry in driven { entry.layer.holdTime(at: entry.start) }
    stage {
      animator.animateTransition(using: self)
      beginDriver(of: animator, held: held)
    }
    beginWhatWaits()
  }

  /// Lets every layer have its own time.
  func giveBackTime() {
    for entry in driven { entry.layer.releaseTime() }
    driven = []
  }

  /// Stops the time of `layer` where it is, and moves it with the transition from now on.
  func take(_ layer: CALayer) {
    guard !driven.contains(where: { $0.layer === layer }) else { return }
    layer.holdTime()
    driven.append(Driven(layer: layer, start: layer.localNow))
  }

  /// Begins now, at the transition's beginning, what would else wait for the commit.
  func beginWhatWaits() {
    for entry in driven { entry.layer.beginPendingAnimations() }
  }

  /// Has the time stand at the fraction `progress`.
  func drive(to progress: CGFloat) {
    percentComplete = progress
    guard phase == .running else { return }
    for index in driven.indices {
      driven[index].layer.holdTime(at: driven[index].start + progress.native * transitionDuration)
      driven[index].way = nil
    }
    for driver in underWay { driver.update(progress) }
  }

  /// Has the time run by itself from the fraction `progress` on.
  func run(from progress: CGFloat) {
    for index in driven.indices {
      let entry = driven[index]
      let here = entry.start + progress.native * transitionDuration
      let rest = max(0, end(of: entry) - here)
      send(index, along: TimeMap(begin: entry.layer.parentTimeNow, from: here, to: here + rest, duration: rest))
    }
    for driver in underWay {
      driver.update(progress)
      driver.animator.startAnimation()
    }
    if !drivers.isEmpty { awaitEnd(of: 1 - progress.native) }
  }

  /// Has a layer's time go `way`.
  func send(_ index: Int, along way: TimeMap) {
    driven[index].way = way
    driven[index].layer.moveTime(along: way, returning: outcome == .cancel)
    guard driven[index].layer === containerView.layer else { return }
    awaitEnd(at: containerView.layer.superlayer?.convertTime(way.end, to: nil) ?? way.end)
  }

  /// When the last of what was staged ends, in the layer's time; at the earliest after the whole duration.
  private func end(of entry: Driven) -> Double {
    max(entry.start + transitionDuration, entry.layer.lastControlledEnd)
  }

  /// Lets the transition go to `outcome`; before there is anything to be moved that is kept for then.
  func settle(_ outcome: Outcome, by tail: Tail) {
    guard isOpen else { return }
    self.outcome = outcome
    if hasStarted || !(interactor is UIPercentDrivenInteractiveTransition) { letGo(tail) } else { latchedTail = tail }
  }

  /// Tells those who listen that nobody holds it any more, and plays the rest.
  func letGo(_ tail: Tail) {
    transitionWasCancelled = outcome == .cancel
    setInteractive(false)
    play(tail)
  }

  /// Plays the rest.
  func play(_ tail: Tail) {
    guard let outcome else { return }
    self.tail = tail
    for index in driven.indices { send(index, along: map(tail, outcome, driven[index])) }
    playDrivers(tail, outcome)
  }

  /// Has blocks without animations end when the others do, at the world's instant `end`.
  func awaitEnd(at end: Double) {
    guard !emptyBlocks.isEmpty else { return }
    stopWaiting()
    playedOut = application.schedule.add(at: end) { [weak self] in
      let blocks = self?.emptyBlocks ?? []
      self?.emptyBlocks = []
      for end in blocks { end() }
    }
  }

  func stopWaiting() {
    if let playedOut { application.schedule.cancel(playedOut) }
    playedOut = nil
  }

  private func map(_ tail: Tail, _ outcome: Outcome, _ entry: Driven) -> TimeMap {
    let now = entry.layer.parentTimeNow
    let from = entry.layer.localNow
    let to = outcome == .finish ? end(of: entry) : entry.start
    switch tail {
    case .curve(let name, let speed, _):
      let curve = BlockCurve(name).timingCurve(duration: transitionDuration)
      return TimeMap(begin: now, from: from, to: to, duration: abs(to - from) / speed, curve: curve)
    case .spring(let spring, let velocity):
      let rate = velocity * transitionDuration
      return TimeMap(
        begin: now, from: from, to: to, rate: rate, spring: spring, stopsAtTarget: true,
        tolerance: max(transitionDuration, 1e-6) * Self.restingFraction)
    }
  }

  /// The fraction of the whole way within which a spring's tail counts as arrived: Apple's 0.1 %.
  private static let restingFraction = 0.001

  /// How far it is at this instant, as it is seen: 0...1.
  var presentedProgress: CGFloat {
    if let driver = drivers.first, phase == .running { return driver.isUnderWay ? driver.fraction : percentComplete }
    guard transitionDuration > 0, phase == .running else { return percentComplete }
    let start = driven.first?.start ?? began
    return CGFloat(min(max((containerView.layer.localNow - start) / transitionDuration, 0), 1))
  }

  // MARK: What interaction controllers say

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isOpen, isInteractive, percentComplete.isFinite else { return }
    drive(to: min(max(percentComplete, 0), 1))
  }

  func finishInteractiveTransition() { settle(.finish, by: tail(for: .finish)) }

  func cancelInteractiveTransition() { settle(.cancel, by: tail(for: .cancel)) }

  private func tail(for outcome: Outcome) -> Tail {
    let driver = interactor as? UIPercentDrivenInteractiveTransition
    if let driver { return driver.tail(for: outcome, of: self) }
    return .curve(
      interactor?.completionCurve ?? .easeInOut, speed: usable(interactor?.completionSpeed ?? 1), timing: nil)
  }

  /// `speed`, or 1 in place of what is none.
  func usable(_ speed: CGFloat) -> Double {
    if speed > 0, speed.isFinite { return speed.native }
    application.report("completionSpeed cannot be \(speed): it must be above 0; 1 is taken")
    return 1
  }

  func pauseInteractiveTransition() {
    guard phase != .over, interactor != nil || mayBeTakenUp || isTakenInHand() else { return }
    if !driven.isEmpty || !drivers.isEmpty { percentComplete = presentedProgress }
    outcome = nil
    latchedTail = nil
    transitionWasCancelled = false
    for index in driven.indices {
      driven[index].layer.holdTime()
      driven[index].way = nil
    }
    for driver in underWay { driver.hold() }
    stopWaiting()
    setInteractive(true)
  }

  /// Takes the time of a transition in hand that was begun without anybody in charge; whether that could be.
  ///
  /// What was staged runs by the world's time, so it is staged again.
  private func isTakenInHand() -> Bool {
    if driven.isEmpty { restage() }
    return !driven.isEmpty
  }

  func setInteractive(_ isInteractive: Bool) {
    guard self.isInteractive != isInteractive else { return }
    self.isInteractive = isInteractive
    completionCurve = interactor?.completionCurve ?? .easeInOut
    completionVelocity = interactor?.completionSpeed ?? 1
    let handlers = changeHandlers + (isInteractive ? [] : endHandlers)
    if !isInteractive { endHandlers = [] }
    for handler in handlers { handler(self) }
  }
}
