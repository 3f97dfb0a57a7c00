import CoreGraphics
import Foundation
import Motion

/// Dismisses a zoomed screen by a pan down, to the side or from the edge, and by a pinch, one dismissal after another.
///
/// The pan goes down, or to the right, from right to left to the left; its first movement decides which.
@MainActor
final class ZoomDrag: UIPanGestureRecognizer, UIViewControllerInteractiveTransitioning,
  UIGestureRecognizerDelegate
{
  private enum Phase {
    case idle
    /// The dismissal is requested, and no transition has taken it yet.
    case asking
    case held
    /// On its way to the source or back; `speed` is that of the release, in widths a second.
    case settling(finishes: Bool, speed: Double)
    /// A press holds what was on its way to the outcome.
    case caught(Caught, TransitionOutcome)
  }

  private enum Caught {
    case flight(SystemInteraction, progress: CGFloat, opens: Bool)
    /// The screen, as this dismissal was stopped.
    case card(ZoomCard)
  }

  private var phase = Phase.idle
  private weak var zoomed: UIViewController?
  private weak var context: TransitionContext?
  private let pinch = UIPinchGestureRecognizer()
  /// Nil before the first movement.
  private var direction: ZoomMotion.Drag?
  /// Content at its end leaves the drag to this recogniser; other content scrolls.
  private var isFreeOfScrolling = true
  /// Of the screen at rest, in the window.
  private var origin = CGPoint.zero
  /// Where the finger or the fingers took hold, in the window.
  private var grabbed = CGPoint.zero
  private var firstAngle: CGFloat = 0
  /// The screen under the finger, and how far it has been moved, 0...1.
  private var card: (card: ZoomCard, progress: CGFloat)?
  /// What was left of the flight in which the finger took hold, and its velocity in whole distances a second.
  private var inFlight: (look: ZoomLook, velocity: Double)?
  /// A movement that was stopped does not arrive.
  private var landings = 0

  init(of zoomed: UIViewController) {
    self.zoomed = zoomed
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    (pinch.slop, pinch.hysteresis) = (ZoomMotion.pinchSlop, ZoomMotion.pinchSlop)
    addTarget(self, action: Selector(Self.panned))
    pinch.addTarget(self, action: Selector(Self.pinched))
    for recognizer in [self, pinch] {
      recognizer.delegate = self
      zoomed.view.addGestureRecognizer(recognizer)
    }
  }

  func remove() {
    for recognizer in [self, pinch] { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  private var application: UIApplication { zoomed?.viewIfLoaded?.application ?? .shared }
  private var motion: ZoomMotion { application.zoomMotion }
  /// From right to left, drags to the side go to the left.
  private var isMirrored: Bool { application.userInterfaceLayoutDirection == .rightToLeft }
  /// The sign of a movement that dismisses to the side.
  private var leads: Double { isMirrored ? -1 : 1 }
  /// What moves: also a sheet or a popover around the zoomed screen.
  private var screen: UIView? { zoomed?.modal.presentedBy?.controller.presentedView ?? zoomed?.viewIfLoaded }
  private var size: CGSize { screen?.bounds.size ?? .zero }
  private var screens: ZoomScreens? { (context?.animator as? ZoomAnimator)?.screens }

  // MARK: Whether a gesture begins

  override var followsContentAtItsEnd: Bool { true }

  override func decision(on movement: SIMD2<Double>) -> Decision {
    let distance = hypot(movement.x, movement.y)
    if case .caught = phase {
      direction = direction ?? (abs(movement.y) >= abs(movement.x) ? .down : .anywhere)
      slop = GestureThresholds.panSlop
      return distance >= slop ? .begins(past: distance) : .undecided
    }
    guard distance >= GestureThresholds.axisLockDistance else { return .undecided }
    guard let direction = direction ?? firstDirection(of: movement) else {
      return .fails("it leads neither down nor back: \(movedText)")
    }
    if self.direction == nil {
      isFreeOfScrolling = isFree(along: direction.isDown ? 1 : 0, towardsEnd: !direction.isDown && isMirrored)
    }
    self.direction = direction
    slop = motion.slop(of: direction)
    let along = direction.isDown ? movement.y : leads * movement.x
    return along >= slop ? .begins(past: along) : .undecided
  }

  private func firstDirection(of movement: SIMD2<Double>) -> ZoomMotion.Drag? {
    if abs(movement.y) > abs(movement.x) { return movement.y > 0 ? .down : nil }
    guard leads * movement.x > 0 else { return nil }
    let x = CGFloat(middle.x - path.x)
    return (isMirrored ? (view?.window?.bounds.width ?? 0) - x : x) < GestureThresholds.edgeWidth ? .edge : .anywhere
  }

  /// No content under the finger can scroll that way.
  private func isFree(along axis: Int, towardsEnd: Bool) -> Bool {
    var view = countedTouches.first?.view
    while let found = view, found !== self.view?.superview {
      if let scroller = found as? UIScrollView, scroller.canScroll(axis, towardsEnd: towardsEnd) { return false }
      view = found.superview
    }
    return true
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if case .caught = phase { return recognizer === self }
    guard canDismiss, let zoomed else { return false }
    if recognizer === pinch, pinch.scale > 1 { return false }
    let velocity = recognizer === self ? velocity(in: zoomed.view) : .zero
    let willBegin = recognizer === pinch || isFreeOfScrolling
    let asked = zoomed.zoom?.options.interactiveDismissShouldBegin
    let begins =
      asked?(
        .init(
          location: recognizer.location(in: zoomed.view), velocity: CGVector(dx: velocity.x, dy: velocity.y),
          willBegin: willBegin)) ?? willBegin
    return begins && (pops || zoomed.modal.presentedBy?.controller.allowsDismissalByUser() ?? true)
  }

  /// Rather than that it ends a presentation.
  private var pops: Bool { navigation.map { $0.stack.count > 1 } ?? false }

  /// Something is beneath the screen, and nothing moves it but, as measured, the flight in.
  private var canDismiss: Bool {
    guard let zoomed, zoomed.zoom != nil, !isDragging else { return false }
    if zoomed.currentTransition != nil, flight == nil { return false }
    if pops { return navigation?.stack.last === zoomed }
    // Its own stack goes first.
    if let stack = (zoomed as? UINavigationController)?.stack, stack.count > 1, direction != .down { return false }
    guard let presentation = zoomed.modal.presentedBy, zoomed.modal.presentation == nil else { return false }
    // A sheet has a drag down of its own.
    return !(presentation.controller is UISheetPresentationController && direction == .down)
  }

  /// A finger or two have begun a dismissal and hold it.
  private var isDragging: Bool {
    if case .asking = phase { return true }
    if case .held = phase { return true }
    return false
  }

  private var navigation: UINavigationController? { zoomed?.parent as? UINavigationController }

  /// The transition by which the system's spring shows the screen, free to be moved.
  private var flight: (transition: TransitionContext, animator: ZoomAnimator, interaction: SystemInteraction)? {
    guard let transition = zoomed?.currentTransition, transition.state.isRunning, !transition.isInteractive,
      let animator = transition.animator as? ZoomAnimator, animator.zoomed === zoomed,
      let interaction = transition.interactor as? SystemInteraction
    else { return nil }
    return transition.isOpening && motion.touches == .asMeasured || motion.touches == .asDocumented
      ? (transition, animator, interaction) : nil
  }

  // MARK: Catching

  /// As documented, a press stops the flight.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard motion.touches == .asDocumented else { return }
    if case .settling(let finishes, _) = phase, let start = stop() {
      phase = .caught(.card(start), finishes ? .finish : .cancel)
    } else if !isDragging, let (transition, animator, interaction) = flight {
      let outcome = transition.state.interaction.decision?.outcome ?? .finish
      interaction.pause()
      phase = .caught(
        .flight(interaction, progress: transition.percentComplete, opens: animator.opens), outcome)
    }
  }

  /// A press that did not drag lets the flight go on.
  override func reset() {
    super.reset()
    direction = nil
    if case .caught(let caught, let outcome) = phase { end(caught, outcome) }
  }

  private func end(_ caught: Caught, _ outcome: TransitionOutcome) {
    switch caught {
    case .flight(let interaction, _, _):
      phase = .idle
      interaction.end(outcome)
    case .card: settle(outcome == .finish, speed: 0)
    }
  }

  private func move(_ caught: Caught, _ outcome: TransitionOutcome) {
    let isLetGo = state != .began && state != .changed
    let moved = release
    switch caught {
    case .flight(let interaction, let progress, let opens):
      let sign = opens ? -1.0 : 1
      let now = progress.native + sign * moved.progress
      interaction.update(CGFloat(now))
      guard isLetGo else { return }
      guard state == .ended else { return end(caught, outcome) }
      phase = .idle
      interaction.release(
        Release(progress: now, pointsPerSecond: sign * moved.pointsPerSecond, width: moved.width),
        by: .leading(seconds: motion.projection, threshold: 0.5))
    case .card(let start):
      if let screens {
        var look = screens.look
        look.card = start
        let movement = translation(in: nil)
        look.card.center = CGPoint(x: start.center.x + movement.x, y: start.center.y + movement.y)
        screens.move(to: look, along: ZoomMotion.tracking)
      }
      guard isLetGo else { return }
      // The direction of the finger decides.
      let decision = ReleaseRule.leading(seconds: motion.projection, threshold: 0).decision(for: moved)
      application.systemDecision = decision
      end(caught, state == .ended ? (decision.finishes ? .finish : .cancel) : outcome)
    }
  }

  /// Leaves this dismissal's screen where it is seen, and returns it.
  private func stop() -> ZoomCard? {
    guard let context, let screens else { return nil }
    landings += 1
    screens.stop()
    context.pauseInteractiveTransition()
    card = (screens.look.card, context.percentComplete)
    return screens.look.card
  }

  // MARK: Gestures

  private func panned() {
    if case .caught(let caught, let outcome) = phase { return move(caught, outcome) }
    let direction = direction ?? .down
    let movement = translation(in: nil)
    let rule = motion.rule(for: direction)
    if state == .began {
      let location = location(in: nil)
      ask()
      grabbed = CGPoint(x: location.x - movement.x - origin.x, y: location.y - movement.y - origin.y)
      application.systemForecast = { [weak self] in self.flatMap { $0.isDragging ? ($0.release, rule) : nil } }
    }
    guard state == .began || state == .changed else {
      let velocity = velocity(in: nil)
      return end(state == .ended ? rule.decision(for: release) : nil, speed: hypot(velocity.x, velocity.y))
    }
    move(
      to: ZoomMotion.card(direction, from: grabbed, by: movement, in: size, isMirrored: isMirrored),
      progress: CGFloat(min(max(release.progress, 0), 1)))
  }

  /// What the pan has moved, in the direction in which it dismisses.
  private var release: Release {
    let isDown = direction?.isDown ?? true
    let length = max(isDown ? size.height : size.width, 1).native
    let (movement, velocity) = (translation(in: nil), scrollVelocity(in: nil))
    return Release(
      progress: (isDown ? movement.y.native : leads * movement.x.native) / length,
      pointsPerSecond: isDown ? velocity.y.native : leads * velocity.x.native, width: length)
  }

  /// One to one in scale, rotation and position.
  private func pinched() {
    guard pinch.state == .began || pinch.state == .changed, pinch.numberOfTouches == 2 else {
      guard isDragging else { return }
      let release = Release(progress: 1 - pinch.scale.native, pointsPerSecond: 0, width: size.width.native)
      return end(pinch.state == .cancelled ? nil : motion.pinchRule.decision(for: release), speed: 0)
    }
    let touches = [0, 1].map { pinch.location(ofTouch: $0, in: nil) }
    let middle = CGPoint(x: (touches[0].x + touches[1].x) / 2, y: (touches[0].y + touches[1].y) / 2)
    let angle = atan2(touches[1].y - touches[0].y, touches[1].x - touches[0].x)
    if pinch.state == .began {
      (grabbed, firstAngle) = (middle, angle)
      ask()
    }
    var card = ZoomCard(center: .zero, size: size, scaled: pinch.scale)
    card.rotation = remainder(angle - firstAngle, 2 * .pi)
    let reach = CGPoint(x: origin.x + size.width / 2 - grabbed.x, y: origin.y + size.height / 2 - grabbed.y)
    let turned = reach.applying(
      CGAffineTransform(rotationAngle: card.rotation).scaledBy(x: pinch.scale, y: pinch.scale))
    card.center = CGPoint(x: middle.x + turned.x - origin.x, y: middle.y + turned.y - origin.y)
    move(to: card, progress: min(max(1 - pinch.scale, 0), 1))
  }

  private func ask() {
    guard let zoomed else { return }
    (card, inFlight, context) = (nil, nil, nil)
    if let (transition, animator, _) = flight {
      let progress = transition.presentedProgress
      let left = max(1 - progress.native, 1e-6)
      inFlight = animator.screens.map {
        let speed = motion.flight.velocity(atValue: progress.native)
        return ($0.path.look(at: progress, opens: true, motion), speed / left)
      }
      transition.finishAtOnce()
    }
    origin = screen.flatMap { $0.superview?.convert($0.frameIgnoringTransform.origin, to: nil) } ?? .zero
    phase = .asking
    if pops {
      navigation?.popViewController(animated: true)
    } else {
      zoomed.dismiss(animated: true, completion: zoomed.modal.presentedBy?.controller.beginDismissalByUser())
    }
  }

  /// The tracking spring follows the finger.
  private func move(to card: ZoomCard, progress: CGFloat) {
    self.card = (card, progress)
    guard isDragging, let screens, let context else { return }
    screens.move(to: screens.path.look(of: card), along: ZoomMotion.tracking)
    context.updateInteractiveTransition(progress)
  }

  /// Without a decision the screen goes back.
  private func end(_ decision: ReleaseDecision?, speed: CGFloat) {
    application.systemForecast = nil
    application.systemDecision = decision
    // An animator of the user's own may have taken its part.
    guard case .held = phase else {
      phase = .idle
      return
    }
    settle(decision?.finishes ?? false, speed: (speed / max(size.width, 1)).native)
  }

  // MARK: The transition

  /// Once, for the transition that the gesture has requested.
  func take() -> ZoomDrag? {
    guard case .asking = phase else { return nil }
    phase = .held
    return self
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext, let zoomed else { return }
    self.context = context
    let screens = makeScreens(of: zoomed, in: context)
    if let inFlight {
      var look = inFlight.look
      look.covering = 1
      screens.show(look)
      screens.move(to: screens.path.whole, along: motion.flight, velocity: inFlight.velocity)
    }
    if let card { move(to: card.card, progress: card.progress) }
    if case .settling(let finishes, let speed) = phase { settle(finishes, speed: speed) }
  }

  private func makeScreens(of zoomed: UIViewController, in context: TransitionContext) -> ZoomScreens {
    let screens = ZoomScreens(zoomed, context, opens: false)
    (context.animator as? ZoomAnimator)?.screens = screens
    return screens
  }

  /// `change` gives the container another size: the screens are put back before, and taken again after it.
  func restage(_ change: () -> Void) {
    guard let context, let screens, let zoomed else { return change() }
    landings += 1
    screens.end()
    change()
    context.journal.record(in: context.application) {
      let screens = makeScreens(of: zoomed, in: context)
      if let card { screens.show(screens.path.look(of: card.card)) }
    }
    if case .settling(let finishes, let speed) = phase { settle(finishes, speed: speed) }
  }

  /// A transition that has not begun waits.
  private func settle(_ finishes: Bool, speed: Double) {
    phase = .settling(finishes: finishes, speed: speed)
    guard let context, let screens else { return }
    landings += 1
    var left = finishes ? 2 : 1
    let arrived = { [landings] (_: Bool) in
      left -= 1
      if left == 0, landings == self.landings { self.arrive() }
    }
    guard finishes else {
      context.cancelInteractiveTransition()
      return screens.move(to: screens.path.whole, along: ZoomMotion.returning, completion: arrived)
    }
    context.finishInteractiveTransition()
    screens.getsTouches = motion.touches == .asDocumented
    var landed = screens.path.look(at: 0, opens: false, motion)
    landed.covering = screens.look.covering
    screens.move(to: landed, along: ZoomMotion.landing(speed: speed), completion: arrived)
    landed.covering = 0
    screens.move(to: landed, along: ZoomMotion.uncovering, completion: arrived)
  }

  private func arrive() {
    guard let context, let screens, !context.state.isOver else { return }
    (self.context, phase) = (nil, .idle)
    screens.end()
    context.completeTransition(!context.transitionWasCancelled)
  }
}
