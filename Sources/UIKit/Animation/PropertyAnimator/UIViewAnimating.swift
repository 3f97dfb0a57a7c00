import CoreGraphics
public import Foundation

/// An object that animates, and that can be started, paused, reversed and ended.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animations.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that says whether the animations run, or are about to.
  var isRunning: Bool { get }
  /// A Boolean value that says whether the animations run in reverse.
  var isReversed: Bool { get set }
  /// The completed fraction, 0...1, in the direction of the animations.
  var fractionComplete: CGFloat { get set }
  /// Starts the animations, or resumes them.
  func startAnimation()
  /// Starts the animations after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animations.
  func pauseAnimation()
  /// Stops the animations and leaves the views as they are seen; if `withoutFinishing` is false, `finishAnimation(at:)`
  /// follows.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes stopped animations with the values of `finalPosition`.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The position at which animations ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  case current
}

/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animations have not started, or are over.
  case inactive
  case active
  case stopped
}
