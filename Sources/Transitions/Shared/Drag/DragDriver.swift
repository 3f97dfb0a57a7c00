public import UIKit

/// A drag that drives a transition: it asks for one, moves it, decides at release how it ends, and catches it while it
/// plays by itself.
///
/// A drag begins one of its `ways`, in the figures' region, where `mayBegin` says so and nothing is under way; then it
/// calls `begin`, which pops, dismisses or the like, and whose delegate hands out `interactionController()`. From then
/// on the finger moves it. A release is decided by the figures as they are at that moment; a gesture that is cancelled
/// or fails cancels. A press on what moves, while nobody holds it, holds it where it is; the drag goes on from there,
/// or a release without a drag decides by how far it is; what began from code goes on then.
@MainActor public final class DragDriver: NSObject {
  /// When a drag begins, when it is enough, and how the rest is played.
  public var figures: DragFigures
  /// The pan, to be added to the view that it is measured in.
  public let pan = CatchingPanGestureRecognizer()
  /// The ways a drag may go, at most one along each axis and side.
  public var ways: [DragWay] = [.right] { didSet { way = ways.first ?? way } }
  /// Whether its drags are against those that animators speak of: of two drivers that share an animator, because there
  /// is a drag to and one back, the one to.
  public var isOpposite = false
  /// Whether a movement to the other side of where a drag began counts as well.
  public var countsEitherSide = false
  /// The view that the drag is measured in; nil for the pan's own.
  public weak var reference: UIView?
  /// How far a finger goes for all of a transition, in points; nil for as far as the view extends.
  public var length: CGFloat? { didSet { if active != nil { move() } } }
  /// Between which fractions the finger moves it.
  public var limits: ClosedRange<CGFloat> = 0...1
  /// Whether a drag may begin something now.
  public var mayBegin: (DragWay) -> Bool = { _ in true }
  /// Begins it.
  public var begin: (DragWay) -> Void = { _ in }
  /// The coordinator of the transition under way.
  public var coordinator: () -> (any UIViewControllerTransitionCoordinator)? = { nil }
  /// What drives the next transition.
  public var makeInteraction: () -> any UIViewControllerInteractiveTransitioning & DragGrip = {
    UIPercentDrivenInteractiveTransition()
  }
  /// Whether it drives every transition: one that nobody drags begins by itself, and when it was caught and let go its
  /// rest is played as that of a drag is.
  public var drivesAll = false
  /// Called before the rest is played, with whether it finishes and the velocity, in points a second towards the end.
  public var willPlay: (UIPercentDrivenInteractiveTransition, Bool, CGFloat) -> Void = { _, _, _ in }
  /// The animator that serves now, whose transition is caught although nobody drove it from the beginning.
  public weak var animator: (any CatchableAnimating)?

  /// What drives the transition under way, which keeps it.
  private weak var interaction: (any UIViewControllerInteractiveTransitioning & DragGrip)?
  /// Set from `begin` until the interaction controller was handed out.
  private var isAsking = false
  private var way = DragWay.right
  private var pressPoint = CGPoint.zero
  /// The pan that drags now.
  private weak var active: UIPanGestureRecognizer?
  private var caught: Caught?

  /// What a press has caught.
  private struct Caught {
    let grip: any DragGrip
    /// How far it was, as the finger sees it.
    let progress: CGFloat
    let isReversed: Bool
    /// Which end it was on its way to, where code began it: true for the end, false for the beginning.
    let goesOn: Bool?
  }

  /// A driver that goes by `figures`.
  public init(figures: DragFigures = DragFigures()) {
    self.figures = figures
    super.init()
    follow(pan)
    pan.maximumNumberOfTouches = 1
    pan.fingerDown = { [weak self] touch in self?.press(touch) }
    pan.fingerUpWithoutDrag = { [weak self] in self?.letGo($0) }
  }

  /// Goes by `other` as well, whichever of its pans begins first; what catches remains `pan`.
  public func follow(_ other: UIPanGestureRecognizer) {
    other.addTarget(self, action: Selector(Self.handlePan(_:)))
    other.delegate = self
  }

  /// What drives the transition that the drag asks for; nil where nobody drags, and for anything else, unless it
  /// `drivesAll`.
  public func interactionController() -> (any UIViewControllerInteractiveTransitioning)? {
    guard isAsking || drivesAll else { return nil }
    let made = makeInteraction()
    interaction = made
    if !isAsking { (made as? UIPercentDrivenInteractiveTransition)?.wantsInteractiveStart = false }
    isAsking = false
    return made
  }

