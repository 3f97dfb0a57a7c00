public import UIKit

/// Pushes a screen that grows out of the frame of a view on the screen beneath, and pops it by shrinking it back.
@MainActor public final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  /// The view on the screen beneath, such as a tapped button; its bounds must not be empty.
  public let source: UIView
  private let parameters: GrowParameters

  public init(isOpening: Bool, source: UIView, parameters: GrowParameters = GrowParameters()) {
    self.isOpening = isOpening
    self.source = source
    self.parameters = parameters
  }

  public func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    parameters.duration
  }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let growing = context.view(forKey: isOpening ? .to : .from)
    let radius = growing?.layer.cornerRadius ?? 0
    let clips = growing?.clipsToBounds == true
    if parameters.cornerRadius > 0 {
      // Clip first: a clipping screen gets a separate view for its shadow.
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
