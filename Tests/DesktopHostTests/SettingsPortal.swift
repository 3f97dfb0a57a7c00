import CDBus
import DisplayUser
import Foundation

/// The settings portal of a desktop, which a test answers for.
final class SettingsPortal {
  private let connection: OpaquePointer

  /// Connects to the bus at `address` and takes the portal's name.
  init(at address: String) throws {
    guard let connection = dbus_connection_open_private(address, nil) else {
      throw XDisplay.Failure(description: "no bus at \(address): README's command for the tests installs libdbus")
    }
    self.connection = connection
    dbus_connection_set_exit_on_disconnect(connection, 0)
    guard dbus_bus_register(connection, nil) != 0,
      dbus_bus_request_name(connection, Self.name, UInt32(DBUS_NAME_FLAG_DO_NOT_QUEUE), nil)
        == DBUS_REQUEST_NAME_REPLY_PRIMARY_OWNER
    else {
      throw XDisplay.Failure(description: "the portal did not get its name")
    }
  }

  deinit {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  /// An answer of the portal.
  enum Answer {
    /// A number inside this many variants.
    case scheme(UInt32, variants: Int = 2)
    case text(String)
    case error
  }

  /// Waits until a program asks for the colour scheme, at most a minute, and answers.
  ///
  /// Before the answer is sent, `meanwhile` is called.
  func answer(_ answer: Answer, meanwhile: () -> Void = {}) throws {
    let deadline = Date(timeIntervalSinceNow: Program.patience)
    while Date() < deadline {
      guard let message = dbus_connection_pop_message(connection) else {
        guard dbus_connection_read_write(connection, 1000) != 0 else { break }
        continue
      }
      defer { dbus_message_unref(message) }
      guard dbus_message_is_method_call(message, Self.settings, "Read") != 0 else { continue }
      meanwhile()
      let reply =
        if case .error = answer {
          dbus_message_new_error(message, "org.freedesktop.portal.Error.NotFound", "no such setting")
        } else {
          dbus_message_new_method_return(message)
        }
      write([], answer, to: reply)
      return try send(reply)
    }
    throw XDisplay.Failure(description: "no program asked for the colour scheme")
  }

  /// Whether a program has asked so far.
  var wasAsked: Bool {
    _ = dbus_connection_read_write(connection, 0)
    while let message = dbus_connection_pop_message(connection) {
      defer { dbus_message_unref(message) }
      if dbus_message_is_method_call(message, Self.settings, "Read") != 0 { return true }
    }
    return false
  }

  /// Tells that a setting changed.
  func change(_ answer: Answer, group: String = "org.freedesktop.appearance", key: String = "color-scheme") throws {
    let signal = dbus_message_new_signal("/org/freedesktop/portal/desktop", Self.settings, "SettingChanged")
    write([group, key], answer, to: signal)
    try send(signal)
  }

  private func send(_ message: OpaquePointer?) throws {
    guard let message, dbus_connection_send(connection, message, nil) != 0 else {
      throw XDisplay.Failure(description: "the portal could not send")
    }
    dbus_message_unref(message)
    dbus_connection_flush(connection)
  }

  private func write(_ texts: [String], _ answer: Answer, to message: OpaquePointer?) {
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    for text in texts { write(text, &iterator) }
    switch answer {
    case .scheme(let scheme, let variants): write(scheme, inside: variants, &iterator)
    case .text(let text): inVariant("s", &iterator) { write(text, &$0) }
    case .error: break
    }
  }

  private func write(_ text: String, _ iterator: inout DBusMessageIter) {
    text.withCString { text in
      var text: UnsafePointer<CChar>? = text
      _ = dbus_message_iter_append_basic(&iterator, dbusTypeString, &text)
    }
  }

  private func write(_ number: UInt32, inside variants: Int, _ iterator: inout DBusMessageIter) {
    guard variants > 0 else {
      var number = number
      dbus_message_iter_append_basic(&iterator, dbusTypeUInt32, &number)
      return
    }
    inVariant(variants > 1 ? "v" : "u", &iterator) { write(number, inside: variants - 1, &$0) }
  }

  private func inVariant(_ type: String, _ iterator: inout DBusMessageIter, _ body: (inout DBusMessageIter) -> Void) {
    var inner = DBusMessageIter()
    dbus_message_iter_open_container(&iterator, dbusTypeVariant, type, &inner)
    body(&inner)
    dbus_message_iter_close_container(&iterator, &inner)
  }

  private static let name = "org.freedesktop.portal.Desktop"
  private static let settings = "org.freedesktop.portal.Settings"
}
