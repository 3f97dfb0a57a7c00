import Foundation
import Glibc

/// The wait of the window's loop: for the display, the main queue, the signals, and a deadline.
///
/// SDL's own wait is not used. Another thread could only end it by a message that SDL sends to the window over a second
/// connection to the display, and the X server keeps no order between connections: such a message could arrive after
/// the window was destroyed, which is an error.
struct EventWait {
  /// The descriptor of the display's connection; -1 if the display has none.
  var display: Int32
  /// The longest wait, in seconds, on displays that have input but no descriptor.
  var pollingInterval: TimeInterval?

  /// The sources that ended a wait.
  struct Outcome {
    /// Whether the main queue has work.
    var hasWork = false
    /// Whether a signal asked the program to end.
    var hasSignal = false
    /// Whether the connection to the display is broken.
    var isDisplayLost = false
    /// The other sources, with the events for which they are ready.
    var others: [pollfd] = []
  }

  /// Waits until a source or one of `others` is ready, but no longer than `seconds`; without a limit if that is nil.
  @MainActor func callAsFunction(seconds: TimeInterval?, others: [pollfd] = []) -> Outcome {
    var sources = [display, MainQueue.descriptor, EndSignals.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let own = sources.count
    sources += others
    let limit = [seconds, pollingInterval].compactMap { $0 }.min()
    let count: Int32
    if let limit {
      let seconds = min(max(limit, 0), Self.longestLimit)
      var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1e9))
      count = ppoll(&sources, UInt(sources.count), &time, nil)
    } else {
      count = ppoll(&sources, UInt(sources.count), nil, nil)
    }
    // A signal interrupts the wait; the next one finds its byte.
    guard count > 0 else { return Outcome() }
    return Outcome(
      hasWork: sources[1].revents != 0, hasSignal: sources[2].revents != 0, isDisplayLost: Self.isLost(sources[0]),
      others: Array(sources[own...]))
  }

  /// Whether the connection to the display is broken.
  var isDisplayLost: Bool {
    var source = pollfd(fd: display, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) > 0 && Self.isLost(source)
  }

  private static func isLost(_ source: pollfd) -> Bool {
    source.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
  }

  /// Limits above this, in seconds, only make the loop turn once in vain.
  private static let longestLimit: TimeInterval = 1e6
}

/// Waits for descriptors with a limit finer than a millisecond; the C library has it, but its Swift module does not.
@_silgen_name("ppoll") private func ppoll(
  _ sources: UnsafeMutablePointer<pollfd>, _ count: UInt, _ limit: UnsafePointer<timespec>?,
  _ signals: UnsafePointer<sigset_t>?
) -> Int32
