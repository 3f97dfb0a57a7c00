import Dispatch
import Glibc

/// A file descriptor, closed when this object is released.
///
/// An event source holds it until the system has forgotten the source. If the number were closed before, another file
/// could have it by then.
final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  func letNothingWait() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// Returns a source that calls `work` on the main queue whenever there is something to read, until it is cancelled.
  func source(_ work: @escaping @MainActor @Sendable () -> Void) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: number, queue: DispatchQueue.main)
    source.setEventHandler { MainActor.assumeIsolated { work() } }
    source.setCancelHandler { withExtendedLifetime(self) {} }
    return source
  }
}
