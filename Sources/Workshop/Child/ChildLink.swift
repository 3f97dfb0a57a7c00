import Glibc

/// One end of the connection between the window and the child.
package final class ChildLink {
  /// The file of the connection.
  let file: Descriptor
  private var arrived: [UInt8] = []
  private var part = [UInt8](repeating: 0, count: 1 << 14)
  private var unsent: [UInt8] = []
  /// Whether the other end is closed, or said something that is no message.
  package private(set) var isClosed = false

  /// Whether the end was closed because the other one did not read what was sent.
  private(set) var isOverfull = false

  /// Creates the end at a descriptor, which the link closes when it is released.
  package init(_ descriptor: Int32) {
    file = Descriptor(descriptor)
    file.letNothingWait()
  }

  /// The descriptor, which is readable when a message has arrived.
  package var descriptor: Int32 { file.number }

  /// Creates two connected descriptors, which no other child inherits; nil if the system cannot.
  static func pair() -> (own: Int32, other: Int32)? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (ends[0], ends[1])
  }

  /// The greatest number of bytes that wait until the other end reads.
  private static let mostUnsent = 4 << 20

  /// Sends a message, soon; without effect if the other end is closed.
  ///
  /// If too much waits until the other end reads, the connection ends: with a part left out, what follows would be no
  /// messages any more.
  package func send(_ message: ChildMessage) {
    guard !isClosed else { return }
    unsent += message.bytes
    flush()
    guard unsent.count > Self.mostUnsent else { return }
    (unsent, isClosed, isOverfull) = ([], true, true)
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Whether a part of what was sent waits until the other end has read the rest.
  package var hasUnsent: Bool { !unsent.isEmpty && !isClosed }

  /// Sends what waits, as far as the other end takes it.
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

  /// Returns the next message that has arrived; nil if there is none.
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

  /// Waits until a message may have arrived, but no longer than a number of seconds; without a limit if that is nil.
  package func wait(seconds: Double?) {
    flush()
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&source, 1, seconds.map { Int32(max(0, min($0, 1e6)) * 1000) } ?? -1)
  }
}
