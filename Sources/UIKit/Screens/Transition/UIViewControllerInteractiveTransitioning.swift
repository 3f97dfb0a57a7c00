import CoreGraphics
public import Foundation

/// The interaction controller of a transition: drives it by a gesture or other input.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition; the controller calls the context's interactive methods afterwards.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the transition, as a multiple of the usual one; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The pacing of the rest of the transition; `easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is interactive from its beginning; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1.
  public var completionSpeed: CGFloat { 1 }
  /// Returns `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
