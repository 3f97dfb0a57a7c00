public import UIKit

/// A drag that moves a transition: it requests the transition, moves it under the finger, decides at release how it ends,
/// and catches it while it moves by itself.
///
/// A drag begins in one of its `directions`, in the region of the figures, if `mayBegin` allows it and no transition is in
/// progress. Then it calls `begin`, which pops or dismisses; the delegate of that transition returns
/// `interactionController()`. From then on the finger moves the transition. The figures of the moment decide a release; a
/// gesture that is cancelled or fails cancels the transition.
///
/// A press on a transition that no finger holds pauses it. A drag continues from there; a release without a drag decides
/// by the progress, except that a transition which began from code, or for which `isFinishing` is not nil, continues as
/// before. If `beginsWhileSettling` is true, a drag in one of its directions on a transition that it has released brings
/// that to its end instead, and begins the next.
@MainActor public final class DragInteraction: NSObject {
  /// When a drag begins, when it is enough, and how the transition settles.
  public var figures: DragFigures { didSet { pan.dragSlop = figures.slop } }
  /// The pan recogniser; add it to the view in which the drag is measured.
  public let pan = CatchingPanGestureRecognizer()
  /// The directions in which a drag may begin.
  public var directions: [DragDirection] = [.right] { didSet { direction = directions.first ?? direction } }
  /// Whether the drag opens a screen rather than closes one, so that it moves an opening transition forwards.
  public var isOpening = false
  /// Whether a movement against the direction of the drag counts as well.
  public var countsBothDirections = false
  /// The view in which the drag is measured; nil for the view of the pan.
  public weak var referenceView: UIView?
  /// The distance of a drag for a whole transition, in points; nil for the length of the view along the direction.
  public var distance: CGFloat? { didSet { if active != nil { move() } } }
  /// The range of progress within which the finger moves the transition.
  public var limits: ClosedRange<CGFloat> = 0...1
  /// Returns whether a drag in a direction may begin a transition now.
  public var mayBegin: (DragDirection) -> Bool = { _ in true }
  /// Requests the transition for a drag in a direction.
  public var begin: (DragDirection) -> Void = { _ in }
  /// Returns the coordinator of the transition in progress.
  public var coordinator: () -> (any UIViewControllerTransitionCoordinator)? = { nil }
  /// Creates the interaction controller of the next transition.
  public var makeController: () -> any UIViewControllerInteractiveTransitioning & DragMover = {
    UIPercentDrivenInteractiveTransition()
  }
  /// Whether the interaction moves every transition, also one that no drag begins: that begins by itself, and settles as
  /// after a drag when it was caught.
  public var movesEveryTransition = false
  /// Whether the next drag can begin while the transition of the one before settles at its end, as on iOS 26.
  public var beginsWhileSettling = false
  /// Brings the transition in progress to its end at once, for a drag that begins while it settles.
  public var endAtOnce: () -> Void = {}
  /// Called before the transition settles, with whether it finishes and the velocity towards its end, in points a second.
  public var willSettle: (UIPercentDrivenInteractiveTransition, Bool, CGFloat) -> Void = { _, _, _ in }
  /// Returns whether the transition was finishing before a press caught it, if a release without a drag lets it continue;
  /// by default nil, so that the progress decides.
  public var isFinishing: () -> Bool? = { nil }
  /// The animator of the transition in progress, which a press can catch even if no drag began it.
  public weak var animator: (any CatchableAnimating)?

  /// The last release that the figures decided; nil from the next press on.
  public private(set) var lastRelease: DragRelease?

  /// The interaction controller of the transition in progress, which retains it.
  private weak var controller: (any UIViewControllerInteractiveTransitioning & DragMover)?
  /// Whether `begin` was called and the interaction controller has not been returned yet.
  private var isRequesting = false
  /// The direction of the drag in progress, or of the last one.
  public private(set) var direction = DragDirection.right
  private var pressPoint = CGPoint.zero
  /// The pan that is dragging.
  private weak var active: UIPanGestureRecognizer?
  private var caught: Caught?
  /// Whether the drag that is about to begin is the next while the transition of the one before settles.
  private var isNext = false

