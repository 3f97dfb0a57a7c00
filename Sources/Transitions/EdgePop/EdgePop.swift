public import UIKit

/// Drives the pop of a screen by a drag from its left edge.
///
/// Give it each screen that comes on top, and hand it out as the interaction controller while `hasStarted` is true. The
/// drag is measured in the navigation's view, because the screen itself may turn or shrink under the finger.
@MainActor public final class EdgePop: UIPercentDrivenInteractiveTransition {
  /// When a drag begins and when it pops.
  public var figures: DragFigures {
    get { drag.figures }
    set { drag.figures = newValue }
  }
  /// Whether a drag has begun a pop and still holds it.
  public private(set) var hasStarted = false
  /// Whether the drag has come far enough to pop.
  public private(set) var shouldFinish = false
  /// The screen that a drag pops; its view gets an edge pan, once, beside those that it has.
  public weak var viewController: UIViewController? { didSet { addPans() } }
  /// The drag itself.
  public let drag: DragDriver

  /// The published figures: from the left edge, a third of the way.
  public nonisolated static var publishedFigures: DragFigures {
    var figures = DragFigures()
    figures.region = .edge
    figures.distanceThreshold = 0.33
    return figures
  }

  /// One that goes by `figures`.
  public init(figures: DragFigures = EdgePop.publishedFigures) {
    drag = DragDriver(figures: figures)
    super.init()
    drag.makeInteraction = { [weak self] in self ?? UIPercentDrivenInteractiveTransition() }
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

  /// The edge pan on the screen begins drags; one on the navigation's view begins them where the figures say so, and
  /// catches what settles.
  private func addPans() {
    guard let screen = viewController?.view else { return }
    let hasPan = screen.gestureRecognizers?.contains { $0 is UIScreenEdgePanGestureRecognizer && $0.delegate === drag }
    if hasPan != true {
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      drag.follow(pan)
      screen.addGestureRecognizer(pan)
    }
    if let whole = navigation?.view, drag.pan.view !== whole { whole.addGestureRecognizer(drag.pan) }
  }

  /// Brings the pop to a fraction, and says whether that is enough.
  public override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    shouldFinish = figures.isEnough(progress: self.percentComplete, velocity: 0, length: 1)
  }

  /// Lets the pop go on to its end.
  public override func finish() {
    super.finish()
    hasStarted = false
  }

  /// Lets the screen go back to where it was.
  public override func cancel() {
    super.cancel()
    hasStarted = false
  }
}
