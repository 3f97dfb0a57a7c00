import CoreGraphics
import Motion
import QuartzCore

/// The rest of a running animator's movement, which another animator can continue.
struct AnimatorMovement {
  let main: TimeMap
  let vertical: TimeMap
  let isReversed: Bool
  let pacing: AnimatorCurves
}

extension VendedAnimator {
  /// Nil if the animator is held or is not a property animator.
  var movement: AnimatorMovement? {
    guard let animator = animator as? UIViewPropertyAnimator, let rest = animator.run?.rest else { return nil }
    return AnimatorMovement(
      main: rest.main, vertical: rest.vertical, isReversed: animator.isReversed, pacing: animator.pacing)
  }

  /// Returns whether that was possible.
  func resume(_ movement: AnimatorMovement?) -> Bool {
    guard let movement, let animator = animator as? UIViewPropertyAnimator, animator.state == .active else {
      return false
    }
    animator.resume(movement)
    return true
  }
}

extension UIViewPropertyAnimator {
  /// Continues another animator's movement as if this animator had been on it from the beginning.
  fileprivate func resume(_ movement: AnimatorMovement) {
    if isRunning { run?.hold() }
    isReversed = movement.isReversed
    (pacing, given) = (movement.pacing, nil)
    run?.follow(main: movement.main, vertical: movement.vertical)
    block?.close()
  }
}
