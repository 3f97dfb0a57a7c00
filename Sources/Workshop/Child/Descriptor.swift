import Dispatch
import Glibc

/// A file descriptor, closed when this object is released.
///
/// An event source holds it until the system has forgotten the source. If the number were closed before, another file
/// could have it by then.
package final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// Writes all bytes; returns the system's error number, or nil.
  package static func write(_ bytes: some Collection<UInt8>, to file: Int32) -> Int32? {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
    }
    return nil
  }

  func letNothingWait() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// Returns a source that calls `work` on the main queue whenever there is something to read, until it is cancelled.
  func source(_ work: @escaping @MainActor @Sendable () -> Void) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: number, queue: DispatchQueue.main)
    source.setEventHandler { MainActor.assumeIsolated { work() } }
    source.setCancelHandler { withExtendedLifetime(self) {} }
    return source
  }
}
