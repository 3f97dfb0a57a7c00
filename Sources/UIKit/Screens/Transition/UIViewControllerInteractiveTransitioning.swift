import CoreGraphics
public import Foundation

@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The controller calls the context's interactive methods afterwards.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// A multiple of the usual speed; 1 by default.
  var completionSpeed: CGFloat { get }
  /// `easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// True by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
