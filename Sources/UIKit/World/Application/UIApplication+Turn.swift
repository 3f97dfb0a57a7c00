// Not Apple's: how a host moves an application's time.

package import Foundation
import QuartzCore

extension UIApplication {
  /// The frame at `instant`: what is due by then happens, in order, and the tree is laid out; frames are `interval`
  /// seconds apart.
  package func runFrame(at instant: Double, interval: Double) {
    enter()
    world.advance(to: instant)
    schedule.run(upTo: world.now)
    world.finishAnimations()
    world.tickDisplayLinks(interval: interval)
    world.commit()
  }

  /// The instant of the work that is to be done next, in seconds; nil where none waits.
  package var nextWork: Double? { schedule.nextInstant }

  /// Has `work` done `seconds` from now.
  package func after(_ seconds: Double, _ work: @escaping () -> Void) { schedule.add(at: world.now + seconds, work) }

  /// A turn without a frame: does what is due at `instant`.
  package func runWork(at instant: Double) {
    enter()
    world.advance(to: instant)
    schedule.run(upTo: world.now)
    world.commit()
  }

  /// Ends a turn that an event or a client's code began, without a frame.
  package func finishTurn() {
    enter()
    world.commit()
  }

  /// Whether something was put off to the end of a turn.
  package var hasTurnWork: Bool { !turnWork.isEmpty }

  /// Gives the screen another size and scale; windows that filled it follow.
  package func resizeScreen(to size: CGSize, scale: CGFloat) {
    enter()
    let old = screen.bounds
    screen.bounds = CGRect(origin: .zero, size: size)
    screen.scale = scale
    world.displayScale = scale.native
    rootLayer.frame = screen.bounds
    for window in windows where window.frame == old { window.frame = screen.bounds }
  }

  /// Does `work` before this turn ends, or the next one where none is under way.
  func beforeTurnEnds(_ work: @escaping () -> Void) { turnWork.append(work) }

  /// Does what was put off to the end of the turn, and what that puts off, within reason.
  func endTurn() {
    // Nobody is left to be told how they end.
    for transition in transitions where transition.owner == nil { transition.abandon() }
    for _ in 0..<Self.mostRounds where !turnWork.isEmpty {
      let work = turnWork
      turnWork = []
      for item in work { item() }
    }
  }

  /// Rounds of put-off work in one turn; work that goes on putting itself off continues in the next.
  private static let mostRounds = 100

  /// Whether nothing will happen but by input; animations that never end do not count.
  package var isIdle: Bool {
    turnWork.isEmpty && transitions.isEmpty && schedule.isEmpty && world.outlook == .still
      && !world.hasRunningDisplayLinks
  }
}
