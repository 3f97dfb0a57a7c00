// Not Apple's: how a host moves an application's time.

package import Foundation
import QuartzCore

extension UIApplication {
  /// Does the work that is due, in order, and lays out the tree.
  ///
  /// Frames are `interval` seconds apart.
  package func runFrame(at instant: Double, interval: Double) {
    enter()
    world.advance(to: instant)
    schedule.run(upTo: world.now)
    world.finishAnimations()
    world.tickDisplayLinks(interval: interval)
    commit()
  }

  /// In seconds; nil if none waits.
  package var nextWork: Double? { schedule.nextInstant }

  package func after(_ seconds: Double, _ work: @escaping () -> Void) { schedule.add(at: world.now + seconds, work) }

  /// A turn without a frame.
  package func runWork(at instant: Double) {
    enter()
    world.advance(to: instant)
    schedule.run(upTo: world.now)
    commit()
  }

  /// Ends, without a frame, the turn that an event or a client's code began.
  ///
  /// A closure that adds animations is a part of a turn, which ends after it.
  package func finishTurn() {
    enter()
    guard !stagesAnimations else { return }
    commit()
  }

  /// Also takes a tooltip away whose target lies elsewhere after the layout.
  private func commit() {
    world.commit()
    if toolTips.hideIfOutdated() { world.commit() }
    if !transitions.isEmpty, turnWork.isEmpty, schedule.isEmpty, touchCount == 0, world.outlook == .still,
      !world.hasRunningDisplayLinks
    {
      for transition in transitions { transition.tellIfStuck() }
    }
  }

  /// Whether a closure is running whose changes are animated.
  package var stagesAnimations: Bool { animationState.isStaging }

  package var hasTurnWork: Bool { !turnWork.isEmpty }

  /// Called because the application's host is freed.
  ///
  /// Nothing is told of the end of transitions and animators: their screens and completions keep them alive as they
  /// keep these.
  package func forgetAnimations() {
    for transition in transitions { transition.forget() }
    transitions = []
    animationState.forgetAnimators()
  }

  /// Windows that filled the screen are resized with it.
  package func resizeScreen(to size: CGSize, scale: CGFloat) {
    enter()
    let old = screen.bounds
    // Also between `beginAnimations` and `commitAnimations`: the screen is not part of what they animate.
    animationState.outsideBlocks {
      resizeWindows(from: old, to: size) {
        screen.bounds = CGRect(origin: .zero, size: size)
        screen.scale = scale
        world.displayScale = scale.native
        rootLayer.frame = screen.bounds
        for window in windows where window.frame == old { window.frame = screen.bounds }
      }
    }
  }

  /// If no turn is running, before the next one ends.
  package func beforeTurnEnds(_ work: @escaping () -> Void) { turnWork.append(work) }

  /// Also does the work that this adds, up to a limit.
  func endTurn() {
    // A client may have made other traits the current ones.
    world.environment = screen.traitCollection
    // The owners of these transitions have been freed and cannot be told how they end.
    for transition in transitions where transition.owner == nil { transition.abandon() }
    for _ in 0..<Self.mostRounds {
      if turnWork.isEmpty { break }
      let work = turnWork
      turnWork = []
      for item in work { item() }
    }
    if !constraintUpdates.isEmpty { updateConstraints() }
    checkObservedValues()
    scheduleEmptyGroups()
  }

  /// Work that keeps adding work continues in the next turn.
  private static let mostRounds = 100

  /// Whether nothing will change without input; endless animations do not count.
  package var isIdle: Bool {
    turnWork.isEmpty && transitions.isEmpty && schedule.isEmpty && world.outlook == .still
      && !world.hasRunningDisplayLinks
  }
}
