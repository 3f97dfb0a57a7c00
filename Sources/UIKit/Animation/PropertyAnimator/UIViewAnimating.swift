import CoreGraphics
public import Foundation

@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// The views stay as they are seen; if `withoutFinishing` is false, `finishAnimation(at:)` follows.
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  case current
}

public enum UIViewAnimatingState: Int, Sendable {
  case inactive
  case active
  case stopped
}
