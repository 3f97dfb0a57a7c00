import DisplayUser
import Foundation
import Glibc

/// An X display without a screen, with a pointer and keys that a test moves.
///
/// There is one for all tests, of their own even where there is a real one; it ends with the tests' process.
enum VirtualDisplay {
  static let shared = Result { try start() }

  private static func start() throws -> XDisplay {
    let answer = try Program.pipe()
    let silence = open("/dev/null", O_RDWR | O_CLOEXEC)
    // It ends when the last connection does: ours, with this process, whose output it must not hold open.
    _ = try Program.spawn(
      ["Xvfb", "-displayfd", "3", "-screen", "0", "1300x2600x24", "-nolisten", "tcp", "-terminate"],
      ProcessInfo.processInfo.environment, [1: silence, 2: silence, 3: answer[1]])
    for file in [silence, answer[1]] { close(file) }
    defer { close(answer[0]) }
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = read(answer[0], &bytes, bytes.count)
    let number = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard !number.isEmpty else { throw XDisplay.Failure(description: "Xvfb did not start; .ci/install installs it") }
    guard let display = XDisplay(":\(number)") else {
      throw XDisplay.Failure(description: "Xvfb :\(number) takes no connection")
    }
    return display
  }
}
