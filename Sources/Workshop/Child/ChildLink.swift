package import Glibc

/// One end of the connection between the window and the child.
package final class ChildLink {
  let file: Descriptor
  private var arrived: [UInt8] = []
  private var part = [UInt8](repeating: 0, count: 1 << 14)
  private var unsent: [UInt8] = []
  /// Whether the other end is closed or sent something invalid.
  package private(set) var isClosed = false

  /// Whether this end closed because the other one did not read.
  private(set) var isOverfull = false

  /// The link closes the descriptor when it is released.
  package init(_ descriptor: Int32) {
    file = Descriptor(descriptor)
    file.letNothingWait()
  }

  package var descriptor: Int32 { file.number }

  /// Returns two connected descriptors that no other child inherits; nil if the system has none left.
  static func pair() -> (own: Int32, other: Int32)? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (ends[0], ends[1])
  }

  /// How many bytes may wait for the other end to read.
  private static let mostUnsent = 4 << 20

  /// Sends a message soon; has no effect if the other end is closed.
  ///
  /// If too much is waiting for the other end, the connection ends, since leaving out a part would corrupt what
  /// follows.
  package func send(_ message: ChildMessage) {
    guard !isClosed else { return }
    unsent += message.bytes
    flush()
    guard unsent.count > Self.mostUnsent else { return }
    (unsent, isClosed, isOverfull) = ([], true, true)
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  package var hasUnsent: Bool { !unsent.isEmpty && !isClosed }

  package func flush() {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        unsent.removeFirst(count)
      } else if errno != EINTR {
        if errno != EAGAIN { isClosed = true }
        return
      }
    }
  }

  package func next() -> ChildMessage? {
    flush()
    if let message = take() { return message }
    while !isClosed {
      let count = read(descriptor, &part, part.count)
      if count > 0 {
        arrived += part[..<count]
        if let message = take() { return message }
      } else if count == 0 {
        isClosed = true
      } else if errno != EINTR {
        if errno != EAGAIN { isClosed = true }
        break
      }
    }
    return nil
  }

  private func take() -> ChildMessage? {
    do throws(WorkshopError) { return try ChildMessage.take(from: &arrived) } catch {
      isClosed = true
      return nil
    }
  }

  /// What to wait for: until the other end has sent something, or has read so much that the rest can be sent.
  package var awaited: pollfd {
    pollfd(fd: descriptor, events: Int16(hasUnsent ? POLLIN | POLLOUT : POLLIN), revents: 0)
  }

  /// Waits until a message may have arrived, at most this long; nil means without a limit.
  package func wait(seconds: Double?) {
    flush()
    var source = awaited
    _ = poll(&source, 1, seconds.map { Int32(max(0, min($0, 1e6)) * 1000) } ?? -1)
  }
}
