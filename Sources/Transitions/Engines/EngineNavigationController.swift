public import UIKit

/// A navigation controller that pushes and pops as a known engine does, under the finger and after it lets go; a press
/// catches every transition.
///
/// Its figures decide which one; at first they are those of iOS up to 18.
@MainActor open class EngineNavigationController: DraggedNavigationController {
  /// How the screens move, and when a drag pops; each transition takes the figures that are set when it begins.
  public var figures = EngineFigures() { didSet { applyFigures() } }

  open override var dragFigures: DragFigures { figures.drag }

  open override func viewDidLoad() {
    super.viewDidLoad()
    drag.movesEveryTransition = true
    drag.endAtOnce = { [unowned self] in (drag.animator as? EngineAnimator)?.endAtOnce() }
    applyFigures()
    drag.willSettle = { [unowned self] interaction, finishing, pointsPerSecond in
      figures.pace(interaction, finishing: finishing, velocity: pointsPerSecond / max(view.bounds.width, 1))
    }
  }

  private func applyFigures() {
    drag.figures = figures.drag
    drag.beginsWhileSettling = figures.dragsAgain
  }

  open override func animator(
    isOpening: Bool, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any CatchableAnimating)? {
    EngineAnimator(isOpening: isOpening, figures: figures)
  }
}
