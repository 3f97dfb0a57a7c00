public import UIKit

/// A navigation controller in which an element that two screens share travels from one to the other, also by a drag from
/// the edge.
@MainActor open class SharedElementNavigationController: DraggedNavigationController {
  /// How the element travels, and when a drag pops; each transition takes the figures that are set when it begins.
  public var figures = SharedElementFigures() { didSet { drag.figures = figures.drag } }

  open override var dragFigures: DragFigures { figures.drag }

  open override func animator(
    isOpening: Bool, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any CatchableAnimating)? {
    SharedElementAnimator(isOpening: isOpening, figures: figures)
  }
}
