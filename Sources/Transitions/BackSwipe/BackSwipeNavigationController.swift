public import UIKit

/// A navigation controller whose screens can be dragged away to the right, from any point or only from the left edge.
///
/// Pops use `BackSwipeAnimator`, whether a finger moves them or not; pushes use the system's animation, unless the figures
/// give them the same one.
@MainActor
open class BackSwipeNavigationController: DraggedNavigationController {
  /// How the screens move, and when a drag pops; each pop takes the figures that are set when it begins.
  public var figures = BackSwipeFigures() { didSet { drag.figures = figures.drag } }

  open override var dragFigures: DragFigures { figures.drag }

  /// Returns the animator of the back swipe for a pop, and nil for a push that the system animates.
  open override func animator(
    isOpening: Bool, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any CatchableAnimating)? {
    let isAnimated = !isOpening || figures.push == .same
    return isAnimated ? BackSwipeAnimator(isOpening: isOpening, figures: figures) : nil
  }
}
