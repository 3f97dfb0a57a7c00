import UIKit

/// Presents screens from the right, as a push does, and dismisses them by a drag to the right.
///
/// The screens are presented in full screen, so that the presenting screen moves too.
@MainActor public final class BackSwipePresentation: DraggedPresentation {
  /// How the screens move, and when a drag dismisses; each transition takes the figures that are set when it begins.
  public var figures = BackSwipeFigures() { didSet { drag.figures = figures.drag } }

  public override var dragFigures: DragFigures { figures.drag }

  public override func animator(isOpening: Bool) -> (any CatchableAnimating)? {
    BackSwipeAnimator(isOpening: isOpening, figures: figures)
  }
}
