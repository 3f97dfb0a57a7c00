import CoreGraphics
import Foundation
import QuartzCore

// Where the animator vends something that can be interrupted, that is moved and the container's time is left alone.

extension TransitionContext {
  /// What can be held and moved now.
  var underWay: [AnimatorDriver] { drivers.filter(\.isUnderWay) }

  /// Asks `animator` for what is to be moved.
  func ask(_ animator: any UIViewControllerAnimatedTransitioning) {
    drivers = vended(by: animator).map { [AnimatorDriver(animator: $0)] } ?? []
  }

  private func vended(by animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewImplicitlyAnimating)? {
    let vended = animator.interruptibleAnimator(using: self)
    guard !(vended is AbsentAnimator) else { return nil }
    if let given = vended as? UIViewPropertyAnimator, !given.isInterruptible {
      application.report("\(type(of: animator)).interruptibleAnimator(using:) gave one that is not interruptible")
      return nil
    }
    return vended
  }

  /// Has what `animator` vended begin, where `animateTransition` has not seen to that: held, or running.
  func beginDriver(of animator: any UIViewControllerAnimatedTransitioning, held: Bool) {
    guard phase == .running, let driver = drivers.first else { return }
    if driver.isAtRest, vended(by: animator) !== driver.animator {
      application.report(
        "\(type(of: animator)).interruptibleAnimator(using:) must give the same object as long as the transition lasts")
      drivers = []
      return
    }
    driver.begin(held: held)
  }

  /// Asks for what an interaction controller, having begun by its own ways, is to move by its words to the context.
  func takeUp(_ animator: any UIViewControllerAnimatedTransitioning) {
    guard phase == .running else { return }
    ask(animator)
    beginDriver(of: animator, held: isInteractive || outcome != nil)
  }

  /// Whether a transition that nobody drives can be taken up, because its animator vends something.
  var mayBeTakenUp: Bool {
    guard drivers.isEmpty, phase == .running, driven.isEmpty, let animator else { return !drivers.isEmpty }
    collect { ask(animator) }
    drivers = underWay
    return !drivers.isEmpty
  }

  /// Animates what is alongside by an animator of its own, which goes with the one that was vended.
  func accompany() {
    let companion = UIViewPropertyAnimator(duration: transitionDuration, curve: .easeInOut) { self.runAlongside() }
    let driver = AnimatorDriver(animator: companion)
    driver.begin(held: drivers.first?.animator.isRunning != true)
    drivers.append(driver)
  }

  /// Lets what was vended go to `outcome`: at once where the engine drives it.
  ///
  /// Whoever else is in charge may do so by himself in the same turn.
  func playDrivers(_ tail: Tail, _ outcome: Outcome) {
    guard !drivers.isEmpty else { return }
    guard interactor is UIPercentDrivenInteractiveTransition else {
      return application.beforeTurnEnds { [self] in
        guard phase == .running, self.outcome == outcome else { return }
        for driver in underWay where !driver.animator.isRunning { driver.letGo(tail, to: outcome) }
      }
    }
    let left = outcome == .cancel ? presentedProgress : 1 - presentedProgress
    for driver in underWay { driver.letGo(tail, to: outcome) }
    awaitEnd(of: left.native / tail.speed)
  }

  /// Has blocks without animations end after `share` of the transition's duration.
  func awaitEnd(of share: Double) { awaitEnd(at: application.world.now + share * transitionDuration) }

  /// Ends what is still held when the transition is over, and what only went with the animator's own.
  func endAnimators(completed: Bool) {
    let left = drivers
    drivers = []
    for (index, driver) in left.enumerated() where driver.isActive && (index > 0 || !driver.animator.isRunning) {
      driver.end(at: completed ? .end : .start)
    }
  }

  /// Brings it at once to the end it is on its way to, and what a finger holds back to the beginning.
  func goStraight() {
    if isInteractive {
      outcome = .cancel
      transitionWasCancelled = true
      setInteractive(false)
    }
    for driver in underWay { driver.end(at: outcome == .cancel ? .start : .end) }
  }
}

extension TransitionContext.Tail {
  /// How many times as fast as usual it is.
  var speed: Double { if case .curve(_, let speed, _) = self { speed } else { 1 } }

  /// How what an animator vends is paced.
  @MainActor var parameters: any UITimingCurveProvider {
    switch self {
    case .curve(let name, _, let timing): timing ?? UICubicTimingParameters(animationCurve: name)
    case .spring(let spring, let velocity): BlockCurve.spring(spring, velocity: velocity).parameters
    }
  }
}

extension AnimatorDriver {
  /// Lets it go to `outcome` along `tail`.
  func letGo(_ tail: TransitionContext.Tail, to outcome: TransitionContext.Outcome) {
    if animator.isRunning { hold() }
    letGo(cancelled: outcome == .cancel, pacedBy: tail.parameters, speed: CGFloat(tail.speed))
  }
}
