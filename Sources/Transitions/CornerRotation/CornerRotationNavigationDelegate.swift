import UIKit

/// A navigation controller's delegate whose screens rotate about their top right corner; a drag from the edge pops them.
@MainActor public final class CornerRotationNavigationDelegate: PushPopDelegate {
  /// How the screens rotate, and when a drag pops; each transition takes the figures that are set when it begins.
  public var figures = CornerRotationFigures() { didSet { edgePop.figures = figures.drag } }

  /// Creates a delegate with the published figures.
  public init() {
    super.init(drag: CornerRotationFigures().drag)
  }

  public override func animator(isOpening: Bool) -> (any CatchableAnimating)? {
    CornerRotationAnimator(isOpening: isOpening, figures: figures)
  }
}
