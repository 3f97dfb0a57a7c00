public import UIKit

/// A navigation in which what two screens share travels from one to the other, and is dragged back from the edge.
@MainActor open class SharedElementNavigationController: DraggedNavigationController {
  /// How it travels, and when a drag pops; each transition takes them as they are when it begins.
  public var figures = SharedElementFigures() { didSet { drag.figures = figures.drag } }

  open override var dragFigures: DragFigures { figures.drag }

  open override func animator(
    for operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any CatchableAnimating)? {
    SharedElementAnimator(operation: operation, figures: figures)
  }
}
