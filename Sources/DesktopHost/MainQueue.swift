import Glibc

/// The real main queue of the process, which the window's loop runs itself.
///
/// These two functions are Dispatch's hook for run loops that are not its own.
@MainActor enum MainQueue {
  /// The descriptor that is readable while the queue has work.
  static var descriptor: Int32 { mainQueueHandle() }

  /// Runs the work that is in the queue.
  static func runWork() {
    // The queue does not reset its descriptor itself, and waits would end at once from then on.
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    runMainQueue(nil)
  }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF") private func runMainQueue(_ message: UnsafeMutableRawPointer?)
