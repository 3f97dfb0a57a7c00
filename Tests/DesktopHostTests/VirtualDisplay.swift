import DisplayUser
import Foundation
import Glibc
import OwnThread
import Testing

/// The tests that share one display and its pointer; they run one at a time.
///
/// None of them may need the main actor: it and all after it would wait until the tests on the main actor have ended.
@Suite("On one display", .serialized, .onOwnThread)
enum OneDisplay {}

/// A virtual X display, whose pointer and keys the tests control.
///
/// All tests share one, even if the machine has a real display. It ends with the tests' process.
enum VirtualDisplay {
  static let shared = Result { try start().display }

  /// Starts a display of its own for a test.
  ///
  /// Returns it and the server's process identifier.
  static func start() throws -> (display: XDisplay, server: pid_t) {
    let answer = try Program.pipe()
    let silence = open("/dev/null", O_RDWR | O_CLOEXEC)
    // The server ends with its last connection: that of this process, whose output it must not keep open.
    let server = try Program.spawn(
      ["Xvfb", "-displayfd", "3", "-screen", "0", "1300x2600x24", "-nolisten", "tcp", "-terminate"],
      ProcessInfo.processInfo.environment, [1: silence, 2: silence, 3: answer[1]])
    for file in [silence, answer[1]] { close(file) }
    defer { close(answer[0]) }
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = read(answer[0], &bytes, bytes.count)
    let number = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard !number.isEmpty else {
      throw XDisplay.Failure(description: "Xvfb did not start: README's command for the tests installs it")
    }
    guard let display = XDisplay(":\(number)") else {
      throw XDisplay.Failure(description: "Xvfb :\(number) refuses connections")
    }
    return (display, server)
  }
}
