import CDBus
import Foundation
import Glibc

/// The desktop's choice between light and dark, as its settings portal tells it over the session's bus.
///
/// It is asked once and followed from then on. Nothing waits for it: without a bus, a portal or an answer nothing is told.
@MainActor final class DesktopAppearance {
  private var connection: BusConnection?
  private var question: UInt32?
  private let changed: (_ isDark: Bool) -> Void

  /// `changed` gets the desktop's answer and each later change.
  init(changed: @escaping (_ isDark: Bool) -> Void) {
    self.changed = changed
    for address in Self.addresses(ProcessInfo.processInfo.environment) where connection == nil {
      connection = BusConnection(address: address) { [weak self] in self?.receive($0) }
    }
    connection?.call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch",
      [
        "type='signal',sender='\(Self.portal)',interface='\(Self.settings)',member='SettingChanged',arg0='\(Self.group)'"
      ])
    question = connection?.call(
      Self.portal, "/org/freedesktop/portal/desktop", Self.settings, "Read", [Self.group, Self.key])
  }

  var sources: [pollfd] { connection?.sources ?? [] }

  func handle(_ sources: [pollfd]) {
    if sources.contains(where: { $0.revents != 0 }) { connection?.handle(sources) }
  }

  func close() {
    connection?.close()
    connection = nil
  }

  private func receive(_ message: BusMessage) {
    if message.replySerial != 0, message.replySerial == question {
      question = nil
      if case .number(let scheme)? = message.arguments.first { changed(scheme == Self.dark) }
    } else if message.isSignal(Self.settings, "SettingChanged") {
      let arguments = message.arguments
      guard arguments.count == 3, arguments[0] == .text(Self.group), arguments[1] == .text(Self.key) else { return }
      if case .number(let scheme) = arguments[2] {
        // An answer that is still under way is older than the change.
        question = nil
        changed(scheme == Self.dark)
      }
    }
  }

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let settings = "org.freedesktop.portal.Settings"
  private static let group = "org.freedesktop.appearance"
  private static let key = "color-scheme"
  /// The value of `color-scheme` that asks for dark; 0 and 2 stand for no preference and light.
  private static let dark: UInt32 = 1

  /// Only addresses that can be connected to at once: others would start a program, or wait for a network.
  nonisolated static func addresses(_ environment: [String: String]) -> [String] {
    if let given = environment["DBUS_SESSION_BUS_ADDRESS"], !given.isEmpty {
      return given.split(separator: ";").map(String.init).filter { $0.hasPrefix("unix:") }
    }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return [] }
    guard let escaped = dbus_address_escape_value(folder) else { return [] }
    defer { dbus_free(escaped) }
    return ["unix:path=\(String(cString: escaped))/bus"]
  }
}
