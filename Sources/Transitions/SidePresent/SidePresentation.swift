public import UIKit

/// Presents screens from the left and dismisses them to the right, by a drag too.
@MainActor public final class SidePresentation: DraggedPresentation {
  /// How the screens move, and when a drag dismisses; each transition takes them as they are when it begins.
  public var figures = SidePresentFigures() { didSet { drag.figures = figures.drag } }

  public override var dragFigures: DragFigures { figures.drag }

  /// The presenting screen stays where it is.
  public override var style: UIModalPresentationStyle { .custom }

  public override func animator(isPresenting: Bool) -> (any CatchableAnimating)? {
    SidePresentAnimator(isPresenting: isPresenting, figures: figures)
  }
}
