import CDBus
import Glibc

/// A connection to the session's message bus, which never waits: its descriptors are polled with the loop's others.
@MainActor final class BusConnection {
  private let connection: OpaquePointer
  private var watches: [OpaquePointer] = []
  private let received: (BusMessage) -> Void

  /// Nil if there is no such bus; whether the bus answers shows later.
  init?(address: String, received: @escaping (BusMessage) -> Void) {
    guard let connection = dbus_connection_open_private(address, nil) else { return nil }
    (self.connection, self.received) = (connection, received)
    dbus_connection_set_exit_on_disconnect(connection, 0)
    // libdbus calls these on the thread that calls it, which is the main thread; `close()` removes the watches.
    dbus_connection_set_watch_functions(
      connection,
      { @Sendable watch, context in
        BusConnection.change(context, watch) { own, watch in own.watches.append(watch) }
        return 1
      },
      { @Sendable watch, context in
        BusConnection.change(context, watch) { own, watch in own.watches.removeAll { $0 == watch } }
      },
      { @Sendable _, _ in }, Unmanaged.passUnretained(self).toOpaque(), nil)
    call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello", [])
  }

  private nonisolated static func change(
    _ context: UnsafeMutableRawPointer?, _ watch: OpaquePointer?,
    _ body: @MainActor (_ own: BusConnection, _ watch: OpaquePointer) -> Void
  ) {
    guard let context, let watch else { return }
    let own = Unmanaged<BusConnection>.fromOpaque(context).takeUnretainedValue()
    nonisolated(unsafe) let known = watch
    MainActor.assumeIsolated { body(own, known) }
  }

  /// The serial number is the one that the reply names; nil if there is no memory.
  @discardableResult func call(
    _ name: String, _ path: String, _ interface: String, _ member: String, _ arguments: [String]
  ) -> UInt32? {
    guard let message = dbus_message_new_method_call(name, path, interface, member) else { return nil }
    defer { dbus_message_unref(message) }
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    for argument in arguments {
      argument.withCString { text in
        var text: UnsafePointer<CChar>? = text
        _ = dbus_message_iter_append_basic(&iterator, dbusTypeString, &text)
      }
    }
    var serial: UInt32 = 0
    return dbus_connection_send(connection, message, &serial) != 0 ? serial : nil
  }

  private var enabledWatches: [OpaquePointer] { watches.filter { dbus_watch_get_enabled($0) != 0 } }

  /// Empty once the connection is lost.
  var sources: [pollfd] {
    enabledWatches.map { watch in
      let flags = dbus_watch_get_flags(watch)
      let events = Self.events.reduce(0) { flags & $1.flag.rawValue != 0 ? $0 | $1.event : $0 }
      return pollfd(fd: dbus_watch_get_unix_fd(watch), events: Int16(events), revents: 0)
    }
  }

  /// Passes on the messages that arrived.
  func handle(_ sources: [pollfd]) {
    for watch in enabledWatches where watches.contains(watch) {
      let descriptor = dbus_watch_get_unix_fd(watch)
      let ready = sources.reduce(0) { $1.fd == descriptor ? $0 | Int32($1.revents) : $0 }
      // Errors concern every watch.
      let wanted = dbus_watch_get_flags(watch) | DBUS_WATCH_ERROR.rawValue | DBUS_WATCH_HANGUP.rawValue
      let flags = wanted & Self.events.reduce(0) { ready & $1.event != 0 ? $0 | $1.flag.rawValue : $0 }
      if flags != 0 { dbus_watch_handle(watch, flags) }
    }
    // A bus that sends without end must not stop the window.
    for _ in 0..<Self.mostMessages {
      guard let message = dbus_connection_pop_message(connection) else { break }
      received(BusMessage(message: message))
      dbus_message_unref(message)
    }
  }

  private static let events: [(event: Int32, flag: DBusWatchFlags)] = [
    (POLLIN, DBUS_WATCH_READABLE), (POLLOUT, DBUS_WATCH_WRITABLE), (POLLERR, DBUS_WATCH_ERROR),
    (POLLHUP, DBUS_WATCH_HANGUP),
  ]

  /// The greatest number of messages that are passed on at once.
  private static let mostMessages = 1000

  func close() {
    dbus_connection_set_watch_functions(connection, nil, nil, nil, nil, nil)
    watches = []
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }
}

/// Valid while it is handled.
@MainActor struct BusMessage {
  fileprivate let message: OpaquePointer

  /// The number of the call that this message replies to; 0 for none.
  var replySerial: UInt32 { dbus_message_get_reply_serial(message) }

  func isSignal(_ interface: String, _ member: String) -> Bool {
    dbus_message_is_signal(message, interface, member) != 0
  }

  enum Argument: Equatable {
    case text(String)
    case number(UInt32)
    /// An argument of another type.
    case other
  }

  /// A variant, or a variant in a variant, gives what it holds.
  var arguments: [Argument] {
    var (iterator, found) = (DBusMessageIter(), [Argument]())
    guard dbus_message_iter_init(message, &iterator) != 0 else { return [] }
    repeat { found.append(Self.argument(at: &iterator)) } while dbus_message_iter_next(&iterator) != 0
    return found
  }

  private static func argument(at iterator: inout DBusMessageIter, depth: Int = 0) -> Argument {
    switch dbus_message_iter_get_arg_type(&iterator) {
    case dbusTypeString:
      var text: UnsafePointer<CChar>?
      dbus_message_iter_get_basic(&iterator, &text)
      return text.map { .text(String(cString: $0)) } ?? .other
    case dbusTypeUInt32:
      var number: UInt32 = 0
      dbus_message_iter_get_basic(&iterator, &number)
      return .number(number)
    case dbusTypeVariant where depth < mostVariants:
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&iterator, &inner)
      return argument(at: &inner, depth: depth + 1)
    default: return .other
    }
  }

  private static let mostVariants = 8
}
