public import UIKit

/// Pushes a screen that grows out of the frame of a view on the screen beneath, and pops a screen by shrinking it back
/// into that frame.
@MainActor public final class GrowAnimator: TransitionAnimator<GrowFigures> {
  /// The view on the screen beneath that the screen grows out of, such as a tapped button; its bounds are not empty.
  public let source: UIView
  private var corners: RoundedCorners?

  /// Creates an animator for a screen that grows out of `source`, or shrinks into it.
  public init(isOpening: Bool, source: UIView, figures: GrowFigures = GrowFigures()) {
    self.source = source
    super.init(isOpening: isOpening, figures: figures)
  }

  /// Rounds the corners of the upper screen before it casts its shadow, and animates it.
  public override func stage(_ context: any UIViewControllerContextTransitioning) {
    let upper = context.view(forKey: isOpening ? .to : .from)
    corners = upper.flatMap { RoundedCorners(of: $0, radius: figures.cornerRadius, isRound: isOpening) }
    super.stage(context)
  }

  /// Grows the upper screen, or shrinks it.
  public override func animate(
    _ screens: ScreenPair, in context: any UIViewControllerContextTransitioning, completion: @escaping () -> Void
  ) {
    let set = growth(of: screens, in: context.containerView)
    let corners = corners
    set(!isOpening)
    UIView.animate(withDuration: figures.duration) {
      set(self.isOpening)
      corners?.set(isRound: !self.isOpening)
    } completion: { _ in
      corners?.restore()
      completion()
    }
  }

  /// Returns a closure that gives the upper screen its full size if the argument is true, or fits it into the source.
  private func growth(of screens: ScreenPair, in container: UIView) -> (_ isCovered: Bool) -> Void {
    let (center, transform, frame) = (screens.upper.center, screens.upper.transform, screens.upper.frame)
    let small = source.convert(source.bounds, to: container)
    let scale = CGSize(width: small.width / frame.width, height: small.height / frame.height)
    let smallCenter = CGPoint(
      x: small.minX + (center.x - frame.minX) * scale.width, y: small.minY + (center.y - frame.minY) * scale.height)
    let smallTransform = transform.concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
    return { isCovered in
      screens.changeUpper {
        $0.center = isCovered ? center : smallCenter
        $0.transform = isCovered ? transform : smallTransform
      }
      screens.setShading(isCovered: isCovered)
    }
  }
}
