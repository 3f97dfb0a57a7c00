import Glibc
import Testing

@testable import DesktopHost

@Suite("Waiting for events")
@MainActor struct EventWaitTests {
  @Test("The display's input ends a wait, unless the wait is for other sources") func display() {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let wait = EventWait(display: ends[0], pollingInterval: nil)
    #expect(!wait(seconds: 0).mayHaveInput)
    var byte: UInt8 = 1
    #expect(write(ends[1], &byte, 1) == 1)
    #expect(wait(seconds: nil).mayHaveInput)
    #expect(!wait(seconds: 0, watchesDisplay: false).mayHaveInput)
  }

  @Test("A display without a descriptor may always have input") func noDescriptor() {
    #expect(EventWait(display: -1, pollingInterval: nil)(seconds: 0).mayHaveInput)
  }
}
