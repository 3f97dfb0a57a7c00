import Foundation
import Testing

@testable import DesktopHost

@Suite("The display server's clock")
struct ServerClockTests {
  /// The rounding of a few additions of seconds.
  private let tolerance = 1e-9

  /// Returns the instants of events that are read together: each has a stamp and the instant at which it was read.
  private func instants(_ events: [(stamp: UInt32, arrival: Double)], _ clock: inout ServerClock) -> [Double] {
    let readings = events.map { clock.read($0.stamp, at: $0.arrival) }
    return readings.map { clock.instant(of: $0) }
  }

  private func isNear(_ first: [Double], _ second: [Double]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < tolerance }
  }

  @Test("Events that a stall delays keep the distances of their stamps, and the last one is at its arrival")
  func stall() {
    var clock = ServerClock()
    _ = instants([(1000, 5)], &clock)
    let late = instants([(1100, 5.13), (1110, 5.13), (1130, 5.13)], &clock)
    #expect(isNear(late, [5.1, 5.11, 5.13]))
  }

  @Test("Events that are read together first of all keep their distances, too") func first() {
    var clock = ServerClock()
    #expect(isNear(instants([(7, 2), (12, 2), (27, 2)], &clock), [1.98, 1.985, 2]))
  }

  @Test("Stamps that wrap continue") func wrap() {
    var clock = ServerClock()
    #expect(isNear(instants([(UInt32.max - 4, 1), (5, 1.01)], &clock), [1, 1.01]))
  }

  @Test("An event is never before the one before it, nor after its arrival") func order() {
    var clock = ServerClock()
    #expect(isNear(instants([(1000, 1.5)], &clock), [1.5]))
    // The first event was read late, as this one shows: it arrives 0.15 s sooner after its stamp.
    #expect(isNear(instants([(1200, 1.55)], &clock), [1.55]))
    #expect(isNear(instants([(1150, 1.56)], &clock), [1.55]))
  }

  @Test("A stall longer than the limit counts as that long, and the distances stay") func longStall() {
    var clock = ServerClock()
    _ = instants([(0, 0)], &clock)
    let late = instants([(1000, 6), (1010, 6), (1020, 6), (5990, 6)], &clock)
    let start = 6 - ServerClock.longestDelay
    #expect(isNear(Array(late[..<3]), [start, start + 0.01, start + 0.02]))
    // The clocks may have drifted in the six seconds.
    #expect(abs(late[3] - 5.99) < 7 * ServerClock.drift)
  }

  @Test("Clocks that drift apart stay together within the drift") func drift() {
    var clock = ServerClock()
    for step in 0...100 {
      let arrival = Double(step) * 10
      // The host's clock is faster by half the drift that is allowed for.
      let stamp = UInt32((arrival / (1 + ServerClock.drift / 2) * 1000).rounded())
      let instant = instants([(stamp, arrival)], &clock)[0]
      #expect(abs(instant - arrival) < 0.002, "after \(arrival) s")
    }
  }
}
