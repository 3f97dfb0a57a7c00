import CoreGraphics
import Foundation
import Motion

/// Dismisses a zoomed screen by a pan down, to the side or from the edge, and by a pinch.
@MainActor final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate {
  private weak var zoomed: UIViewController?
  private let pan = ZoomPan()
  private let pinch = UIPinchGestureRecognizer()
  private var drag: ZoomDrag?
  /// Of the screen at rest, in the window.
  private var origin = CGPoint.zero
  /// The last one, let go.
  private weak var settling: ZoomDrag?
  /// Requested, and not taken by a transition yet.
  private var requested: ZoomDrag?
  /// Where the finger or the fingers took hold, in the window.
  private var grabbed = CGPoint.zero
  private var firstAngle: CGFloat = 0
  private var caught: CaughtFlight?

  /// A press holds it.
  private struct CaughtFlight {
    let mover: Mover
    let outcome: TransitionOutcome

    enum Mover {
      case spring(SystemInteraction, progress: CGFloat, opens: Bool)
      case drag(ZoomDrag, start: ZoomCard)
    }
  }

  init(of zoomed: UIViewController) {
    self.zoomed = zoomed
    super.init()
    pan.dismissal = self
    pan.maximumNumberOfTouches = 1
    (pinch.slop, pinch.hysteresis) = (ZoomMotion.pinchSlop, ZoomMotion.pinchSlop)
    pan.addTarget(self, action: Selector(Self.panned))
    pinch.addTarget(self, action: Selector(Self.pinched))
    for recognizer in [pan, pinch] {
      recognizer.delegate = self
      zoomed.view.addGestureRecognizer(recognizer)
    }
  }

  var isHolding: Bool { caught != nil }

  func remove() {
    for recognizer in [pan, pinch] { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  /// Once, by the transition that the gesture has requested.
  func takeDrag() -> ZoomDrag? {
    defer { requested = nil }
    return requested
  }

  private var application: UIApplication { zoomed?.viewIfLoaded?.application ?? .shared }
  var motion: ZoomMotion { application.zoomMotion }
  /// From right to left, drags to the side go to the left.
  var isMirrored: Bool { application.userInterfaceLayoutDirection == .rightToLeft }
  /// The sign of a movement that dismisses to the side.
  var leads: Double { isMirrored ? -1 : 1 }
  /// What moves: also a sheet or a popover around the zoomed screen.
  private var screen: UIView? { zoomed?.modal.presentedBy?.controller.presentedView ?? zoomed?.viewIfLoaded }
  private var size: CGSize { screen?.bounds.size ?? .zero }

  // MARK: Whether a gesture begins

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if caught != nil { return recognizer === pan }
    guard canDismiss, let zoomed else { return false }
    if recognizer === pinch, pinch.scale > 1 { return false }
    let velocity = recognizer === pan ? pan.velocity(in: zoomed.view) : .zero
    let willBegin = recognizer === pinch || pan.isFreeOfScrolling
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
    guard let zoomed, zoomed.zoom != nil, drag == nil else { return false }
    if zoomed.currentTransition != nil, flight == nil { return false }
    if pops { return navigation?.stack.last === zoomed }
    // Its own stack goes first.
    if let stack = (zoomed as? UINavigationController)?.stack, stack.count > 1, pan.direction != .down { return false }
    guard let presentation = zoomed.modal.presentedBy, zoomed.modal.presentation == nil else { return false }
    // A sheet has a drag down of its own.
    return !(presentation.controller is UISheetPresentationController && pan.direction == .down)
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
  func press() {
    guard motion.touches == .asDocumented, caught == nil else { return }
    if let settling, let outcome = settling.stop(), let start = settling.stoppedCard {
      caught = CaughtFlight(mover: .drag(settling, start: start), outcome: outcome)
    } else if let flight {
      let outcome = flight.transition.state.interaction.decision?.outcome ?? .finish
      flight.interaction.pause()
      caught = CaughtFlight(
        mover: .spring(
          flight.interaction, progress: flight.transition.percentComplete, opens: flight.animator.opens),
        outcome: outcome)
    }
  }

  /// A press that did not drag lets the flight go on.
  func letGo() {
    guard let caught else { return }
    self.caught = nil
    end(caught, caught.outcome)
  }

  private func end(_ caught: CaughtFlight, _ outcome: TransitionOutcome) {
    switch caught.mover {
    case .spring(let interaction, _, _): interaction.end(outcome)
    case .drag(let drag, _): drag.end(finishing: outcome == .finish, speed: 0)
    }
  }

  private func moveCaught(_ caught: CaughtFlight) {
    let isLetGo = pan.state != .began && pan.state != .changed
    if isLetGo { self.caught = nil }
    let moved = release
    switch caught.mover {
    case .spring(let interaction, let progress, let opens):
      let sign = opens ? -1.0 : 1
      let now = progress.native + sign * moved.progress
      interaction.update(CGFloat(now))
      guard isLetGo else { return }
      guard pan.state == .ended else { return end(caught, caught.outcome) }
      interaction.release(
        Release(progress: now, pointsPerSecond: sign * moved.pointsPerSecond, width: moved.width),
        by: .leading(seconds: motion.projection, threshold: 0.5))
    case .drag(let drag, let start):
      drag.shift(start, by: pan.translation(in: nil))
      guard isLetGo else { return }
      // The direction of the finger decides.
      let decision = ReleaseRule.leading(seconds: motion.projection, threshold: 0).decision(for: moved)
      application.systemDecision = decision
      end(caught, pan.state == .ended ? (decision.finishes ? .finish : .cancel) : caught.outcome)
    }
  }

  // MARK: Gestures

  private func panned() {
    if let caught { return moveCaught(caught) }
    let direction = pan.direction ?? .down
    let movement = pan.translation(in: nil)
    let rule = motion.rule(for: direction)
    if pan.state == .began {
      let location = pan.location(in: nil)
      begin()
      grabbed = CGPoint(x: location.x - movement.x - origin.x, y: location.y - movement.y - origin.y)
      application.systemForecast = { [weak self] in self.flatMap { $0.drag == nil ? nil : ($0.release, rule) } }
    }
    guard pan.state == .began || pan.state == .changed else {
      let velocity = pan.velocity(in: nil)
      return end(pan.state == .ended ? rule.decision(for: release) : nil, speed: hypot(velocity.x, velocity.y))
    }
    drag?.move(
      to: ZoomMotion.card(direction, from: grabbed, by: movement, in: size, isMirrored: isMirrored),
      progress: CGFloat(min(max(release.progress, 0), 1)))
  }

  /// What the pan has moved, in the direction in which it dismisses.
  private var release: Release {
    let isDown = pan.direction?.isDown ?? true
    let length = max(isDown ? size.height : size.width, 1).native
    let (movement, velocity) = (pan.translation(in: nil), pan.scrollVelocity(in: nil))
    return Release(
      progress: (isDown ? movement.y.native : leads * movement.x.native) / length,
      pointsPerSecond: isDown ? velocity.y.native : leads * velocity.x.native, width: length)
  }

  /// One to one in scale, rotation and position.
  private func pinched() {
    guard pinch.state == .began || pinch.state == .changed, pinch.numberOfTouches == 2 else {
      guard drag != nil else { return }
      let release = Release(progress: 1 - pinch.scale.native, pointsPerSecond: 0, width: size.width.native)
      return end(pinch.state == .cancelled ? nil : motion.pinchRule.decision(for: release), speed: 0)
    }
    let touches = [0, 1].map { pinch.location(ofTouch: $0, in: nil) }
    let middle = CGPoint(x: (touches[0].x + touches[1].x) / 2, y: (touches[0].y + touches[1].y) / 2)
    let angle = atan2(touches[1].y - touches[0].y, touches[1].x - touches[0].x)
    if pinch.state == .began {
      (grabbed, firstAngle) = (middle, angle)
      begin()
    }
    var card = ZoomCard(center: .zero, size: size, scaled: pinch.scale)
    card.rotation = remainder(angle - firstAngle, 2 * .pi)
    let reach = CGPoint(x: origin.x + size.width / 2 - grabbed.x, y: origin.y + size.height / 2 - grabbed.y)
    let turned = reach.applying(
      CGAffineTransform(rotationAngle: card.rotation).scaledBy(x: pinch.scale, y: pinch.scale))
    card.center = CGPoint(x: middle.x + turned.x - origin.x, y: middle.y + turned.y - origin.y)
    drag?.move(to: card, progress: min(max(1 - pinch.scale, 0), 1))
  }

  private func begin() {
    guard let zoomed else { return }
    var start: (look: ZoomLook, velocity: Double)?
    if let flight {
      let progress = flight.transition.presentedProgress
      let left = max(1 - progress.native, 1e-6)
      let spring = motion.flight
      start = flight.animator.screens.map {
        ($0.path.look(at: progress, opens: true, motion), spring.velocity(atValue: progress.native) / left)
      }
      flight.transition.finishAtOnce()
    }
    origin = screen.flatMap { $0.superview?.convert($0.frameIgnoringTransform.origin, to: nil) } ?? .zero
    let drag = ZoomDrag(zoomed, inFlight: start)
    (self.drag, requested) = (drag, drag)
    if pops {
      navigation?.popViewController(animated: true)
    } else {
      zoomed.dismiss(animated: true, completion: zoomed.modal.presentedBy?.controller.beginDismissalByUser())
    }
  }

  /// Without a decision the screen goes back.
  private func end(_ decision: ReleaseDecision?, speed: CGFloat) {
    application.systemForecast = nil
    application.systemDecision = decision
    drag?.end(finishing: decision?.finishes ?? false, speed: (speed / max(size.width, 1)).native)
    // An animator of the user's own may have taken its part.
    (drag, settling, requested) = (nil, drag, nil)
  }
}

extension Spring {
  /// The velocity with which a critically damped spring from rest passes `value`.
  fileprivate func velocity(atValue value: Double) -> Double {
    var (low, high) = (0.0, 20 / naturalFrequency)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return velocity(at: low)
  }
}
