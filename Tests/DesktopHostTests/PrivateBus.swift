import DisplayUser
import Foundation
import Glibc

/// A message bus of its own, on which no service starts by itself.
final class PrivateBus {
  /// The environment variables by which a program finds the bus.
  var variables: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": address] }
  let address: String
  private let id: pid_t
  private let home: EmptyHome
  private var isEnded = false

  /// Starts the bus, and waits until it listens.
  init() throws {
    home = try EmptyHome()
    let file = URL(fileURLWithPath: "\(home.path)/bus.conf")
    try
      "\(Self.head)<busconfig><type>session</type><listen>unix:tmpdir=\(home.path)/run</listen>\(Self.policy)</busconfig>"
      .write(to: file, atomically: true, encoding: .utf8)
    let answer = try Program.pipe()
    let silence = open("/dev/null", O_RDWR | O_CLOEXEC)
    id = try Program.spawn(
      ["dbus-daemon", "--config-file=\(file.path)", "--nofork", "--nopidfile", "--print-address=3"],
      home.variables, [0: silence, 1: silence, 2: silence, 3: answer[1]])
    for end in [silence, answer[1]] { close(end) }
    var bytes = [UInt8](repeating: 0, count: 500)
    let count = read(answer[0], &bytes, bytes.count)
    close(answer[0])
    address = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines)
    guard !address.isEmpty else {
      throw XDisplay.Failure(description: "dbus-daemon did not start: README's command for the tests installs it")
    }
  }

  /// Ends the bus, unless that was done before.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }

  deinit { end() }

  private static let head =
    "<!DOCTYPE busconfig PUBLIC \"-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN\""
    + " \"http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd\">"
  private static let policy =
    "<policy context=\"default\"><allow send_destination=\"*\" eavesdrop=\"true\"/><allow eavesdrop=\"true\"/>"
    + "<allow own=\"*\"/></policy>"
}
