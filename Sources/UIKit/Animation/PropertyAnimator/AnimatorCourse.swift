import CoreGraphics
import Motion
import QuartzCore

/// The rest of a running animator's course, which another animator can continue.
struct AnimatorCourse {
  let main: TimeMap
  let vertical: TimeMap
  let isReversed: Bool
  let pacing: AnimatorCurves
}

extension VendedAnimator {
  /// Nil if the animator is held or is not a property animator.
  var course: AnimatorCourse? {
    guard let animator = animator as? UIViewPropertyAnimator, let rest = animator.run?.rest else { return nil }
    return AnimatorCourse(
      main: rest.main, vertical: rest.vertical, isReversed: animator.isReversed, pacing: animator.pacing)
  }

  /// Returns whether that was possible.
  func resume(_ course: AnimatorCourse?) -> Bool {
    guard let course, let animator = animator as? UIViewPropertyAnimator, animator.state == .active else {
      return false
    }
    animator.resume(course)
    return true
  }
}

extension UIViewPropertyAnimator {
  /// Continues another animator's course as if this animator had been on it from the beginning.
  fileprivate func resume(_ course: AnimatorCourse) {
    if isRunning { run?.hold() }
    isReversed = course.isReversed
    (pacing, given) = (course.pacing, nil)
    run?.follow(main: course.main, vertical: course.vertical)
    block?.close()
  }
}
