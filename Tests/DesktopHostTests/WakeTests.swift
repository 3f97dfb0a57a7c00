import Foundation
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
    ("input waits for its frame", state { $0.wantsFrame = true }, 5, .at(start)),
    ("input after a rest", state { $0.wantsFrame = true }, 9, .now),
    ("input before the first frame", LoopState(wantsFrame: true, pacer: FramePacer(interval: 0.01)), 0, .now),
    ("motion keeps its rhythm", state { $0.outlook = .moving }, 5, .at(start)),
    ("motion whose frame is due", state { $0.outlook = .moving }, start, .now),
    ("a later instant", state { $0.outlook = .waiting(until: 7) }, 5, .at(7)),
    ("that instant", state { $0.outlook = .waiting(until: 7) }, 7, .now),
    ("an instant that is too soon for a frame", state { $0.outlook = .waiting(until: 5.001) }, 5.002, .at(start)),
    ("input before an instant", state { ($0.wantsFrame, $0.outlook) = (true, .waiting(until: 7)) }, 5, .at(start)),
    ("a hidden window draws nothing", state { ($0.isVisible, $0.wantsFrame) = (false, true) }, 9, .asleep),
    ("a hidden window does not move", state { ($0.isVisible, $0.outlook) = (false, .moving) }, 9, .asleep),
    ("a key is held", state { $0.isKeyDown = true }, 9, .at(9 + look)),
    ("the button is held outside", state { $0.isHeldOutside = true }, 9, .at(9 + look)),
    ("the display has no descriptor", state { $0.needsPolling = true }, 9, .at(9 + look)),
    ("a key is held in a hidden window", state { ($0.isKeyDown, $0.isVisible) = (true, false) }, 9, .at(9 + look)),
    ("a frame comes before the look", state { ($0.isKeyDown, $0.outlook) = (true, .moving) }, 5, .at(start)),
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
