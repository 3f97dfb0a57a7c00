public import UIKit

/// Presents screens from the left and dismisses them to the right, also by a drag.
@MainActor public final class SidePresentation: DraggedPresentation {
  /// How the screens move, and when a drag dismisses; each transition takes the figures that are set when it begins.
  public var figures = SidePresentFigures() { didSet { drag.figures = figures.drag } }

  public override var dragFigures: DragFigures { figures.drag }

  /// The custom style, so that the presenting screen is not moved.
  public override var style: UIModalPresentationStyle { .custom }

  public override func animator(isOpening: Bool) -> (any CatchableAnimating)? {
    SidePresentAnimator(isOpening: isOpening, figures: figures)
  }
}
