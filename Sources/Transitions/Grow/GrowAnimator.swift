public import UIKit

/// Pushes a screen that grows out of the frame of a view on the screen beneath, and pops a screen by shrinking it back
/// into that frame.
@MainActor public final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  /// The view on the screen beneath that the screen grows out of, such as a tapped button; its bounds are not empty.
  public let source: UIView
  private let figures: GrowFigures

  /// Creates an animator for a screen that grows out of `source`, or shrinks into it.
  public init(isOpening: Bool, source: UIView, figures: GrowFigures = GrowFigures()) {
    self.isOpening = isOpening
    self.source = source
    self.figures = figures
  }

  public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  /// Grows the upper screen, or shrinks it.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let growing = context.view(forKey: isOpening ? .to : .from) else { return context.completeTransition(true) }
    let radius = growing.layer.cornerRadius
    let clips = growing.clipsToBounds
    if figures.cornerRadius > 0 {
      growing.clipsToBounds = true
    }
    guard let screens = TwoScreens(context, isOpening: isOpening, figures: figures) else {
      return context.completeTransition(true)
    }
    let center = growing.center
    let transform = growing.transform
    let whole = growing.frame
    let small = source.convert(source.bounds, to: context.containerView)
    let x = small.width / whole.width
    let y = small.height / whole.height
    func arrange(isCovered: Bool) {
      growing.center = center
      growing.transform = transform
      if !isCovered {
        growing.center.x = small.minX + (center.x - whole.minX) * x
        growing.center.y = small.minY + (center.y - whole.minY) * y
        growing.transform = transform.concatenating(CGAffineTransform(scaleX: x, y: y))
      }
      if figures.cornerRadius > 0 {
        growing.layer.cornerRadius = isCovered ? radius : figures.cornerRadius
      }
      screens.shade(isCovered: isCovered)
    }
    arrange(isCovered: !isOpening)
    UIView.animate(withDuration: figures.duration) {
      arrange(isCovered: self.isOpening)
    } completion: { _ in
      if self.figures.cornerRadius > 0 {
        growing.layer.cornerRadius = radius
        growing.clipsToBounds = clips
      }
      screens.restore()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
