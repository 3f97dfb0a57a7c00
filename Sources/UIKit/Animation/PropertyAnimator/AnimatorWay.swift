import CoreGraphics
import Motion
import QuartzCore

/// What is left of the way a property animator is on, for another to go on from there.
struct AnimatorWay {
  let main: TimeMap
  let vertical: TimeMap
  let isReversed: Bool
  let pacing: AnimatorCurves
}

extension AnimatorDriver {
  /// The way it is on; nil where it stands, and for what is not a property animator.
  var way: AnimatorWay? {
    guard let animator = animator as? UIViewPropertyAnimator, let rest = animator.run?.rest else { return nil }
    return AnimatorWay(
      main: rest.main, vertical: rest.vertical, isReversed: animator.isReversed, pacing: animator.pacing)
  }

  /// Has it go on another's `way`; whether that can be.
  func follow(_ way: AnimatorWay?) -> Bool {
    guard let way, let animator = animator as? UIViewPropertyAnimator, animator.state == .active else { return false }
    animator.follow(way)
    return true
  }
}

extension UIViewPropertyAnimator {
  /// Goes on another's way, as if it had been on that from its beginning.
  fileprivate func follow(_ way: AnimatorWay) {
    if isRunning { run?.hold() }
    isReversed = way.isReversed
    (pacing, given) = (way.pacing, nil)
    run?.follow(main: way.main, vertical: way.vertical)
    block?.close()
  }
}
