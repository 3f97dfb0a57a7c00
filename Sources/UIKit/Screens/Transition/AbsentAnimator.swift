import CoreGraphics
import Foundation

/// The default return value of `interruptibleAnimator(using:)`: the animator object vends nothing.
@MainActor final class AbsentAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The only instance.
  static let shared = AbsentAnimator()

  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed: Bool {
    get { false }
    set {}
  }
  var fractionComplete: CGFloat {
    get { 0 }
    set {}
  }
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
