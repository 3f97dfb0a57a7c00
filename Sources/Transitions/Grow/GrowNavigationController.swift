public import UIKit

/// A navigation whose screens grow out of what was tapped and shrink back into it, by a drag from the edge too.
///
/// Screens that say what they grow out of, as `GrowingScreen`, do so; the others are the system's, on the same stack.
@MainActor open class GrowNavigationController: DraggedNavigationController {
  /// How the screens grow, and when a drag pops; each transition takes them as they are when it begins.
  public var figures = GrowFigures() { didSet { drag.figures = figures.drag } }

  open override var dragFigures: DragFigures { figures.drag }

  open override func animator(
    for operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any CatchableAnimating)? {
    let (upper, lower) = operation == .push ? (toVC, fromVC) : (fromVC, toVC)
    guard let source = (upper as? any GrowingScreen)?.growthSource(on: lower), source.isDescendant(of: lower.view),
      !source.bounds.isEmpty
    else { return nil }
    return GrowAnimator(operation: operation, source: source, figures: figures)
  }
}
