import UIKit

/// Presents screens from the right, as a push looks, and has them dragged away to the right.
///
/// They fill the screen, so that the presenting one takes part.
@MainActor public final class BackSwipePresentation: DraggedPresentation {
  /// How the screens move, and when a drag dismisses; each transition takes them as they are when it begins.
  public var figures = BackSwipeFigures() { didSet { drag.figures = figures.drag } }

  public override var dragFigures: DragFigures { figures.drag }

  public override func animator(isPresenting: Bool) -> (any CatchableAnimating)? {
    BackSwipeAnimator(arrives: isPresenting, figures: figures)
  }
}
