import CoreGraphics
public import Foundation

/// Something that animates and can be started, held, turned round and ended.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it is at rest, has something under way, or was stopped and waits to be finished.
  var state: UIViewAnimatingState { get }
  /// Whether it is active and moving of its own, or about to.
  var isRunning: Bool { get }
  /// Whether it runs back to its beginning.
  var isReversed: Bool { get set }
  /// How far it is, 0...1, in the direction in which it goes.
  var fractionComplete: CGFloat { get set }
  /// Begins, or goes on from where it was held.
  func startAnimation()
  /// The same after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it where it is.
  func pauseAnimation()
  /// Takes the animations off and leaves what is seen; `withoutFinishing` says that nothing is to follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends what was stopped, with the values of `finalPosition`.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
