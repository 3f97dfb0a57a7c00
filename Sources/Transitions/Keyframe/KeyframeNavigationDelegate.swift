import UIKit

/// A navigation controller's delegate that pushes and pops by keyframes; a drag from the edge pops.
@MainActor public final class KeyframeNavigationDelegate: PushPopDelegate {
  /// How the screens move, and when a drag pops; each transition takes the figures that are set when it begins.
  public var figures = KeyframeFigures() { didSet { edgePop.figures = figures.drag } }

  /// Creates a delegate with the published figures.
  public init() {
    super.init(drag: KeyframeFigures().drag)
  }

  public override func animator(isOpening: Bool) -> (any CatchableAnimating)? {
    KeyframeAnimator(isOpening: isOpening, figures: figures)
  }
}
