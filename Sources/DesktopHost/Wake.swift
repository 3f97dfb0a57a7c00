import Foundation
import Stage

/// When the window's loop goes on.
enum Wake: Equatable {
  /// When something arrives, and not before.
  case asleep
  /// In seconds of the host's clock, or earlier if something arrives.
  case at(TimeInterval)
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
