import Foundation
import Glibc
import Stage

/// When the window's loop goes on.
enum Wake: Equatable {
  /// When something arrives, and not before.
  case asleep
  /// In seconds of the host's clock, or earlier if something arrives.
  case at(TimeInterval)
  /// As `at`, with a frame soon, which reads the pointer's events: they need not end the wait.
  case frame(at: TimeInterval)
  /// At once, with a frame.
  case now
}

struct LoopState {
  var isVisible = true
  /// Input, lost pixels, or what was changed outside of frames.
  var wantsFrame = false
  /// When the content wants to be drawn next.
  var outlook = Stage.Outlook.still
  var pacer: FramePacer
  /// Whether a key is down.
  ///
  /// On Wayland SDL itself repeats it, and on every display input methods answer it later, without an event.
  var isKeyDown = false
  /// Whether the mouse's button is down outside the window, where its release can be lost.
  var isHeldOutside = false
  /// The display has input but no descriptor that tells of it.
  var needsPolling = false

  /// The time between looks at what no event tells of, in seconds.
  static let pollingInterval: TimeInterval = 0.01

  /// `now` is an instant of the host's clock.
  func wake(at now: TimeInterval) -> Wake {
    let frame = nextFrame
    if frame <= now { return .now }
    let isPolling = isKeyDown || isHeldOutside || needsPolling
    let next = isPolling ? min(frame, now + Self.pollingInterval) : frame
    if next == pacer.start { return .frame(at: next) }
    return next < .infinity ? .at(next) : .asleep
  }

  /// Infinity if there is no frame before there is input.
  private var nextFrame: TimeInterval {
    guard isVisible else { return .infinity }
    if wantsFrame { return pacer.start }
    switch outlook {
    case .moving: return pacer.start
    case .waiting(let instant): return max(instant, pacer.start)
    case .still: return .infinity
    }
  }
}

/// The real main queue of the process, which the window's loop runs itself.
///
/// Two functions of Dispatch serve it: its hook for run loops that are not its own.
@MainActor package enum MainQueue {
  /// Readable while the queue has work.
  package static var descriptor: Int32 { mainQueueHandle() }

  package static func runWork() {
    // The queue does not reset its descriptor itself, and waits would end at once from then on.
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    runMainQueue(nil)
  }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF") private func runMainQueue(_ message: UnsafeMutableRawPointer?)

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
