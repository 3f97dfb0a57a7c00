import Foundation
import Glibc

/// Chooses when the next frame begins: as late as possible, for the newest input, but in time for its deadline.
///
/// While frames follow each other, their deadlines are `interval` apart. After a rest there is no deadline to wait for:
/// the frame begins at once, and the next deadlines are counted from it.
struct FramePacer {
  /// In seconds.
  var interval: TimeInterval
  /// In seconds of the host's clock.
  private(set) var last = -TimeInterval.infinity
  /// The estimated cost of a frame, in seconds of processor time.
  ///
  /// A longer frame raises it at once; shorter ones lower it slowly. It is not the time that passes, because a frame
  /// that another program interrupts would make all that follow begin too soon, with older input.
  private(set) var cost: TimeInterval = 0

  /// Kept free before the deadline in case the host wakes up late, in seconds.
  static let margin: TimeInterval = 0.001
  /// A shorter frame lowers the estimated cost by this factor.
  private static let decay = 0.9

  /// In seconds of the host's clock.
  var start: TimeInterval { last + interval - min(cost + Self.margin, interval) }

  func deadline(ofFrameAt start: TimeInterval) -> TimeInterval { max(last + interval, start) }

  /// `cost` is in seconds of processor time.
  mutating func presented(deadline: TimeInterval, cost: TimeInterval) {
    last = deadline
    self.cost = max(cost, self.cost * Self.decay)
  }
}

/// The system's monotonic clock, in seconds since this value was created.
struct HostClock {
  private let start = Self.seconds()

  var now: TimeInterval { Self.seconds() - start }

  /// The time that the calling thread has spent in user code and in the kernel, in seconds.
  var processorTime: TimeInterval { Self.seconds(CLOCK_THREAD_CPUTIME_ID) }

  private static func seconds(_ clock: clockid_t = CLOCK_MONOTONIC) -> TimeInterval {
    var time = timespec()
    clock_gettime(clock, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
  }
}
