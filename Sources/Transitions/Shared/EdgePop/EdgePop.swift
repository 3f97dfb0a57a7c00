public import UIKit

/// Moves the pop of a screen by a drag from its left edge.
///
/// Assign each screen that becomes the top one to `viewController`, and return this object as the interaction controller
/// while `hasStarted` is true. The drag is measured in the navigation controller's view, because the screen itself may
/// rotate or shrink under the finger.
@MainActor public final class EdgePop: UIPercentDrivenInteractiveTransition {
  /// When a drag begins and when it pops.
  public var figures: DragFigures {
    get { drag.figures }
    set { drag.figures = newValue }
  }
  /// Whether a drag has begun a pop and still holds it.
  public private(set) var hasStarted = false
  /// Whether the drag has moved far enough to pop.
  public private(set) var shouldFinish = false
  /// The screen that a drag pops; its view gets one edge pan, in addition to its own recognisers.
  public weak var viewController: UIViewController? { didSet { addPans() } }
  /// The drag that moves the pop.
  public let drag: DragInteraction

  /// The published figures: a drag begins at the left edge and pops past a third of the width.
  public nonisolated static var publishedFigures: DragFigures {
    var figures = DragFigures()
    figures.region = .edge
    figures.distanceThreshold = 0.33
    return figures
  }

  /// Creates an edge pop with figures.
  public init(figures: DragFigures = EdgePop.publishedFigures) {
    drag = DragInteraction(figures: figures)
    super.init()
    drag.makeController = { [weak self] in self ?? UIPercentDrivenInteractiveTransition() }
    drag.coordinator = { [weak self] in self?.navigation?.transitionCoordinator }
    drag.mayBegin = { [weak self] _ in (self?.navigation?.viewControllers.count ?? 0) > 1 }
    drag.begin = { [weak self] _ in self?.pop() }
  }

  private var navigation: UINavigationController? { viewController?.navigationController }

  private func pop() {
    hasStarted = true
    shouldFinish = false
    navigation?.popViewController(animated: true)
  }

  /// Adds an edge pan to the screen, and to the navigation controller's view the pan that begins drags in the figures'
  /// region and catches transitions.
  private func addPans() {
    guard let screen = viewController?.view else { return }
    let hasPan = screen.gestureRecognizers?.contains { $0 is UIScreenEdgePanGestureRecognizer && $0.delegate === drag }
    if hasPan != true {
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      drag.addPan(pan)
      screen.addGestureRecognizer(pan)
    }
    if let view = navigation?.view, drag.pan.view !== view { view.addGestureRecognizer(drag.pan) }
  }

  /// Sets the progress of the pop, and whether it is enough.
  public override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    shouldFinish = figures.isEnough(progress: self.percentComplete, velocity: 0, length: 1)
  }

  /// Finishes the pop.
  public override func finish() {
    super.finish()
    hasStarted = false
  }

  /// Cancels the pop.
  public override func cancel() {
    super.cancel()
    hasStarted = false
  }
}
