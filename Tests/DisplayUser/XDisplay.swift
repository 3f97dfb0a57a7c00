import CXTest
import Glibc

/// An X display's pointer, keys and pixels: a user's hands and eyes.
package final class XDisplay: @unchecked Sendable {
  /// What DISPLAY is set to for it.
  package let name: String
  package let connection: OpaquePointer

  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  /// The display of this name, or the one that DISPLAY names; nil if it is not there.
  package init?(_ name: String? = nil) {
    // A window may be gone while it is looked at, and Xlib would end the process.
    XSetErrorHandler { _, _ in 0 }
    guard let connection = XOpenDisplay(name) else { return nil }
    self.connection = connection
    self.name = String(cString: XDisplayString(connection))
  }

  // MARK: The pointer and the keys

  package func move(to x: Int, _ y: Int) {
    XTestFakeMotionEvent(connection, -1, Int32(x), Int32(y), 0)
    XFlush(connection)
  }

  package func press(_ button: UInt32) { set(button, isDown: true) }

  package func release(_ button: UInt32) { set(button, isDown: false) }

  private func set(_ button: UInt32, isDown: Bool) {
    XTestFakeButtonEvent(connection, button, isDown ? 1 : 0, 0)
    XFlush(connection)
  }

  package func type(_ symbol: String) {
    set(key: symbol, isDown: true)
    set(key: symbol, isDown: false)
  }

  /// Presses or releases the key that writes `symbol`.
  package func set(key symbol: String, isDown: Bool) {
    XTestFakeKeyEvent(
      connection, UInt32(XKeysymToKeycode(connection, XStringToKeysym(symbol))), isDown ? 1 : 0, 0)
    XFlush(connection)
  }

  // MARK: Windows and pixels

  /// The windows that are seen.
  package var windows: [(id: UInt, x: Int, y: Int, width: Int, height: Int)] {
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
  package func pixels(x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    _ = xTestPixels(connection, Int32(x), Int32(y), UInt32(width), UInt32(height), &pixels)
    return pixels
  }
}
