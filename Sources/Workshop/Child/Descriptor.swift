import Dispatch
import Glibc

/// A file descriptor, which is closed when nothing holds it any more.
///
/// A source of events holds it until the system has forgotten the source: a number that is closed before may belong to
/// another file by then.
final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// Makes reads and writes return at once.
  func letNothingWait() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// Returns a source that does `work` on the main queue whenever there is something to read, until it is cancelled.
  func source(_ work: @escaping @MainActor @Sendable () -> Void) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: number, queue: DispatchQueue.main)
    source.setEventHandler { MainActor.assumeIsolated { work() } }
    source.setCancelHandler { withExtendedLifetime(self) {} }
    return source
  }
}
