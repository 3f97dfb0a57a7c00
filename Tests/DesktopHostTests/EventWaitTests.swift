import Glibc
import Testing

@testable import DesktopHost

@Suite("Waiting for events")
@MainActor struct EventWaitTests {
  @Test("The display's input and a message of the bus each end a wait without a limit")
  func input() {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    var byte: UInt8 = 1
    #expect(write(ends[1], &byte, 1) == 1)
    #expect(EventWait.wait(seconds: .infinity, display: ends[0]).others.isEmpty)
    let other = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    #expect(EventWait.wait(seconds: .infinity, display: -1, others: [other]).others[0].revents == Int16(POLLIN))
    #expect(!EventWait.isHungUp(ends[0]))
    close(ends[1])
    #expect(EventWait.isHungUp(ends[0]))
  }
}
