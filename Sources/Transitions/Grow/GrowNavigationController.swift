public import UIKit

/// A navigation controller whose screens grow out of a tapped view and shrink back into it, also by a drag from the edge.
///
/// A screen that conforms to `GrowingScreen` names the view that it grows out of; other screens on the same stack use the
/// system's transition.
@MainActor open class GrowNavigationController: DraggedNavigationController {
  /// How the screens grow, and when a drag pops; each transition takes the figures that are set when it begins.
  public var figures = GrowFigures() { didSet { drag.figures = figures.drag } }

  open override var dragFigures: DragFigures { figures.drag }

  open override func animator(
    isOpening: Bool, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any CatchableAnimating)? {
    let (upper, lower) = isOpening ? (toVC, fromVC) : (fromVC, toVC)
    guard let source = (upper as? any GrowingScreen)?.growthSource(on: lower), source.isDescendant(of: lower.view),
      !source.bounds.isEmpty
    else { return nil }
    return GrowAnimator(isOpening: isOpening, source: source, figures: figures)
  }
}
