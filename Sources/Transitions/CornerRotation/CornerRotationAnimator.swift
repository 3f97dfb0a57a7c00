public import UIKit

/// Pushes a screen that rotates into view about its top right corner, or pops it by the reverse motion.
@MainActor public final class CornerRotationAnimator: TransitionAnimator<CornerRotationFigures> {
  /// Moves the upper screen's anchor point to its corner and rotates the screen.
  public override func animate(
    _ screens: ScreenPair, in context: any UIViewControllerContextTransitioning, completion: @escaping () -> Void
  ) {
    let away = CGAffineTransform(rotationAngle: figures.angle * .pi / 180)
    screens.changeUpper {
      Self.anchorTopRight($0)
      if isOpening { $0.transform = away }
    }
    UIView.animate(withDuration: figures.duration) {
      screens.changeUpper { $0.transform = self.isOpening ? .identity : away }
      screens.setShading(isCovered: self.isOpening)
    } completion: { _ in
      completion()
    }
  }

  /// Moves the anchor point of `view` to its top right corner, without moving the view.
  private static func anchorTopRight(_ view: UIView) {
    let (anchor, size) = (view.layer.anchorPoint, view.bounds.size)
    let corner = CGPoint(
      x: view.center.x + (1 - anchor.x) * size.width, y: view.center.y - anchor.y * size.height)
    view.layer.anchorPoint = CGPoint(x: 1, y: 0)
    view.center = corner
  }
}
