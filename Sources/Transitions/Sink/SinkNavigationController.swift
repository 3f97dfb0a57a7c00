public import UIKit

/// A navigation whose lower screens sink back while others cover them, and whose top can be dragged away.
@MainActor open class SinkNavigationController: DraggedNavigationController {
  /// How the screens move, and when a drag pops; each transition takes them as they are when it begins.
  public var figures = SinkFigures() { didSet { drag.figures = figures.drag } }

  open override var dragFigures: DragFigures { figures.drag }

  open override func animator(
    for operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any CatchableAnimating)? {
    SinkAnimator(operation: operation, figures: figures)
  }
}
