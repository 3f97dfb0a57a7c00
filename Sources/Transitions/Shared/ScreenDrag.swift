public import UIKit

/// A drag that begins a transition, moves it under the finger, and decides at the release how it ends.
@MainActor public class ScreenDrag: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  public var parameters: DragParameters
  /// The distance of a drag for a whole transition, in points; nil means the length of the view.
  public var distance: CGFloat?
  /// Returns the progress after a movement, given in lengths of a whole transition.
  ///
  /// Nil means the movement itself, limited to 0...1.
  public var progressAfter: ((_ lengths: CGFloat) -> CGFloat)?
  /// Creates the next interaction; nil means a plain percent-driven one.
  public var makeInteraction: (() -> UIPercentDrivenInteractiveTransition)?
  /// Called before the transition settles, with its velocity towards the end in points per second.
  public var willEnd: ((_ finishes: Bool, _ velocity: CGFloat) -> Void)?
  /// What moves the transition, from before `begin` until the release; UIKit may ask for it later than `begin` does.
  public private(set) var interaction: UIPercentDrivenInteractiveTransition?
  /// Whether the finger went down at the edge that the drag leads away from.
  private var isFromEdge = false
  private let direction: DragDirection
  private let mayBegin: () -> Bool
  private let begin: () -> Void

  /// Adds a drag to `view`; if `mayBegin` returns true, `begin` has to start a transition.
  public init(
    direction: DragDirection, in view: UIView, parameters: DragParameters, mayBegin: @escaping () -> Bool,
    begin: @escaping () -> Void
  ) {
    self.parameters = parameters
    self.direction = direction
    (self.mayBegin, self.begin) = (mayBegin, begin)
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(Self.dragged))
    (delegate, maximumNumberOfTouches) = (self, 1)
    view.addGestureRecognizer(self)
  }

  private func dragged() {
    let progress = progressAfter?(lengths) ?? min(max(lengths, 0), 1)
    if interaction == nil, state == .began || state == .changed, parameters.slop <= 10 || moved >= 0 {
      interaction = makeInteraction?() ?? UIPercentDrivenInteractiveTransition()
      begin()
    }
    interaction?.update(progress)
    guard state != .began, state != .changed else { return }
    if parameters.completionCurve != .easeInOut {
      interaction?.completionCurve = parameters.completionCurve
    }
    if parameters.completionSpeed != 1 {
      interaction?.completionSpeed = parameters.completionSpeed
    }
    let finishes =
      state == .ended
      && isEnough(
        progress, velocity: along(velocity(in: view)), length: span, threshold: threshold, parameters: parameters)
    willEnd?(finishes, state == .ended ? along(velocity(in: view)) : 0)
    if finishes { interaction?.finish() } else { interaction?.cancel() }
    interaction = nil
  }

  private var threshold: CGFloat {
    parameters.edgeDiffers && isFromEdge ? parameters.edgeThreshold : parameters.distanceThreshold
  }

  private var lengths: CGFloat { moved / span }

  private var moved: CGFloat {
    parameters.slop > 10 || parameters.edgeDiffers
      ? along(translation(in: view))
        - (parameters.edgeDiffers ? (isFromEdge ? parameters.edgeSlop : parameters.slop) - 10 : parameters.slop - 10)
      : along(translation(in: view))
  }

  private var span: CGFloat { distance ?? viewLength }

  private var viewLength: CGFloat {
    switch direction {
    case .right, .left: return view?.bounds.width ?? 1
    case .up, .down: return view?.bounds.height ?? 1
    }
  }

  private func along(_ movement: CGPoint) -> CGFloat {
    switch direction {
    case .right: return movement.x
    case .left: return -movement.x
    case .down: return movement.y
    case .up: return -movement.y
    }
  }

  private func across(_ movement: CGPoint) -> CGFloat {
    switch direction {
    case .right, .left: return abs(movement.y)
    case .up, .down: return abs(movement.x)
    }
  }

  /// The drag begins if it moves more along its direction than across it.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    along(velocity(in: view)) >= across(velocity(in: view)) && mayBegin()
  }

  /// With `Region.edge`, only touches at the edge that the drag leads away from count.
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if parameters.edgeDiffers, interaction == nil {
      isFromEdge = distanceFromEdge(touch.location(in: view)) < parameters.edgeWidth
    }
    return parameters.region == .anywhere || distanceFromEdge(touch.location(in: view)) <= parameters.edgeWidth
  }

  /// Content under the finger scrolls first, until it is at the end from which the drag leads away.
  public override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    (other.view as? UIScrollView).map { other === $0.panGestureRecognizer && distanceFromEnd($0) <= 0.5 } == true
  }

  private func distanceFromEnd(_ content: UIScrollView) -> CGFloat {
    switch direction {
    case .right: return content.contentOffset.x
    case .left: return content.contentSize.width - content.layer.bounds.width - content.contentOffset.x
    case .down: return content.contentOffset.y + content.adjustedContentInset.top
    case .up: return content.contentSize.height - content.layer.bounds.height - content.contentOffset.y
    }
  }

  private func distanceFromEdge(_ point: CGPoint) -> CGFloat {
    switch direction {
    case .right: return point.x
    case .left: return viewLength - point.x
    case .down: return point.y
    case .up: return viewLength - point.y
    }
  }
}

public enum DragDirection: CaseIterable, Sendable { case right, left, up, down }
