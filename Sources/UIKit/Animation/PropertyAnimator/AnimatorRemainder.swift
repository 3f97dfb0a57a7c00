import CoreGraphics
import Motion
import QuartzCore

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
