import Dispatch
import Glibc
import QuartzCore

/// Standard error of a window, which never waits for it: not for a full pipe, nor for a terminal that is stopped.
///
/// Another thread writes. Lines that it cannot write in time are left out, and how many is said.
package enum StandardError {
  private static let queue = DispatchQueue(label: "backswipe.standard-error")
  private static let waiting = Locked((bytes: 0, lost: 0))

  /// The greatest number of bytes that wait to be written.
  static let mostWaiting = 1 << 16

  package static func write(_ line: String) {
    var bytes = Array(line.utf8)
    if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    let count = bytes.count
    guard let lost = room(for: count) else { return }
    if lost > 0 { bytes = Array("(\(lost) lines were left out here.)\n".utf8) + bytes }
    queue.async { [bytes] in
      put(bytes[...])
      waiting.withLock { $0.bytes -= count }
    }
  }

  /// Waits no longer than a moment, because the program is about to end.
  package static func flush() {
    let done = DispatchSemaphore(value: 0)
    queue.async { done.signal() }
    _ = done.wait(timeout: .now() + 0.2)
  }

  /// Returns the number of lines that were left out before; nil if there is no room.
  private static func room(for count: Int) -> Int? {
    waiting.withLock { waiting in
      guard waiting.bytes + count <= mostWaiting else {
        waiting.lost += 1
        return nil
      }
      waiting.bytes += count
      defer { waiting.lost = 0 }
      return waiting.lost
    }
  }

  private static func put(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // The program that started this one may have made it so.
        var end = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = poll(&end, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }
}
