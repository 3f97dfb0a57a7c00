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
    /// Whether the display may have input.
    var mayHaveInput = false
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
  ///
  /// If not `watchesDisplay`, the display's input does not end the wait.
  @MainActor func callAsFunction(
    seconds: TimeInterval?, watchesDisplay: Bool = true, others: [pollfd] = []
  ) -> Outcome {
    // A drag waits several hundred times a second, so this takes no memory from the heap.
    withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 3 + others.count) { sources in
      sources.initialize(repeating: pollfd(fd: -1, events: Int16(POLLIN), revents: 0))
      if watchesDisplay { sources[0].fd = display }
      sources[1].fd = MainQueue.descriptor
      sources[2].fd = EndSignals.descriptor
      for (index, other) in others.enumerated() { sources[3 + index] = other }
      // A signal interrupts the wait; the next one finds its byte.
      guard Self.wait(sources, limit: min(seconds ?? .infinity, pollingInterval ?? .infinity)) > 0 else {
        return Outcome(mayHaveInput: display < 0)
      }
      return Outcome(
        mayHaveInput: display < 0 || sources[0].revents != 0, hasWork: sources[1].revents != 0,
        hasSignal: sources[2].revents != 0, isDisplayLost: Self.isLost(sources[0]),
        others: others.isEmpty ? [] : Array(sources[3...]))
    }
  }

  /// Waits for one of `sources`, but no longer than `limit` seconds, and returns how many are ready.
  private static func wait(_ sources: UnsafeMutableBufferPointer<pollfd>, limit: TimeInterval) -> Int32 {
    guard let first = sources.baseAddress else { return 0 }
    guard limit < .infinity else { return ppoll(first, UInt(sources.count), nil, nil) }
    let seconds = min(max(limit, 0), longestLimit)
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1e9))
    return ppoll(first, UInt(sources.count), &time, nil)
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
