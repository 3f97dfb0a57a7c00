import CoreGraphics
public import Foundation

/// Drives a transition by a gesture.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition under the finger.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How many times as fast as usual the rest is played; at first 1.
  var completionSpeed: CGFloat { get }
  /// How the rest is paced; at first `easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a finger moves it from the beginning; at first true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as usual.
  public var completionSpeed: CGFloat { 1 }
  /// Slowly at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// From the beginning.
  public var wantsInteractiveStart: Bool { true }
}
