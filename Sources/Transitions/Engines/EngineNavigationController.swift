public import UIKit

/// A navigation that pushes and pops as a known engine does, under the finger and when that lets go; whatever moves can be
/// caught.
///
/// `EngineFigures` has the engines: `.iOS18`, `.iOS26`, `.flutter`, `.reactNavigation` and `.libadwaita`.
@MainActor open class EngineNavigationController: DraggedNavigationController {
  /// How the screens move, and when a drag pops; each transition takes them as they are when it begins.
  public var figures = EngineFigures.iOS18 { didSet { drag.figures = figures.drag } }

  open override var dragFigures: DragFigures { figures.drag }

  open override func viewDidLoad() {
    super.viewDidLoad()
    drag.drivesAll = true
    drag.willPlay = { [unowned self] interaction, finishing, pointsPerSecond in
      figures.pace(interaction, finishing: finishing, velocity: pointsPerSecond / max(view.bounds.width, 1))
    }
  }

  open override func animator(
    for operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any CatchableAnimating)? {
    EngineAnimator(operation: operation, figures: figures)
  }
}
