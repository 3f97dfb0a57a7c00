public import UIKit

/// Pushes a screen that turns into place about its top right corner, or pops it the same way back.
@MainActor public final class CornerRotationAnimator: NSObject, CatchableAnimating {
  /// The transition under way.
  public private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Whether it pushes.
  public let pushes: Bool
  /// The figures it goes by.
  public let figures: CornerRotationFigures
  /// A drag takes a push back.
  public var isReversedByDrag: Bool { pushes }

  /// An animator for pushes or for pops, with these figures.
  public init(pushes: Bool, figures: CornerRotationFigures = CornerRotationFigures()) {
    self.pushes = pushes
    self.figures = figures
  }

  /// The figures' duration.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  /// Pins the corner and turns the upper screen.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let screens = ScreenPair(transitionContext, covers: pushes, shadow: figures.shadow, dimming: figures.dimming)
    else { return transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    let away = CGAffineTransform(rotationAngle: figures.angle * .pi / 180)
    screens.changeUpper {
      Self.pin($0)
      if pushes { $0.transform = away }
    }
    UIView.animate(
      withDuration: figures.duration,
      animations: {
        screens.changeUpper { $0.transform = self.pushes ? .identity : away }
        screens.setLooks(revealed: !self.pushes)
      },
      completion: { _ in
        screens.restore()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  /// Has `view` turn about its top right corner, where that is.
  private static func pin(_ view: UIView) {
    let (anchor, size) = (view.layer.anchorPoint, view.bounds.size)
    let corner = CGPoint(
      x: view.center.x + (1 - anchor.x) * size.width, y: view.center.y - anchor.y * size.height)
    view.layer.anchorPoint = CGPoint(x: 1, y: 0)
    view.center = corner
  }
}