  // MARK: The drag

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      active = pan
      if caught == nil {
        isAsking = true
        begin(way)
        coordinator()?.animate(alongsideTransition: nil) { [weak self] _ in self?.interaction = nil }
      }
      move()
    case .changed: move()
    case .ended: release(velocity: way.along(pan.velocity(in: measured)))
    default: giveUp()
    }
  }

  private var measured: UIView? { reference ?? pan.view }

  private var grip: (any DragGrip)? { caught?.grip ?? interaction }

  private var wholeLength: CGFloat { max(length ?? way.length(in: measured?.bounds.size ?? .zero), 1) }

  /// How far the finger has it, of the way that the finger goes.
  private var progress: CGFloat {
    let along = way.along((active ?? pan).translation(in: measured)) / wholeLength
    let part = countsEitherSide && caught == nil ? abs(along) : along
    return min(max((caught?.progress ?? 0) + part, limits.lowerBound), limits.upperBound)
  }

  private func move() { grip?.update(caught?.isReversed == true ? 1 - progress : progress) }

  private func release(velocity: CGFloat) {
    let isEnough = figures.isEnough(progress: progress, velocity: velocity, length: wholeLength)
    let isReversed = caught?.isReversed == true
    end(finishing: isEnough != isReversed, velocity: isReversed ? -velocity : velocity)
  }

  /// The drag was taken away: all goes back to what it was before the finger came.
  private func giveUp() { end(finishing: caught?.isReversed == true, velocity: 0) }

  private func end(finishing: Bool, velocity: CGFloat) {
    if let interaction = interaction as? UIPercentDrivenInteractiveTransition {
      interaction.completionCurve = figures.completionCurve
      interaction.completionSpeed = figures.completionSpeed
      willPlay(interaction, finishing, velocity)
    }
    if finishing { grip?.finish() } else { grip?.cancel() }
    caught = nil
    active = nil
    isAsking = false
  }

  // MARK: Catching what plays by itself

  private func press(_ touch: UITouch) {
    pressPoint = touch.location(in: measured)
    guard let coordinator = coordinator(), !isForRevealed(touch, coordinator), let grip = grip(of: coordinator) else {
      return
    }
    // What nobody dragged goes on, if nobody drags it now either.
    let goesOn = coordinator.initiallyInteractive ? nil : !coordinator.isCancelled
    grip.pause()
    let isReversed = animator.map { $0.isReversedByDrag != isOpposite } ?? false
    let place = grip.percentComplete
    caught = Caught(
      grip: grip, progress: isReversed ? 1 - place : place, isReversed: isReversed,
      goesOn: goesOn)
  }

  /// Whether a touch is for the screen that is revealed beneath the other, which may be used already.
  private func isForRevealed(_ touch: UITouch, _ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
    guard !coordinator.isCancelled, let revealed = coordinator.view(forKey: .to),
      let leaving = coordinator.view(forKey: .from)
    else { return false }
    let lowest = coordinator.containerView.subviews.first { $0 === revealed || $0 === leaving }
    return lowest === revealed && touch.view?.isDescendant(of: revealed) == true
  }

  private func grip(of coordinator: any UIViewControllerTransitionCoordinator) -> (any DragGrip)? {
    if let interaction { return interaction }
    guard !coordinator.isInteractive, let context = animator?.context else { return nil }
    return ContextGrip(context: context, coordinator: coordinator)
  }

  private func letGo(_ wasTakenAway: Bool) {
    guard caught != nil else { return }
    if wasTakenAway { return giveUp() }
    if let finishes = caught?.goesOn { end(finishing: finishes, velocity: 0) } else { release(velocity: 0) }
  }
}

extension DragDriver: UIGestureRecognizerDelegate {
  /// A drag begins on one of its ways, in the region, and where there is something to begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    if caught != nil { return pan === self.pan }
    let movement = pan.heading(in: measured)
    guard let way = ways.first(where: { $0.leads(movement) }),
      coordinator() == nil, isInRegion(way), mayBegin(way)
    else { return false }
    self.way = way
    return true
  }

  /// What comes from the edge of the screen is the driver's, before another pan has it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer is UIScreenEdgePanGestureRecognizer && otherGestureRecognizer is UIPanGestureRecognizer
      && otherGestureRecognizer.delegate !== self
  }

  private func isInRegion(_ way: DragWay) -> Bool {
    guard figures.region == .edge, let view = measured else { return true }
    return way.distance(of: pressPoint, in: view.bounds) <= figures.edgeWidth
  }
}
