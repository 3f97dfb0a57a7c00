// Not Apple's: how work for the main queue runs by the clock of a world.

import Dispatch
import Foundation

/// The main queue as sources reach it through this module: the schedule of the current world.
enum MainQueue {
  /// Schedules `work` in the current world, `seconds` from now or from the instant `since`, and returns true.
  ///
  /// The work is given the instant at which it was due; it is skipped if `isWanted` returns false then. Off the main
  /// queue, or without an application, returns false and does nothing: the work belongs to the real queue then.
  static func schedule(
    after seconds: Double, since: Double? = nil, isWanted: @escaping () -> Bool = { true },
    _ work: @escaping (_ instant: Double) -> Void
  ) -> Bool {
    guard isCurrent else { return false }
    // Checked above: the closures stay on this queue.
    nonisolated(unsafe) let (isWanted, work) = (isWanted, work)
    return MainActor.assumeIsolated {
      guard let application = UIApplication.current else { return false }
      guard seconds < AnimationLimits.longest else { return true }
      let instant = (since ?? application.world.now) + max(0, seconds)
      application.schedule.add(at: instant, isWanted: isWanted) { work(instant) }
      return true
    }
  }

  /// As `schedule`, in the next turn after `group` is empty.
  static func wait(
    for group: DispatchGroup, isWanted: @escaping () -> Bool = { true }, _ work: @escaping () -> Void
  ) -> Bool {
    guard isCurrent else { return false }
    nonisolated(unsafe) let (isWanted, work) = (isWanted, work)
    return MainActor.assumeIsolated {
      guard let application = UIApplication.current else { return false }
      application.waitingGroups.add(group, isWanted: isWanted, work)
      application.scheduleEmptyGroups()
      guard !group.isEmpty else { return true }
      // The group may become empty on another thread, while the world has no turn.
      group.Dispatch::notify(queue: .main) { [weak application] in
        MainActor.assumeIsolated { application?.finishTurn() }
      }
      return true
    }
  }

  static var isCurrent: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) ?? false
  }

  /// The main queue is another object each time it is asked for.
  static func isMain(_ queue: DispatchQueue) -> Bool {
    _ = mark
    return queue.getSpecific(key: key) ?? false
  }

  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// In seconds, rounded up to a millisecond to make up for the time since the caller read the clock.
  static func delay(until deadline: DispatchTime) -> Double {
    let (deadline, now) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
    guard deadline > now else { return 0 }
    return (Double(deadline - now) / 1e6).rounded(.up) / 1000
  }

  /// In seconds, rounded up to a millisecond.
  static func delay(until deadline: DispatchWallTime) -> Double {
    // Dispatch counts a time of the day backwards from zero, in nanoseconds.
    let (deadline, now) = (Int64(bitPattern: deadline.rawValue), Int64(bitPattern: DispatchWallTime.now().rawValue))
    return max(0, (Double(now &- deadline) / 1e6).rounded(.up) / 1000)
  }

  /// In seconds, rounded up to a millisecond.
  static func delay(until date: Date) -> Double { max(0, (date.timeIntervalSinceNow * 1000).rounded(.up) / 1000) }
}
