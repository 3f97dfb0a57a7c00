import Foundation
import Glibc

/// The clock of the window: the seconds of the system's monotonic clock since the clock was created.
struct HostClock {
  private let start = Self.seconds()

  /// The current instant, in seconds.
  var now: TimeInterval { Self.seconds() - start }

  /// Sleeps for `seconds`.
  func sleep(_ seconds: TimeInterval) {
    guard seconds > 0 else { return }
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1e9))
    nanosleep(&time, nil)
  }

  private static func seconds() -> TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
  }
}
