import DisplayUser
import Foundation
import Glibc

/// The settings portal of a desktop, which a test answers for.
final class SettingsPortal {
  private let bus: Functions
  private let connection: OpaquePointer

  /// Connects to the bus at `address` and takes the portal's name.
  init(at address: String) throws {
    guard let bus = Functions(), let connection = address.withCString({ bus.open($0, nil) }) else {
      throw XDisplay.Failure(description: "no bus at \(address): README's command for the tests installs libdbus")
    }
    (self.bus, self.connection) = (bus, connection)
    bus.setExit(connection, 0)
    // 4 asks not to wait for the name, and 1 says that this connection has it.
    guard bus.register(connection, nil) != 0, bus.requestName(connection, Self.name, 4, nil) == 1 else {
      throw XDisplay.Failure(description: "the portal did not get its name")
    }
  }

  deinit {
    bus.close(connection)
    bus.release(connection)
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
      guard let message = bus.pop(connection) else {
        guard bus.readWrite(connection, 1000) != 0 else { break }
        continue
      }
      defer { bus.releaseMessage(message) }
      guard bus.isCall(message, Self.settings, "Read") != 0 else { continue }
      meanwhile()
      let reply =
        if case .error = answer {
          bus.makeError(message, "org.freedesktop.portal.Error.NotFound", "no such setting")
        } else {
          bus.makeReply(message)
        }
      write(answer, to: reply)
      return try send(reply)
    }
    throw XDisplay.Failure(description: "no program asked for the colour scheme")
  }

  /// Whether a program has asked so far.
  var wasAsked: Bool {
    _ = bus.readWrite(connection, 0)
    while let message = bus.pop(connection) {
      defer { bus.releaseMessage(message) }
      if bus.isCall(message, Self.settings, "Read") != 0 { return true }
    }
    return false
  }

  /// Tells that a setting changed.
  func change(_ answer: Answer, group: String = "org.freedesktop.appearance", key: String = "color-scheme") throws {
    let signal = bus.makeSignal("/org/freedesktop/portal/desktop", Self.settings, "SettingChanged")
    write([group, key], answer, to: signal)
    try send(signal)
  }

  private func send(_ message: OpaquePointer?) throws {
    guard let message, bus.send(connection, message, nil) != 0 else {
      throw XDisplay.Failure(description: "the portal could not send")
    }
    bus.releaseMessage(message)
    bus.flush(connection)
  }

  private func write(_ texts: [String] = [], _ answer: Answer, to message: OpaquePointer?) {
    guard let message else { return }
    withIterator { iterator in
      bus.beginWriting(message, iterator)
      for text in texts { write(text, iterator) }
      switch answer {
      case .scheme(let scheme, let variants): write(scheme, inside: variants, iterator)
      case .text(let text): inVariant("s", iterator) { write(text, $0) }
      case .error: break
      }
    }
  }

  private func write(_ answer: Answer, to message: OpaquePointer?) { write([], answer, to: message) }

  private func write(_ text: String, _ iterator: UnsafeMutableRawPointer) {
    text.withCString { text in _ = withUnsafePointer(to: text) { bus.write(iterator, Int32(UInt8(ascii: "s")), $0) } }
  }

  private func write(_ number: UInt32, inside variants: Int, _ iterator: UnsafeMutableRawPointer) {
    guard variants > 0 else {
      var number = number
      _ = bus.write(iterator, Int32(UInt8(ascii: "u")), &number)
      return
    }
    inVariant(variants > 1 ? "v" : "u", iterator) { write(number, inside: variants - 1, $0) }
  }

  private func inVariant(
    _ type: String, _ iterator: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    withIterator { inner in
      _ = bus.openContainer(iterator, Int32(UInt8(ascii: "v")), type, inner)
      body(inner)
      _ = bus.closeContainer(iterator, inner)
    }
  }

  private func withIterator(_ body: (UnsafeMutableRawPointer) -> Void) {
    let room = UnsafeMutableRawPointer.allocate(byteCount: 128, alignment: 16)
    body(room)
    room.deallocate()
  }

  private static let name = "org.freedesktop.portal.Desktop"
  private static let settings = "org.freedesktop.portal.Settings"

  /// The functions of libdbus that wait, as a service may.
  private struct Functions {
    typealias Message = OpaquePointer
    typealias Text = UnsafePointer<CChar>
    typealias Iterator = UnsafeMutableRawPointer
    let open: @convention(c) (Text, UnsafeMutableRawPointer?) -> OpaquePointer?
    let close: @convention(c) (OpaquePointer) -> Void
    let release: @convention(c) (OpaquePointer) -> Void
    let setExit: @convention(c) (OpaquePointer, UInt32) -> Void
    let register: @convention(c) (OpaquePointer, UnsafeMutableRawPointer?) -> UInt32
    let requestName: @convention(c) (OpaquePointer, Text, UInt32, UnsafeMutableRawPointer?) -> Int32
    let readWrite: @convention(c) (OpaquePointer, Int32) -> UInt32
    let pop: @convention(c) (OpaquePointer) -> Message?
    let send: @convention(c) (OpaquePointer, Message, UnsafeMutablePointer<UInt32>?) -> UInt32
    let flush: @convention(c) (OpaquePointer) -> Void
    let isCall: @convention(c) (Message, Text, Text) -> UInt32
    let makeReply: @convention(c) (Message) -> Message?
    let makeError: @convention(c) (Message, Text, Text) -> Message?
    let makeSignal: @convention(c) (Text, Text, Text) -> Message?
    let releaseMessage: @convention(c) (Message) -> Void
    let beginWriting: @convention(c) (Message, Iterator) -> Void
    let write: @convention(c) (Iterator, Int32, UnsafeRawPointer) -> UInt32
    let openContainer: @convention(c) (Iterator, Int32, Text, Iterator) -> UInt32
    let closeContainer: @convention(c) (Iterator, Iterator) -> UInt32

    init?() {
      guard let library = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL) else { return nil }
      // A test may stop at a missing function.
      func load<Function>(_ name: String) -> Function {
        unsafeBitCast(dlsym(library, "dbus_\(name)"), to: Function.self)
      }
      open = load("connection_open_private")
      close = load("connection_close")
      release = load("connection_unref")
      setExit = load("connection_set_exit_on_disconnect")
      register = load("bus_register")
      requestName = load("bus_request_name")
      readWrite = load("connection_read_write")
      pop = load("connection_pop_message")
      send = load("connection_send")
      flush = load("connection_flush")
      isCall = load("message_is_method_call")
      makeReply = load("message_new_method_return")
      makeError = load("message_new_error")
      makeSignal = load("message_new_signal")
      releaseMessage = load("message_unref")
      beginWriting = load("message_iter_init_append")
      write = load("message_iter_append_basic")
      openContainer = load("message_iter_open_container")
      closeContainer = load("message_iter_close_container")
    }
  }
}
