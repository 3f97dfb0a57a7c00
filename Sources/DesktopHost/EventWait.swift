import Foundation
import Glibc

/// The wait of the window's loop: for the display, the main queue, the signals, the message bus, and an instant.
///
/// SDL's own wait is not used. Another thread could only end it by a message that SDL sends to the window over a second
/// connection to the display, and the X server keeps no order between connections: such a message could arrive after
/// the window was destroyed, which is an error.
@MainActor enum EventWait {
  /// The display is read after every wait.
  struct Outcome {
    var isHungUp: Bool
    /// Whether the main queue has work.
    var hasWork: Bool
    var hasSignal: Bool
    /// The other sources, with the events for which they are ready.
    var others: [pollfd]
  }

  /// No longer than `seconds`; `display` is -1 for none, and its input ends the wait if `readsDisplay`.
  static func wait(
    seconds: TimeInterval, display: Int32, readsDisplay: Bool = true, others: [pollfd] = []
  ) -> Outcome {
    var sources = [display, MainQueue.descriptor, EndSignals.descriptor].map { source($0) } + others
    if !readsDisplay { sources[0].events = 0 }
    // A signal interrupts the wait; the next one finds its byte.
    if seconds < .infinity {
      let limit = min(max(seconds, 0), longestLimit)
      var time = timespec(tv_sec: Int(limit), tv_nsec: Int(limit.truncatingRemainder(dividingBy: 1) * 1e9))
      _ = ppoll(&sources, UInt(sources.count), &time, nil)
    } else {
      _ = ppoll(&sources, UInt(sources.count), nil, nil)
    }
    return Outcome(
      isHungUp: isHungUp(sources[0]), hasWork: sources[1].revents != 0, hasSignal: sources[2].revents != 0,
      others: Array(sources[3...]))
  }

  static func isHungUp(_ descriptor: Int32) -> Bool {
    var source = source(descriptor)
    return poll(&source, 1, 0) > 0 && isHungUp(source)
  }

  private static func isHungUp(_ source: pollfd) -> Bool { source.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 }

  private static func source(_ descriptor: Int32) -> pollfd {
    pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  }

  /// Limits above this, in seconds, only make the loop turn once in vain.
  private static let longestLimit: TimeInterval = 1e6
}

/// Waits for descriptors with a limit finer than a millisecond; the C library has it, but its Swift module does not.
@_silgen_name("ppoll") private func ppoll(
  _ sources: UnsafeMutablePointer<pollfd>, _ count: UInt, _ limit: UnsafePointer<timespec>?,
  _ signals: UnsafePointer<sigset_t>?
) -> Int32
