import CoreGraphics
import Foundation
import Motion

/// One dismissal by a finger or two, from its beginning until the screen has landed or gone back.
@MainActor final class ZoomDrag: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var zoomed: UIViewController?
  private var context: TransitionContext?
  private var screens: ZoomScreens?
  /// The screen under the finger, and how far it has been moved, 0...1.
  private var card: (card: ZoomCard, progress: CGFloat)?
  private var release: (finishes: Bool, speed: Double)?
  /// The rest of the flight in which the finger took hold, and its velocity in whole distances a second.
  private let flight: (look: ZoomLook, velocity: Double)?
  /// A movement that was stopped does not arrive.
  private var landings = 0

  init(_ zoomed: UIViewController, inFlight flight: (look: ZoomLook, velocity: Double)?) {
    (self.zoomed, self.flight) = (zoomed, flight)
  }

  /// Let go, and on its way to the source or back.
  var isSettling: Bool { context != nil && release != nil }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext, let zoomed else { return }
    self.context = context
    let screens = makeScreens(of: zoomed, in: context)
    if let flight {
      var look = flight.look
      look.covering = 1
      screens.show(look)
      screens.move(
        to: screens.path.whole, along: context.application.zoomMotion.flight,
        velocity: flight.velocity)
    }
    if let card { move(to: card.card, progress: card.progress) }
    if let release { settle(release.finishes, speed: release.speed) }
  }

  private func makeScreens(of zoomed: UIViewController, in context: TransitionContext) -> ZoomScreens {
    let screens = ZoomScreens(zoomed, context, opens: false)
    self.screens = screens
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
    if let release { settle(release.finishes, speed: release.speed) }
  }

  /// The tracking spring follows the finger.
  func move(to card: ZoomCard, progress: CGFloat) {
    self.card = (card, progress)
    guard let screens, let context, release == nil else { return }
    screens.move(to: screens.path.look(of: card), along: ZoomMotion.tracking)
    context.updateInteractiveTransition(progress)
  }

  /// `speed` is in widths a second.
  func end(finishing: Bool, speed: Double) {
    guard release == nil else { return }
    release = (finishing, speed)
    if context != nil { settle(finishing, speed: speed) }
  }

  private func settle(_ finishes: Bool, speed: Double) {
    guard let context, let screens else { return }
    landings += 1
    var left = finishes ? 2 : 1
    let arrived = { [landings] (_: Bool) in
      left -= 1
      if left == 0, landings == self.landings { self.arrive() }
    }
    guard finishes else {
      context.cancelInteractiveTransition()
      return screens.move(
        to: screens.path.whole, along: ZoomMotion.returning, completion: arrived)
    }
    context.finishInteractiveTransition()
    let motion = context.application.zoomMotion
    screens.getsTouches = motion.touches == .asDocumented
    var landed = screens.path.look(at: 0, opens: false, motion)
    landed.covering = screens.look.covering
    screens.move(to: landed, along: ZoomMotion.landing(speed: speed), completion: arrived)
    landed.covering = 0
    screens.move(to: landed, along: ZoomMotion.uncovering, completion: arrived)
  }

  // MARK: Stopping

  /// A press stops the settling; returns where it was going.
  func stop() -> TransitionOutcome? {
    guard let release, let context, let screens else { return nil }
    landings += 1
    screens.stop()
    self.release = nil
    context.pauseInteractiveTransition()
    card = (screens.look.card, context.percentComplete)
    return release.finishes ? .finish : .cancel
  }

  /// The stopped screen has the finger's `movement` since then.
  func shift(_ start: ZoomCard, by movement: CGPoint) {
    guard let screens, release == nil else { return }
    var look = screens.look
    look.card = start
    look.card.center = CGPoint(x: start.center.x + movement.x, y: start.center.y + movement.y)
    screens.move(to: look, along: ZoomMotion.tracking)
  }

  var stoppedCard: ZoomCard? { card?.card }

  private func arrive() {
    guard let context, let screens, !context.state.isOver else { return }
    (self.context, self.screens) = (nil, nil)
    screens.end()
    context.completeTransition(!context.transitionWasCancelled)
  }
}
