public import UIKit

/// A navigation controller whose lower screens shrink back while others cover them, and whose top screen can be dragged
/// away.
@MainActor open class SinkNavigationController: DraggedNavigationController {
  /// How the screens move, and when a drag pops; each transition takes the figures that are set when it begins.
  public var figures = SinkFigures() { didSet { drag.figures = figures.drag } }

  open override var dragFigures: DragFigures { figures.drag }

  open override func animator(
    isOpening: Bool, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any CatchableAnimating)? {
    SinkAnimator(isOpening: isOpening, figures: figures)
  }
}
