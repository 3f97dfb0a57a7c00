import Foundation
import Glibc

/// The clock of the window: the seconds of the system's monotonic clock since the clock was created.
struct HostClock {
  private let start = Self.seconds()

  /// The current instant, in seconds.
  var now: TimeInterval { Self.seconds() - start }

  /// The processor time of the calling thread, in user code and in the kernel, in seconds.
  var processorTime: TimeInterval { Self.seconds(CLOCK_THREAD_CPUTIME_ID) }

  private static func seconds(_ clock: clockid_t = CLOCK_MONOTONIC) -> TimeInterval {
    var time = timespec()
    clock_gettime(clock, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
  }
}
