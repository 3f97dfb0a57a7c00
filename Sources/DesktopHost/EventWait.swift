import Foundation
import Glibc

/// The wait of the window's loop: for the display, the main queue, the signals, the message bus, and an instant.
///
/// SDL's own wait is not used. Another thread could only end it by a message that SDL sends to the window over a second
/// connection to the display, and the X server keeps no order between connections: such a message could arrive after
/// the window was destroyed, which is an error.
@MainActor enum EventWait {
  /// But for the display, which is read after every wait.
  struct Outcome {
    /// Whether the main queue has work.
    var hasWork: Bool
    var hasSignal: Bool
    /// The other sources, with the events for which they are ready.
    var others: [pollfd]
  }

  /// No longer than `seconds`; `display` is -1 for none.
  static func wait(seconds: TimeInterval, display: Int32, others: [pollfd] = []) -> Outcome {
    var sources = [display, MainQueue.descriptor, EndSignals.descriptor].map { source($0) } + others
    // A signal interrupts the wait; the next one finds its byte.
    if seconds < .infinity {
      let limit = min(max(seconds, 0), longestLimit)
      var time = timespec(tv_sec: Int(limit), tv_nsec: Int(limit.truncatingRemainder(dividingBy: 1) * 1e9))
      _ = ppoll(&sources, UInt(sources.count), &time, nil)
    } else {
      _ = ppoll(&sources, UInt(sources.count), nil, nil)
    }
    return Outcome(
      hasWork: sources[1].revents != 0, hasSignal: sources[2].revents != 0, others: Array(sources[3...]))
  }

  static func isHungUp(_ descriptor: Int32) -> Bool {
    var source = source(descriptor)
    return poll(&source, 1, 0) > 0 && source.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
  }

  private static func source(_ descriptor: Int32) -> pollfd {
    pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  }

  /// Limits above this, in seconds, only make the loop turn once in vain.
  private static let longestLimit: TimeInterval = 1e6
}

/// The real main queue of the process, which the window's loop runs itself.
///
/// Two functions of Dispatch serve it: its hook for run loops that are not its own.
@MainActor package enum MainQueue {
  /// Readable while the queue has work.
  static var descriptor: Int32 { mainQueueHandle() }

  package static func runWork() {
    // The queue does not reset its descriptor itself, and waits would end at once from then on.
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    runMainQueue(nil)
  }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF") private func runMainQueue(_ message: UnsafeMutableRawPointer?)

/// Waits for descriptors with a limit finer than a millisecond; the C library has it, but its Swift module does not.
@_silgen_name("ppoll") private func ppoll(
  _ sources: UnsafeMutablePointer<pollfd>, _ count: UInt, _ limit: UnsafePointer<timespec>?,
  _ signals: UnsafePointer<sigset_t>?
) -> Int32
