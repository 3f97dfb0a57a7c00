public import UIKit

/// Moves the pop of a screen by a drag from its left edge.
///
/// Assign each new top screen to `viewController`, and return this object as the interaction controller while
/// `hasStarted` is true. The navigation controller's view measures the drag, because the screen itself may rotate or
/// shrink.
@MainActor public final class EdgePop: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
  public var parameters: DragParameters {
    didSet {
      addPans()
      (completionCurve, completionSpeed) = (.easeInOut, 1)
    }
  }
  /// Whether a drag has begun a pop and still holds it.
  public private(set) var hasStarted = false
  /// The screen that a drag pops; its view gets an edge pan in addition to its own recognisers.
  public weak var viewController: UIViewController? { didSet { addPans() } }
  private weak var navigation: UINavigationController?
  private let widePan = UIPanGestureRecognizer()

  public init(parameters: DragParameters = EdgePop.publishedParameters) {
    self.parameters = parameters
    super.init()
  }

  /// The screen gets an edge pan; the navigation controller gets another one if drags may begin elsewhere.
  private func addPans() {
    guard let screen = viewController?.view, let navigation = viewController?.navigationController else { return }
    self.navigation = navigation
    if #available(iOS 26, *) { navigation.interactiveContentPopGestureRecognizer?.isEnabled = false }
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
    update(progress)
    guard pan.state != .began, pan.state != .changed else { return }
    hasStarted = false
    if parameters.completionCurve != .easeInOut {
      completionCurve = parameters.completionCurve
    }
    if parameters.completionSpeed != 1 {
      completionSpeed = parameters.completionSpeed
    }
    let finishes =
      pan.state == .ended
      && isEnough(
        progress, velocity: pan.velocity(in: view).x, length: view.bounds.width,
        threshold: parameters.distanceThreshold, parameters: parameters)
    if finishes { finish() } else { cancel() }
  }

  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer, let navigation else { return false }
    let velocity = pan.velocity(in: navigation.view)
    return velocity.x >= abs(velocity.y) && navigation.viewControllers.count > 1
      && navigation.transitionCoordinator == nil
  }

  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    // An edge pan has that width by itself.
    parameters.region == .anywhere || parameters.edgeWidth == 20
      || touch.location(in: navigation?.view).x <= parameters.edgeWidth
  }

  /// The edge pan takes precedence over other pans; for the other one, content scrolls first, unless it is at its left
  /// end.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if parameters.region == .anywhere, gestureRecognizer === widePan {
      let content = otherGestureRecognizer.view as? UIScrollView
      return content.map {
        otherGestureRecognizer === $0.panGestureRecognizer && $0.contentOffset.x <= 0.5 - $0.adjustedContentInset.left
      } == true
    }
    return gestureRecognizer is UIScreenEdgePanGestureRecognizer && otherGestureRecognizer is UIPanGestureRecognizer
      && otherGestureRecognizer.delegate !== self
  }
}

extension EdgePop {
  /// A drag begins at the left edge and pops beyond a third of the width.
  public nonisolated static var publishedParameters: DragParameters {
    var parameters = DragParameters()
    parameters.region = .edge
    parameters.distanceThreshold = 0.33
    return parameters
  }
}
