public import UIKit

/// Pushes a screen that grows out of the frame of a view on the screen beneath, and pops a screen by shrinking it back
/// into that frame.
@MainActor public final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  /// The view on the screen beneath that the screen grows out of, such as a tapped button; its bounds are not empty.
  public let source: UIView
  private let parameters: GrowParameters

  /// Creates an animator for a screen that grows out of `source`, or shrinks into it.
  public init(isOpening: Bool, source: UIView, parameters: GrowParameters = GrowParameters()) {
    self.isOpening = isOpening
    self.source = source
    self.parameters = parameters
  }

  public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    parameters.duration
  }

  /// Grows the upper screen, or shrinks it.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let growing = context.view(forKey: isOpening ? .to : .from)
    let radius = growing?.layer.cornerRadius ?? 0
    let clips = growing?.clipsToBounds == true
    if parameters.cornerRadius > 0 {
      // Before the shadow, which a screen that clips does not cast itself.
      growing?.clipsToBounds = true
    }
    guard let screens = TwoScreens(context, isOpening: isOpening, parameters: parameters) else {
      return context.completeTransition(true)
    }
    let center = screens.upper.center
    let transform = screens.upper.transform
    let whole = screens.upper.frame
    let small = source.convert(source.bounds, to: context.containerView)
    let x = small.width / whole.width
    let y = small.height / whole.height
    let away = CGPoint(x: small.minX + (center.x - whole.minX) * x, y: small.minY + (center.y - whole.minY) * y)
    func arrange(isCovered: Bool) {
      screens.upper.center = isCovered ? center : away
      screens.upper.transform = isCovered ? transform : transform.concatenating(CGAffineTransform(scaleX: x, y: y))
      if parameters.cornerRadius > 0 {
        screens.upper.layer.cornerRadius = isCovered ? radius : parameters.cornerRadius
      }
      screens.shade(isCovered: isCovered)
    }
    arrange(isCovered: !isOpening)
    UIView.animate(withDuration: parameters.duration) {
      arrange(isCovered: self.isOpening)
    } completion: { _ in
      if self.parameters.cornerRadius > 0 {
        screens.upper.layer.cornerRadius = radius
        screens.upper.clipsToBounds = clips
      }
      screens.restore()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
