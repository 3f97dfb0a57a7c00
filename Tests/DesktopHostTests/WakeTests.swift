import Foundation
import Glibc
import Stage
import Testing

@testable import DesktopHost

@Suite("When the window's loop goes on")
struct WakeTests {
  /// A state in which nothing happens, after a frame whose deadline was 5 and before one that begins at 5.009.
  private static func state(_ change: (inout LoopState) -> Void = { _ in }) -> LoopState {
    var state = LoopState(pacer: FramePacer(interval: 0.01))
    state.pacer.presented(deadline: 5, cost: 0)
    change(&state)
    return state
  }

  private static let start = state().pacer.start
  private static let look = LoopState.pollingInterval

  private static let rows: [(String, LoopState, now: TimeInterval, Wake)] = [
    ("nothing moves", state(), 5, .asleep),
    ("input waits for its frame", state { $0.wantsFrame = true }, 5, .frame(at: start)),
    ("input after a rest", state { $0.wantsFrame = true }, 9, .now),
    ("input before the first frame", LoopState(wantsFrame: true, pacer: FramePacer(interval: 0.01)), 0, .now),
    ("motion keeps its rhythm", state { $0.outlook = .moving }, 5, .frame(at: start)),
    ("motion whose frame is due", state { $0.outlook = .moving }, start, .now),
    ("a later instant", state { $0.outlook = .waiting(until: 7) }, 5, .at(7)),
    ("that instant", state { $0.outlook = .waiting(until: 7) }, 7, .now),
    (
      "an instant that is too soon for a frame", state { $0.outlook = .waiting(until: 5.001) }, 5.002, .frame(at: start)
    ),
    (
      "input before an instant", state { ($0.wantsFrame, $0.outlook) = (true, .waiting(until: 7)) }, 5,
      .frame(at: start)
    ),
    ("a hidden window draws nothing", state { ($0.isVisible, $0.wantsFrame) = (false, true) }, 9, .asleep),
    ("a hidden window does not move", state { ($0.isVisible, $0.outlook) = (false, .moving) }, 9, .asleep),
    ("a key is held", state { $0.isKeyDown = true }, 9, .at(9 + look)),
    ("the button is held outside", state { $0.isHeldOutside = true }, 9, .at(9 + look)),
    ("the display has no descriptor", state { $0.needsPolling = true }, 9, .at(9 + look)),
    ("a key is held in a hidden window", state { ($0.isKeyDown, $0.isVisible) = (true, false) }, 9, .at(9 + look)),
    ("a frame comes before the look", state { ($0.isKeyDown, $0.outlook) = (true, .moving) }, 5, .frame(at: start)),
    (
      "a look comes before a later instant", state { ($0.isKeyDown, $0.outlook) = (true, .waiting(until: 7)) }, 6,
      .at(6 + look)
    ),
    ("a frame is due while a key is held", state { ($0.isKeyDown, $0.wantsFrame) = (true, true) }, 9, .now),
  ]

  @Test("One function of the state decides: sleep, an instant, or a frame at once") func table() {
    for (name, state, now, wake) in Self.rows { #expect(state.wake(at: now) == wake, "\(name)") }
  }
}

@Suite("When frames begin")
struct FramePacerTests {
  /// The rounding of a few additions of seconds.
  private let tolerance = 1e-12

  @Test("After a rest a frame begins at once") func rest() {
    var pacer = FramePacer(interval: 0.01)
    #expect(pacer.start == -.infinity)
    #expect(pacer.deadline(ofFrameAt: 5) == 5)
    pacer.presented(deadline: 5, cost: 0.002)
    #expect(pacer.start < 6)
    #expect(pacer.deadline(ofFrameAt: 6) == 6)
  }

  @Test("While frames follow each other, each begins before its deadline by its cost and the margin") func steady() {
    var pacer = FramePacer(interval: 0.01)
    pacer.presented(deadline: 5, cost: 0.002)
    #expect(abs(pacer.start - (5.01 - 0.002 - FramePacer.margin)) < tolerance)
    #expect(abs(pacer.deadline(ofFrameAt: pacer.start) - 5.01) < tolerance)
  }

  @Test(
    "A longer frame raises the estimated cost at once, a shorter one lowers it slowly, and it is at most an interval")
  func cost() {
    var pacer = FramePacer(interval: 0.01)
    pacer.presented(deadline: 1, cost: 0.004)
    pacer.presented(deadline: 2, cost: 0.001)
    #expect(pacer.cost > 0.003 && pacer.cost < 0.004)
    pacer.presented(deadline: 3, cost: 1)
    #expect(pacer.start == 3)
  }
}

@Suite("Waiting for events")
@MainActor struct EventWaitTests {
  @Test("The display's input and a message of the bus each end a wait without a limit")
  func input() {
    var ends: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    var byte: UInt8 = 1
    #expect(write(ends[1], &byte, 1) == 1)
    #expect(EventWait.wait(seconds: .infinity, display: ends[0]).others.isEmpty)
    let other = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    #expect(EventWait.wait(seconds: .infinity, display: -1, others: [other]).others[0].revents == Int16(POLLIN))
    let frame = EventWait.wait(seconds: 0, display: ends[0], readsDisplay: false)
    #expect(!frame.isHungUp && !EventWait.isHungUp(ends[0]))
    // A program that another test starts meanwhile may have both ends, so that closing one would not end the connection.
    shutdown(ends[1], Int32(SHUT_RDWR))
    #expect(EventWait.isHungUp(ends[0]) && EventWait.wait(seconds: 9, display: ends[0], readsDisplay: false).isHungUp)
  }
}
