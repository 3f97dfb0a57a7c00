import Foundation

/// Converts the display server's timestamps, in milliseconds, to instants of the host's clock, in seconds.
///
/// The server stamps an event when it happens, and the host reads it later: after a moment, or after a stall of the
/// program. The event with the shortest delay so far tells how far apart the two clocks are.
///
/// No event is later than the instant at which it was read, and none is earlier than the one before it. Events that are
/// read more than `longestDelay` after they happened are moved up to that limit, with the distances between them.
struct ServerClock {
  /// In seconds.
  static let longestDelay: TimeInterval = 1
  /// In seconds a second.
  static let drift = 1e-4

  private var last: (stamp: UInt32, time: TimeInterval)?
  /// The host's time minus the server's, in seconds.
  private var difference = TimeInterval.infinity
  private var lastArrival: TimeInterval = 0
  private var lastInstant = -TimeInterval.infinity
  /// In seconds.
  private var shift: TimeInterval = 0

  /// The event's time by the server's clock, and when the host read it.
  struct Reading: Equatable {
    fileprivate let time: TimeInterval
    fileprivate let arrival: TimeInterval
  }

  mutating func read(_ stamp: UInt32, at arrival: TimeInterval) -> Reading {
    let time = last.map { $0.time + TimeInterval(Int32(bitPattern: stamp &- $0.stamp)) / 1000 } ?? 0
    last = (stamp, time)
    difference = min(difference + Self.drift * max(arrival - lastArrival, 0), arrival - time)
    lastArrival = arrival
    return Reading(time: time, arrival: arrival)
  }

  /// Call it when all events that are there have been read.
  mutating func instant(of reading: Reading) -> TimeInterval {
    let instant = reading.time + difference
    let excess = reading.arrival - Self.longestDelay - instant
    shift = excess > 0 ? max(shift, excess) : 0
    lastInstant = max(lastInstant, min(instant + shift, reading.arrival))
    return lastInstant
  }
}