  /// A transition that a press has caught.
  private struct Caught {
    let mover: any DragMover
    /// The progress when it was caught, along the drag.
    let progress: CGFloat
    /// Whether the drag moves the transition backwards.
    let isReversed: Bool
    /// Whether the transition was moving to its end, if it continues after a release without a drag; nil otherwise.
    let wasFinishing: Bool?
    /// Whether the transition was settling at its end, so that another drag can begin.
    let wasSettling: Bool
  }

  /// Creates an interaction with figures.
  public init(figures: DragFigures = DragFigures()) {
    self.figures = figures
    super.init()
    pan.dragSlop = figures.slop
    addPan(pan)
    pan.maximumNumberOfTouches = 1
    pan.fingerDown = { [weak self] touch in self?.press(touch) }
    pan.fingerUpWithoutDrag = { [weak self] in self?.releaseWithoutDrag() }
  }

  /// Adds a pan that can begin a drag too; only `pan` catches transitions.
  public func addPan(_ other: UIPanGestureRecognizer) {
    other.addTarget(self, action: Selector(Self.handlePan(_:)))
    other.delegate = self
  }

  /// Returns the interaction controller of the transition that the drag requests; nil for any other transition, unless
  /// `movesEveryTransition` is true.
  public func interactionController() -> (any UIViewControllerInteractiveTransitioning)? {
    guard isRequesting || movesEveryTransition else { return nil }
    let created = makeController()
    controller = created
    if !isRequesting { (created as? UIPercentDrivenInteractiveTransition)?.wantsInteractiveStart = false }
    isRequesting = false
    return created
  }

