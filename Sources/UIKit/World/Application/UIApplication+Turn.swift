// Not Apple's: how a host moves an application's time.

package import Foundation
import QuartzCore

extension UIApplication {
  /// Runs the frame at `instant`: does the work that is due, in order, and lays out the tree.
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

  /// The instant of the next work, in seconds; nil if none waits.
  package var nextWork: Double? { schedule.nextInstant }

  /// Does `work` `seconds` from now.
  package func after(_ seconds: Double, _ work: @escaping () -> Void) { schedule.add(at: world.now + seconds, work) }

  /// Runs a turn without a frame: does the work that is due at `instant`.
  package func runWork(at instant: Double) {
    enter()
    world.advance(to: instant)
    schedule.run(upTo: world.now)
    commit()
  }

  /// Ends the turn that an event or a client's code began, without a frame.
  ///
  /// A closure that adds animations is a part of a turn, which ends after it.
  package func finishTurn() {
    enter()
    guard !stagesAnimations else { return }
    commit()
  }

  /// Ends the turn, and takes a tooltip away whose target lies elsewhere after the layout.
  private func commit() {
    world.commit()
    if toolTips.hideIfOutdated() { world.commit() }
  }

  /// Whether a closure is running whose changes are animated, such as that of a block or of a transition.
  package var stagesAnimations: Bool { animationState.isStaging }

  /// Whether work waits for the end of the turn.
  package var hasTurnWork: Bool { !turnWork.isEmpty }

  /// Lets go of the transitions and property animators that are under way, because the application's host is freed.
  ///
  /// Nothing is told of their end. Their screens and completions keep them alive as they keep these.
  package func forgetAnimations() {
    for transition in transitions { transition.forget() }
    transitions = []
    animationState.forgetAnimators()
  }

  /// Changes the size and scale of the screen; windows that filled it are resized with it.
  package func resizeScreen(to size: CGSize, scale: CGFloat) {
    enter()
    let old = screen.bounds
    // Also between `beginAnimations` and `commitAnimations`: the screen is no part of what they animate.
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

  /// Does `work` before this turn ends, or before the next one ends if none is running.
  package func beforeTurnEnds(_ work: @escaping () -> Void) { turnWork.append(work) }

  /// Does the work that waits for the end of the turn, and the work that this adds, up to a limit.
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

  /// The greatest number of rounds in one turn; work that keeps adding work continues in the next turn.
  private static let mostRounds = 100

  /// Whether nothing will change without input; endless animations do not count.
  package var isIdle: Bool {
    turnWork.isEmpty && transitions.isEmpty && schedule.isEmpty && world.outlook == .still
      && !world.hasRunningDisplayLinks
  }
}
