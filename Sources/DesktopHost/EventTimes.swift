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
  /// The readings of the events that are in SDL's queue.
  private var readings: [Reading] = []
  /// The server's timestamp of the X11 event that is being handled, in milliseconds.
  private var stamp: UInt32?
  /// Whether the last pointer event came with a time of its own, so that it loses nothing by being read late.
  private(set) var comeFromServer = false

  /// Creates a converter to instants of `clock`.
  init(clock: HostClock) { self.clock = clock }

  /// Starts to watch SDL's events; SDL must have been initialised.
  func start() {
    SDL_EventState(UInt32(SDL_SYSWMEVENT.rawValue), SDL_ENABLE)
    SDL_SetEventFilter(
      { @Sendable object, event in
        guard let object, let event else { return 1 }
        return Unmanaged<EventTimes>.fromOpaque(object).takeUnretainedValue().filter(event) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Stops watching.
  func stop() { SDL_SetEventFilter(nil, nil) }

  /// Tells the converter that no X11 event is being handled any more.
  func endPump() { stamp = nil }

  /// Returns the instant of a mouse event with this `timestamp`.
  func instant(of timestamp: UInt32) -> TimeInterval {
    guard Int(timestamp) < readings.count else { return clock.now }
    switch readings[Int(timestamp)] {
    case .server(let reading): return serverClock.instant(of: reading)
    case .host(let instant): return instant
    }
  }

  /// Tells the converter that SDL's queue is empty.
  func endHeap() { readings.removeAll(keepingCapacity: true) }

  /// Returns whether `event` is added to SDL's queue.
  func filter(_ event: UnsafeMutablePointer<SDL_Event>) -> Bool {
    switch SDL_EventType(event.pointee.type) {
    case SDL_SYSWMEVENT:
      if let message = event.pointee.syswm.msg?.pointee, message.subsystem == SDL_SYSWM_X11 {
        handle(message.msg.x11.event)
      }
      return false
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      let now = clock.now
      comeFromServer = stamp != nil
      readings.append(stamp.map { .server(serverClock.read($0, at: now)) } ?? .host(now))
      event.pointee.common.timestamp = UInt32(readings.count - 1)
    case SDL_FINGERMOTION, SDL_FINGERDOWN, SDL_FINGERUP: comeFromServer = false
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
