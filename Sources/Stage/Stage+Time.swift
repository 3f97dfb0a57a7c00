public import Foundation
import QuartzCore
import UIKit

extension Stage {
  /// Moves the time on by `seconds`, through every frame on the way.
  ///
  /// Frames are at whole multiples of 1 / `framesPerSecond` since 0; timers and delayed work happen at their own
  /// instants between them. Moving on twice is the same as moving on once by the sum. A number of seconds or frames
  /// that is negative, not finite or beyond reason changes nothing, and `diagnostics` says so.
  public func advance(by seconds: TimeInterval, framesPerSecond: Double = 60) {
    guard !isAdvancing else { return complain("advance(by:) was called from what happens while time is moved") }
    perform {
      isAdvancing = true
      defer { isAdvancing = false }
      // What was asked for between the calls begins now, and not only with the next frame.
      finishTurn()
      clock.move(to: now)
      guard let stretch = clock.advance(by: seconds, framesPerSecond: framesPerSecond) else {
        return complain(
          "advance(by: \(seconds), framesPerSecond: \(framesPerSecond)) wants finite numbers, no negative ones, and no "
            + "more than \(Int(StageClock.mostFrames)) frames")
      }
      run(stretch)
    }
  }

  /// Goes through frames, 60 a second, until nothing changes but by input.
  ///
  /// - Throws: `SettleError`, which says what goes on, if that is not so after `timeout` seconds of the stage's time.
  public func settle(timeout: TimeInterval = 10) throws {
    guard !isAdvancing else {
      throw SettleError(
        instant: now, timeout: timeout, reasons: ["it was called from what happens while time is moved"])
    }
    perform { finishTurn() }
    let beginning = now
    var last = -Double.infinity
    while !isIdle {
      guard now > last, now - beginning < timeout - StageClock.tolerance else {
        throw SettleError(instant: now, timeout: timeout, reasons: busyReasons)
      }
      last = now
      advance(by: StageClock.nextFrame(after: now, framesPerSecond: 60) - now)
    }
  }

  private func run(_ stretch: StageClock.Stretch) {
    if let frames = stretch.frames {
      for number in frames {
        let instant = stretch.instant(of: number)
        runWork(upTo: instant, { $0 < instant - StageClock.tolerance })
        runFrame(at: instant, interval: 1 / stretch.framesPerSecond)
      }
    }
    runWork(upTo: stretch.end, { $0 <= stretch.end + StageClock.tolerance })
    application.world.advance(to: stretch.end)
    for guest in guests { guest.view?.wait(until: stretch.end) }
  }

  /// Does what is due on the way to `end`, each at its own instant, as long as that is on the way.
  private func runWork(upTo end: Double, _ isOnTheWay: (_ instant: Double) -> Bool) {
    while let due = application.nextWork, isOnTheWay(due), allowsTurn(at: max(due, now)) {
      application.runWork(at: min(due, end))
    }
  }

  /// Whether there may be another turn at `instant`: work that goes on asking for more at once waits for a frame.
  private func allowsTurn(at instant: Double) -> Bool {
    if turns.instant != instant { turns = (instant, 0) }
    turns.count += 1
    if turns.count == Self.mostTurns {
      complain("work goes on asking for more without delay; it waits for the next frame")
    }
    return turns.count < Self.mostTurns
  }

  /// The most turns at one instant.
  private static let mostTurns = 1000

  private func complain(_ what: String) { ownDiagnostics.append("At \(now) s: \(what)") }
}
