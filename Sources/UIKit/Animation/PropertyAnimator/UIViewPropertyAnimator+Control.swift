import CoreGraphics
import Motion
import QuartzCore

extension UIViewPropertyAnimator {
  /// The fraction of its time while the animator runs, and of what is seen while it is paused; in its direction, 0...1.
  final var fraction: Double { run?.timeFraction ?? seenFraction }

  /// The fraction at which the animator would be paused now, in its direction, 0...1.
  final var seenFraction: Double {
    guard let run else { return 0 }
    if scrubsLinearly { return run.progress }
    if let given { return given }
    return pacing.main.timingCurve(duration: run.length).fraction(at: run.progress) ?? run.progress
  }

  final func scrub(to fraction: Double) {
    guard mayBeInterrupted("fractionComplete was set") else { return }
    guard fraction.isFinite else { return report("fractionComplete cannot be \(fraction); it is ignored") }
    if isRunning { return misuse("fractionComplete was set", "running") }
    activate()
    given = min(1, max(0, fraction))
    run?.scrub(to: min(1, max(0, fraction)), scrubsLinearly ? nil : pacing)
  }

  final func start(after delay: Double) {
    guard state != .stopped else { return misuse("startAnimation", "stopped") }
    guard !isRunning else { return }
    activate()
    self.delay = max(0, AnimationLimits.delay(delay))
    play(pacing, seconds: nil, delay: self.delay)
  }

  final func pause() {
    guard mayBeInterrupted("pauseAnimation") else { return }
    activate()
    if isRunning { given = nil }
    run?.hold()
  }

  final func proceed(_ parameters: (any UITimingCurveProvider)?, _ factor: Double) {
    guard state == .active, !isRunning else {
      return misuse("continueAnimation", state == .active ? "running" : "not active")
    }
    if !(factor >= 0 && factor.isFinite) { report("a durationFactor cannot be \(factor); 0 is used") }
    let isLength = factor > 0 && factor.isFinite
    if let parameters { pacing = AnimatorCurves(parameters) }
    let rest = parameters == nil ? nil : (1 - (run?.progress ?? 0)) * duration
    play(pacing, seconds: isLength ? min(factor * duration, AnimationLimits.longest) : rest, delay: 0)
  }

  final func turn() {
    guard let run else { return }
    let wasRunning = isRunning
    // Seen from the other end, the same position lies at another time of the curve.
    given = nil
    run.isReversed = isReversed
    if wasRunning { play(pacing, seconds: nil, delay: 0) }
  }

  private func play(_ pacing: AnimatorCurves, seconds: Double?, delay: Double) {
    guard let run, let block else { return }
    given = nil
    let isEven = run.application.animationState.isEven
    if isEven { self.pacing = .even }
    run.play(isEven ? .even : pacing, seconds: seconds, delay: delay)
    block.close()
  }

  /// Reports misuse if not.
  final func mayBeInterrupted(_ call: String) -> Bool {
    if state == .stopped { misuse(call, "stopped") }
    if state == .active, !isInterruptible { misuse(call, "active and not interruptible") }
    return state == .inactive || state == .active && isInterruptible
  }
}

/// The rest of a running animator's remainder, which another animator can continue.
struct AnimatorRemainder {
  let main: TimeMap
  let vertical: TimeMap
  let isReversed: Bool
  let pacing: AnimatorCurves
}

extension VendedAnimator {
  /// Nil if the animator is held or is not a property animator.
  var remainder: AnimatorRemainder? {
    guard let animator = animator as? UIViewPropertyAnimator, let rest = animator.run?.rest else { return nil }
    return AnimatorRemainder(
      main: rest.main, vertical: rest.vertical, isReversed: animator.isReversed, pacing: animator.pacing)
  }

  /// Returns whether that was possible.
  func resume(_ remainder: AnimatorRemainder?) -> Bool {
    guard let remainder, let animator = animator as? UIViewPropertyAnimator, animator.state == .active else {
      return false
    }
    animator.resume(remainder)
    return true
  }
}

extension UIViewPropertyAnimator {
  /// Continues another animator's remainder as if this animator had been on it from the beginning.
  fileprivate func resume(_ remainder: AnimatorRemainder) {
    if isRunning { run?.hold() }
    isReversed = remainder.isReversed
    (pacing, given) = (remainder.pacing, nil)
    run?.follow(main: remainder.main, vertical: remainder.vertical)
    block?.close()
  }
}
