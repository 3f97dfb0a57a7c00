import CSDL2
import Foundation

/// The instants of the mouse's events, by the host's clock.
///
/// On X11 they come from the server's timestamps, so that a stall of the program does not change the velocity of a
/// finger. SDL's events do not hold these stamps, but SDL announces each of X11's events by a message just before it
/// adds its own event, and a filter sees both. The filter puts an index into the event's `timestamp`, which nothing
/// else uses. On other displays, and for fingers, an event's instant is the one at which it was read from the display.
final class EventTimes {
  private enum Reading {
    case server(ServerClock.Reading)
    case host(TimeInterval)
  }

  private let clock: HostClock
  private var serverClock = ServerClock()
  /// The times of the events that are in SDL's queue.
  private var readings: [Reading] = []
  /// The time stamp of the X11 event that is being handled, in milliseconds.
  private var stamp: UInt32?

  init(clock: HostClock) { self.clock = clock }

  /// SDL must have been initialised.
  func start() {
    SDL_EventState(UInt32(SDL_SYSWMEVENT.rawValue), SDL_ENABLE)
    SDL_SetEventFilter(
      { @Sendable object, event in
        guard let object, let event else { return 1 }
        return Unmanaged<EventTimes>.fromOpaque(object).takeUnretainedValue().filter(event) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  func stop() { SDL_SetEventFilter(nil, nil) }

  /// No X11 event is being handled any more.
  func endPump() { stamp = nil }

  func instant(of timestamp: UInt32) -> TimeInterval {
    guard Int(timestamp) < readings.count else { return clock.now }
    switch readings[Int(timestamp)] {
    case .server(let reading): return serverClock.instant(of: reading)
    case .host(let instant): return instant
    }
  }

  /// SDL's queue is empty.
  func endHeap() { readings.removeAll(keepingCapacity: true) }

  /// Whether `event` is added to SDL's queue.
  func filter(_ event: UnsafeMutablePointer<SDL_Event>) -> Bool {
    switch SDL_EventType(event.pointee.type) {
    case SDL_SYSWMEVENT:
      if let message = event.pointee.syswm.msg?.pointee, message.subsystem == SDL_SYSWM_X11 {
        handle(message.msg.x11.event)
      }
      return false
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      let now = clock.now
      readings.append(stamp.map { .server(serverClock.read($0, at: now)) } ?? .host(now))
      event.pointee.common.timestamp = UInt32(readings.count - 1)
    default: break
    }
    return true
  }

  private func handle(_ event: XEvent) {
    switch event.type {
    // The events of keys, buttons, motion and crossing begin with the same members.
    case KeyPress...LeaveNotify:
      stamp = UInt32(truncatingIfNeeded: event.xkey.time)
      if event.type == ButtonPress, event.xbutton.button == Button1 { LostRelease.repair(before: event.xbutton) }
    // Other programs can send such an event, too.
    case DestroyNotify where event.xdestroywindow.send_event == 0:
      DisplayConnection.noteDestroyed(event.xdestroywindow.window)
    default: stamp = nil
    }
  }
}

/// Finds releases of the mouse's left button that the X server did not report.
///
/// SDL grabs the pointer at each press and ends the grab at each release. When it handles a release late, the button may
/// already be down again; a release outside the window that happens before SDL grabs the pointer anew is reported to no
/// window of the program. The button then seems to stay down.
enum LostRelease {
  /// A display that does not say so answers with SDL's own state.
  static var isButtonUp: Bool { SDL_GetGlobalMouseState(nil, nil) & sdlButtonLeftMask == 0 }

  /// SDL would drop `press` if it believes that the button is down; a release and the press are added then.
  static func repair(before press: XButtonEvent) {
    guard SDL_GetMouseState(nil, nil) & sdlButtonLeftMask != 0 else { return }
    for (type, state) in [(SDL_MOUSEBUTTONUP, SDL_RELEASED), (SDL_MOUSEBUTTONDOWN, SDL_PRESSED)] {
      var event = SDL_Event()
      event.button.type = type.rawValue
      event.button.button = UInt8(SDL_BUTTON_LEFT)
      event.button.state = UInt8(state)
      (event.button.x, event.button.y) = (press.x, press.y)
      SDL_PushEvent(&event)
    }
  }
}
