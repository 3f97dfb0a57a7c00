// Not Apple's: how work for the main queue comes to be done by the clock of a world.

import Dispatch
import Foundation

/// The main queue as far as sources reach it through this module: the current world's schedule.
enum MainQueue {
  /// Has the current world do `work` `seconds` from now, or from the instant `since`, as long as `isWanted` says so;
  /// `work` is told the instant at which it was due.
  ///
  /// False, and nothing happens, off the main queue and where no world has an application: then it is the real queue's.
  static func schedule(
    after seconds: Double, since: Double? = nil, isWanted: @escaping () -> Bool = { true },
    _ work: @escaping (_ instant: Double) -> Void
  ) -> Bool {
    guard isCurrent else { return false }
    // Checked above; what is handed over stays on this queue.
    nonisolated(unsafe) let (isWanted, work) = (isWanted, work)
    return MainActor.assumeIsolated {
      guard let application = UIApplication.current else { return false }
      guard seconds < longest else { return true }
      let instant = (since ?? application.world.now) + max(0, seconds)
      application.schedule.add(at: instant, isWanted: isWanted) { work(instant) }
      return true
    }
  }

  /// Whether this runs on the main queue, whichever thread that has.
  private static var isCurrent: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) ?? false
  }

  /// Whether `queue` is the main one; each time that is asked for it is another object.
  static func isIt(_ queue: DispatchQueue) -> Bool {
    _ = mark
    return queue.getSpecific(key: key) ?? false
  }

  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// The seconds until `deadline`, rounded up to a millisecond: what passed since the caller read the clock is less.
  static func delay(until deadline: DispatchTime) -> Double {
    let (deadline, now) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
    guard deadline > now else { return 0 }
    return (Double(deadline - now) / 1e6).rounded(.up) / 1000
  }

  /// The seconds until `date`, rounded likewise.
  static func delay(until date: Date) -> Double { max(0, (date.timeIntervalSinceNow * 1000).rounded(.up) / 1000) }

  /// What is to happen later than this is never to happen, in seconds: the distant future.
  private static let longest = 1e9
}
