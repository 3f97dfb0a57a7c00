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

@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Sendable {
  case builtin
  case cubic
  case spring
  /// The spring is used if both are provided.
  case composed
}
