public import Foundation
import QuartzCore
import UIKit

extension Stage {
  /// Advances the time by `seconds` and runs every frame that lies between.
  ///
  /// Frames lie at whole multiples of 1 / `framesPerSecond`, counted from time 0. Timers and delayed work run at their
  /// own instants between the frames. Two calls do the same as one call with the sum of their seconds. Work that runs
  /// meanwhile cannot advance the stage, nor can a closure that adds animations. If that is tried, or if an argument
  /// is negative, not finite or far too large, the call changes nothing and adds a sentence to `diagnostics`.
  public func advance(by seconds: TimeInterval, framesPerSecond: Double = 60) {
    if let caller { return addDiagnostic("advance(by:) was called by \(caller)") }
    perform {
      isAdvancing = true
      defer { isAdvancing = false }
      // Changes made since the last call take effect now rather than with the next frame.
      finishTurn()
      clock.move(to: now)
      guard let span = clock.advance(by: seconds, framesPerSecond: framesPerSecond) else {
        return addDiagnostic(
          "advance(by: \(seconds), framesPerSecond: \(framesPerSecond)) takes finite numbers that are not negative, and "
            + "at most \(Int(StageClock.mostFrames)) frames")
      }
      run(span)
    }
  }

  /// Runs frames, 60 a second, until the stage is idle; throws the causes if it is not after `timeout` seconds of its
  /// own time.
  public func settle(timeout: TimeInterval = 10) throws {
    if let caller { throw SettleError(instant: now, timeout: timeout, reasons: ["settle was called by \(caller)"]) }
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

  /// What calls and may not, because it is in the middle of a frame or a change; nil if all is well.
  private var caller: String? {
    if isAdvancing { return "work that runs while the stage advances" }
    return application.stagesAnimations ? "a closure that adds animations" : nil
  }

  private func run(_ span: StageClock.Span) {
    if let frames = span.frames {
      for number in frames {
        let instant = span.instant(of: number)
        runWork(upTo: instant, { $0 < instant - StageClock.tolerance })
        runFrame(at: instant, interval: 1 / span.framesPerSecond)
      }
    }
    runWork(upTo: span.end, { $0 <= span.end + StageClock.tolerance })
    application.world.advance(to: span.end)
    for embedded in embeddedStages { embedded.view?.wait(until: span.end) }
  }

  /// Each item runs at its own instant, while `isIncluded` holds for that instant.
  private func runWork(upTo end: Double, _ isIncluded: (_ instant: Double) -> Bool) {
    while let due = application.nextWork, isIncluded(due), allowsTurn(at: max(due, now)) {
      application.runWork(at: min(due, end))
    }
  }

  /// After `mostTurns` at one instant, work that keeps adding work without delay waits for the next frame.
  private func allowsTurn(at instant: Double) -> Bool {
    if turns.instant != instant { turns = (instant, 0) }
    turns.count += 1
    if turns.count == Self.mostTurns {
      addDiagnostic("work keeps adding work without delay; the rest waits for the next frame")
    }
    return turns.count < Self.mostTurns
  }

  private static let mostTurns = 1000

  private func addDiagnostic(_ sentence: String) { ownDiagnostics.append("At \(now) s: \(sentence)") }
}

public struct SettleError: Error, LocalizedError, CustomStringConvertible {
  /// In seconds of the stage's time.
  public let instant: TimeInterval
  public let timeout: TimeInterval
  /// Each is a clause that names its cause.
  public let reasons: [String]

  public var description: String {
    "The stage did not settle within \(timeout) s, by \(instant) s: \(reasons.joined(separator: "; ")). "
      + "End what keeps it busy, or pass a longer timeout."
  }

  public var errorDescription: String? { description }
}
