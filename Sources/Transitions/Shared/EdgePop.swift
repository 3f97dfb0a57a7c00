public import UIKit

/// Moves the pop of a screen by a drag from its left edge.
///
/// Assign each screen that becomes the top one to `viewController`, and return this object as the interaction controller
/// while `hasStarted` is true. The drag is measured in the navigation controller's view, because the screen itself may
/// rotate or shrink under the finger.
@MainActor public final class EdgePop: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
  /// When a drag begins and when it pops.
  public var parameters: DragParameters { didSet { addPans() } }
  /// Whether a drag has begun a pop and still holds it.
  public private(set) var hasStarted = false
  /// Whether the drag has moved far enough to pop.
  public private(set) var shouldFinish = false
  /// The screen that a drag pops; its view gets one edge pan, in addition to its own recognisers.
  public weak var viewController: UIViewController? { didSet { addPans() } }
  private weak var navigation: UINavigationController?
  private let widePan = UIPanGestureRecognizer()

  /// Creates an edge pop with parameters.
  public init(parameters: DragParameters = EdgePop.publishedParameters) {
    self.parameters = parameters
    super.init()
  }

  /// Adds an edge pan to the screen, and the wide pan to the navigation controller if drags begin elsewhere, too.
  private func addPans() {
    guard let screen = viewController?.view, let navigation = viewController?.navigationController else { return }
    self.navigation = navigation
    if screen.gestureRecognizers?.contains(where: { $0.delegate === self }) != true {
      let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(Self.panned(_:)))
      pan.edges = .left
      pan.delegate = self
      screen.addGestureRecognizer(pan)
    }
    if parameters.region == .anywhere || parameters.edgeWidth > 20, widePan.view !== navigation.view {
      widePan.addTarget(self, action: Selector(Self.panned(_:)))
      widePan.delegate = self
      navigation.view.addGestureRecognizer(widePan)
    }
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let view = navigation?.view else { return }
    let moved =
      parameters.slop > 10 && pan === widePan
      ? pan.translation(in: view).x - (parameters.slop - 10) : pan.translation(in: view).x
    if !hasStarted, pan.state == .began || pan.state == .changed, moved >= 0 || parameters.slop <= 10 {
      hasStarted = true
      navigation?.popViewController(animated: true)
    }
    guard hasStarted else { return }
    let progress = min(max(moved / view.bounds.width, 0), 1)
    let velocity = pan.velocity(in: view).x
    shouldFinish = isEnough(
      progress, velocity: velocity, length: view.bounds.width, threshold: parameters.distanceThreshold,
      parameters: parameters)
    update(progress)
    guard pan.state != .began, pan.state != .changed else { return }
    hasStarted = false
    completionCurve = parameters.completionCurve
    completionSpeed = parameters.completionSpeed
    if pan.state == .ended, shouldFinish { finish() } else { cancel() }
  }

  /// Begins a drag to the right if there is a screen to go back to.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer, let navigation else { return false }
    let velocity = pan.velocity(in: navigation.view)
    return velocity.x >= abs(velocity.y) && navigation.viewControllers.count > 1
      && navigation.transitionCoordinator == nil
  }

  /// Takes a touch near the edge.
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    parameters.region == .anywhere || touch.location(in: navigation?.view).x <= parameters.edgeWidth
  }

  /// Gives the edge pan precedence over the pans of others.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer is UIScreenEdgePanGestureRecognizer && otherGestureRecognizer is UIPanGestureRecognizer
      && otherGestureRecognizer.delegate !== self
  }
}

extension EdgePop {
  /// The published parameters: a drag begins at the left edge and pops past a third of the width.
  public nonisolated static var publishedParameters: DragParameters {
    var parameters = DragParameters()
    parameters.region = .edge
    parameters.distanceThreshold = 0.33
    return parameters
  }
}
