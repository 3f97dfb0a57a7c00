import CXTest
import Foundation
import Glibc

/// An X display without a screen, with a pointer and keys that a test moves.
///
/// There is one for all tests, of their own even where there is a real one; it ends with the tests' process.
final class VirtualDisplay: @unchecked Sendable {
  /// What DISPLAY is set to for it.
  let name: String
  let connection: OpaquePointer

  static let shared = Result { try VirtualDisplay() }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private init() throws {
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
    guard !number.isEmpty else { throw Failure(description: "Xvfb did not start; .ci/install installs it") }
    name = ":\(number)"
    // A window may be gone while it is looked at, and Xlib would end the process.
    XSetErrorHandler { _, _ in 0 }
    guard let connection = XOpenDisplay(name) else { throw Failure(description: "Xvfb \(name) takes no connection") }
    self.connection = connection
  }

  // MARK: The pointer and the keys

  func move(to x: Int, _ y: Int) {
    XTestFakeMotionEvent(connection, -1, Int32(x), Int32(y), 0)
    XFlush(connection)
  }

  func press(_ button: UInt32) { set(button, isDown: true) }

  func release(_ button: UInt32) { set(button, isDown: false) }

  private func set(_ button: UInt32, isDown: Bool) {
    XTestFakeButtonEvent(connection, button, isDown ? 1 : 0, 0)
    XFlush(connection)
  }

  func type(_ symbol: String) {
    set(key: symbol, isDown: true)
    set(key: symbol, isDown: false)
  }

  /// Presses or releases the key that writes `symbol`.
  func set(key symbol: String, isDown: Bool) {
    XTestFakeKeyEvent(
      connection, UInt32(XKeysymToKeycode(connection, XStringToKeysym(symbol))), isDown ? 1 : 0, 0)
    XFlush(connection)
  }

  // MARK: Windows and pixels

  /// The windows that are seen.
  var windows: [(id: UInt, x: Int, y: Int, width: Int, height: Int)] {
    var (root, parent) = (Window(), Window())
    var children: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    XSync(connection, 0)
    XQueryTree(connection, xTestRoot(connection), &root, &parent, &children, &count)
    defer { if let children { XFree(children) } }
    return (0..<Int(count)).compactMap { index in
      guard let window = children?[index] else { return nil }
      var attributes = XWindowAttributes()
      guard XGetWindowAttributes(connection, window, &attributes) != 0, attributes.map_state == IsViewable else {
        return nil
      }
      return (window, Int(attributes.x), Int(attributes.y), Int(attributes.width), Int(attributes.height))
    }
  }

  /// The colours of a part of the screen, row by row, as 0xRRGGBB.
  func pixels(x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    XSync(connection, 0)
    _ = xTestPixels(connection, Int32(x), Int32(y), UInt32(width), UInt32(height), &pixels)
    return pixels
  }
}
