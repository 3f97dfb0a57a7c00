import Glibc

/// A connection to the session's message bus, which never waits: its descriptors are polled with the loop's others.
@MainActor final class BusConnection {
  private let library: BusLibrary
  private let connection: BusLibrary.Connection
  private var watches: [BusLibrary.Watch] = []
  private let received: (BusMessage) -> Void

  /// Connects to the bus at `address`, and calls `received` with each message that arrives.
  ///
  /// Nil if there is no libdbus or no such bus. Whether the bus answers shows later.
  init?(address: String, received: @escaping (BusMessage) -> Void) {
    guard let library = BusLibrary.shared, let connection = address.withCString({ library.open($0, nil) }) else {
      return nil
    }
    (self.library, self.connection, self.received) = (library, connection, received)
    library.setExit(connection, 0)
    let context = Unmanaged.passUnretained(self).toOpaque()
    // libdbus calls these on the thread that calls it, which is the main thread; `close()` removes the watches.
    _ = library.setWatches(
      connection,
      { @Sendable watch, context in
        BusConnection.change(context, watch) { own, watch in own.watches.append(watch) }
        return 1
      },
      { @Sendable watch, context in
        BusConnection.change(context, watch) { own, watch in own.watches.removeAll { $0 == watch } }
      },
      { @Sendable _, _ in }, context, nil)
    _ = library.addFilter(
      connection,
      { @Sendable _, message, context in
        BusConnection.change(context, message) { own, message in own.received(BusMessage(message, own.library)) }
        // The message may be for libdbus, too.
        return 1
      }, context, nil)
    _ = call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello", [])
  }

  /// Calls `body` with the connection that `context` is, and with an object of libdbus.
  private nonisolated static func change(
    _ context: UnsafeMutableRawPointer?, _ object: OpaquePointer?,
    _ body: @MainActor (_ own: BusConnection, _ object: OpaquePointer) -> Void
  ) {
    guard let context, let object else { return }
    let own = Unmanaged<BusConnection>.fromOpaque(context).takeUnretainedValue()
    nonisolated(unsafe) let known = object
    MainActor.assumeIsolated { body(own, known) }
  }

  /// Calls a method with texts as its arguments, and returns the serial number that its reply names; nil if there is no
  /// memory.
  func call(_ name: String, _ path: String, _ interface: String, _ member: String, _ arguments: [String]) -> UInt32? {
    guard let message = library.makeCall(name, path, interface, member) else { return nil }
    defer { library.releaseMessage(message) }
    withUnsafeTemporaryAllocation(byteCount: BusLibrary.iteratorSize, alignment: 16) { room in
      guard let iterator = room.baseAddress else { return }
      library.beginWriting(message, iterator)
      for argument in arguments {
        argument.withCString { text in
          _ = withUnsafePointer(to: text) { library.write(iterator, BusMessage.text, $0) }
        }
      }
    }
    var serial: UInt32 = 0
    return library.send(connection, message, &serial) != 0 ? serial : nil
  }

  /// The descriptors to poll; empty once the connection is lost.
  var sources: [pollfd] {
    watches.filter { library.watchIsEnabled($0) != 0 }.map { watch in
      let flags = library.watchFlags(watch)
      let events = (flags & Self.readable != 0 ? POLLIN : 0) | (flags & Self.writable != 0 ? POLLOUT : 0)
      return pollfd(fd: library.watchDescriptor(watch), events: Int16(events), revents: 0)
    }
  }

  /// Reads and writes what `sources`, as they were polled, are ready for, and passes on the messages that arrived.
  func handle(_ sources: [pollfd]) {
    for watch in watches.filter({ library.watchIsEnabled($0) != 0 }) where watches.contains(watch) {
      let descriptor = library.watchDescriptor(watch)
      let events = sources.reduce(Int32(0)) { $1.fd == descriptor ? $0 | Int32($1.revents) : $0 }
      var flags =
        library.watchFlags(watch)
        & ((events & POLLIN != 0 ? Self.readable : 0) | (events & POLLOUT != 0 ? Self.writable : 0))
      if events & POLLERR != 0 { flags |= Self.hasError }
      if events & POLLHUP != 0 { flags |= Self.isHungUp }
      if flags != 0 { _ = library.handleWatch(watch, flags) }
    }
    // A bus that sends without end must not stop the window.
    for _ in 0..<Self.mostMessages where library.dispatch(connection) == 0 {}
  }

  /// The greatest number of messages that are passed on at once.
  private static let mostMessages = 1000

  /// Ends the connection.
  func close() {
    _ = library.setWatches(connection, nil, nil, nil, nil, nil)
    watches = []
    library.close(connection)
    library.release(connection)
  }

  // The flags of libdbus's watches.
  private static let (readable, writable, hasError, isHungUp): (UInt32, UInt32, UInt32, UInt32) = (1, 2, 4, 8)
}
