import CSDL2
import Testing

@testable import DesktopHost

@Suite("The times of events")
struct EventTimesTests {
  private let times = EventTimes(clock: HostClock())

  /// Passes an event to the filter, and returns whether it is added to SDL's queue.
  private func filter(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void = { _ in }) -> Bool {
    var event = SDL_Event()
    event.type = type.rawValue
    change(&event)
    return times.filter(&event)
  }

  /// Passes the message by which SDL announces an X11 motion.
  private func announce() {
    var message = SDL_SysWMmsg()
    message.subsystem = SDL_SYSWM_X11
    message.msg.x11.event.xmotion.type = MotionNotify
    message.msg.x11.event.xmotion.time = 90_000
    let isAdded = withUnsafeMutablePointer(to: &message) { pointer in
      filter(SDL_SYSWMEVENT) { $0.syswm.msg = pointer }
    }
    #expect(!isAdded)
  }

  @Test("Events may be read late only while the server gives them their times") func comeFromServer() {
    #expect(!times.comeFromServer)
    announce()
    #expect(filter(SDL_MOUSEMOTION))
    #expect(times.comeFromServer)
    // A finger's event has the time at which it is read, also on X11.
    #expect(filter(SDL_FINGERMOTION))
    #expect(!times.comeFromServer)
    #expect(filter(SDL_MOUSEMOTION))
    #expect(times.comeFromServer)
    times.endPump()
    #expect(filter(SDL_MOUSEMOTION))
    #expect(!times.comeFromServer)
  }
}