  // MARK: Dragging

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      active = pan
      if isNext { finishSettling() }
      if caught == nil { request() }
      move()
    case .changed: move()
    case .ended: release(velocity: direction.component(of: pan.velocity(in: measuredView)))
    default: cancelDrag()
    }
  }

  /// Brings the transition that settles to its end, so that the next can begin.
  private func finishSettling() {
    isNext = false
    // The press held it.
    caught?.mover.finish()
    caught = nil
    endAtOnce()
    controller = nil
  }

  private func request() {
    isRequesting = true
    begin(direction)
    coordinator()?.animate(alongsideTransition: nil) { [weak self] _ in self?.controller = nil }
  }

  private var measuredView: UIView? { referenceView ?? pan.view }

  private var mover: (any DragMover)? { caught?.mover ?? controller }

  /// The distance of a drag for a whole transition, in points; 1 at least.
  private var fullDistance: CGFloat { max(distance ?? direction.length(of: measuredView?.bounds.size ?? .zero), 1) }

  /// The progress of the drag.
  private var progress: CGFloat {
    let dragged = direction.component(of: (active ?? pan).translation(in: measuredView))
    var change = countsBothDirections && caught == nil ? abs(dragged) : dragged
    if caught == nil, active === pan { change -= pan.furtherSlop }
    change /= fullDistance
    return min(max((caught?.progress ?? 0) + change, limits.lowerBound), limits.upperBound)
  }

  private func move() { mover?.update(caught?.isReversed == true ? 1 - progress : progress) }

  private func release(velocity: CGFloat) {
    let release = described(velocity: velocity)
    lastRelease = release
    end(finishing: release.isEnough != release.isReversed, velocity: release.isReversed ? -velocity : velocity)
  }

  /// What a release would be now, and what the figures would decide; nil while no finger drags a transition.
  public var presentRelease: DragRelease? {
    guard let active, mover != nil else { return nil }
    return described(velocity: direction.component(of: active.velocity(in: measuredView)))
  }

  private func described(velocity: CGFloat) -> DragRelease {
    DragRelease(
      timestamp: CACurrentMediaTime(), progress: progress, velocity: velocity, length: fullDistance,
      isEnough: figures.isEnough(progress: progress, velocity: velocity, length: fullDistance),
      isReversed: caught?.isReversed == true)
  }

  /// Returns the transition to the end that it had before the drag.
  private func cancelDrag() { end(finishing: caught?.isReversed == true, velocity: 0) }

  private func end(finishing: Bool, velocity: CGFloat) {
    if let controller = controller as? UIPercentDrivenInteractiveTransition {
      controller.completionCurve = figures.completionCurve
      controller.completionSpeed = figures.completionSpeed
      willSettle(controller, finishing, velocity)
    }
    if finishing { mover?.finish() } else { mover?.cancel() }
    caught = nil
    active = nil
    isRequesting = false
  }

  // MARK: Catching a transition

  private func press(_ touch: UITouch) {
    pressPoint = touch.location(in: measuredView)
    lastRelease = nil
    guard let coordinator = coordinator(), !isForRevealedScreen(touch, coordinator), let mover = mover(of: coordinator)
    else { return }
    let wasSettling = isSettling(coordinator)
    let wasFinishing =
      wasSettling ? true : coordinator.initiallyInteractive ? isFinishing() : !coordinator.isCancelled
    mover.pause()
    let isReversed = animator.map { $0.isReversedByDrag != isOpening } ?? false
    let progress = mover.percentComplete
    caught = Caught(
      mover: mover, progress: isReversed ? 1 - progress : progress, isReversed: isReversed, wasFinishing: wasFinishing,
      wasSettling: wasSettling)
  }

  /// Returns whether a transition that a drag began settles at its end and the next drag may begin.
  private func isSettling(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
    beginsWhileSettling && coordinator.initiallyInteractive && !coordinator.isInteractive && !coordinator.isCancelled
  }

  /// Returns whether a touch is on the screen that the transition reveals beneath the other one, which already accepts
  /// touches.
  private func isForRevealedScreen(_ touch: UITouch, _ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
    guard !coordinator.isCancelled, let revealed = coordinator.view(forKey: .to),
      let leaving = coordinator.view(forKey: .from)
    else { return false }
    let lowest = coordinator.containerView.subviews.first { $0 === revealed || $0 === leaving }
    return lowest === revealed && touch.view?.isDescendant(of: revealed) == true
  }

  private func mover(of coordinator: any UIViewControllerTransitionCoordinator) -> (any DragMover)? {
    if let controller { return controller }
    guard !coordinator.isInteractive, let context = animator?.context else { return nil }
    return ContextMover(context: context, coordinator: coordinator)
  }

  private func releaseWithoutDrag() {
    guard let caught else { return }
    if let finishing = caught.wasFinishing { end(finishing: finishing, velocity: 0) } else { release(velocity: 0) }
  }
}

extension DragInteraction: UIGestureRecognizerDelegate {
  /// Lets a drag begin if it has caught a transition, or if it can request one in the direction of the finger.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    let movement = pan.initialMovement(in: measuredView)
    let direction = directions.first { $0.dominates(movement) && isInRegion($0) && mayBegin($0) }
    isNext = direction != nil && (caught?.wasSettling ?? coordinator().map(isSettling) ?? false)
    if caught != nil, !isNext { return pan === self.pan }
    guard let direction, isNext || coordinator() == nil else { return false }
    self.direction = direction
    return true
  }

  /// Gives an edge pan of this interaction precedence over the pans of others.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer is UIScreenEdgePanGestureRecognizer && otherGestureRecognizer is UIPanGestureRecognizer
      && otherGestureRecognizer.delegate !== self
  }

  private func isInRegion(_ direction: DragDirection) -> Bool {
    guard figures.region == .edge, let view = measuredView else { return true }
    return direction.distanceFromEdge(of: pressPoint, in: view.bounds) <= figures.edgeWidth
  }
}
