import CXTest
import Glibc

/// A simulated user of an X display, with its pointer, its keys and its pixels.
///
/// The server itself performs the actions in order and keeps the delays between them, so that a busy test does not
/// change the timestamps of a drag. Requests that follow a delayed action wait for it.
package final class XDisplay: @unchecked Sendable {
  /// The display's name, as in the variable DISPLAY.
  package let name: String
  package let connection: OpaquePointer

  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  /// Connects to the display of this name, or to the one that DISPLAY names.
  ///
  /// Returns nil if there is none.
  package init?(_ name: String? = nil) {
    // A window can be destroyed while it is examined, and Xlib would end the process.
    XSetErrorHandler { _, _ in 0 }
    guard let connection = XOpenDisplay(name) else { return nil }
    // A test may end the server, and Xlib would end the process then, too.
    XSetIOErrorHandler { _ in 0 }
    XSetIOErrorExitHandler(connection, { _, _ in }, nil)
    // A first use of this extension after the server's end would make libXext free what it still has in a list.
    var (event, error, major, minor) = (Int32(), Int32(), Int32(), Int32())
    XTestQueryExtension(connection, &event, &error, &major, &minor)
    self.connection = connection
    self.name = String(cString: XDisplayString(connection))
  }

  // MARK: The pointer and the keys

  /// Moves the pointer to (`x`, `y`) after a delay.
  package func move(to x: Int, _ y: Int, after milliseconds: UInt = 0) {
    XTestFakeMotionEvent(connection, -1, Int32(x), Int32(y), milliseconds)
    XFlush(connection)
  }

  /// Presses a button of the mouse.
  package func press(_ button: UInt32) { set(button, isDown: true) }

  /// Releases a button of the mouse after a delay.
  package func release(_ button: UInt32, after milliseconds: UInt = 0) {
    set(button, isDown: false, after: milliseconds)
  }

  private func set(_ button: UInt32, isDown: Bool, after milliseconds: UInt = 0) {
    XTestFakeButtonEvent(connection, button, isDown ? 1 : 0, milliseconds)
    XFlush(connection)
  }

  /// Presses and releases the key that types `symbol`.
  package func type(_ symbol: String) {
    set(key: symbol, isDown: true)
    set(key: symbol, isDown: false)
  }

  /// Presses or releases the key that types `symbol`.
  package func set(key symbol: String, isDown: Bool) {
    XTestFakeKeyEvent(
      connection, UInt32(XKeysymToKeycode(connection, XStringToKeysym(symbol))), isDown ? 1 : 0, 0)
    XFlush(connection)
  }

  /// Waits until the server has performed all actions so far and sent their events to the windows.
  package func synchronise() {
    // The server sends events before it handles the next request, so that the second answer comes after them.
    for _ in 0..<2 { XSync(connection, 0) }
  }

  // MARK: Windows and pixels

  /// The visible windows of the root.
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

  /// Returns the identifier of the process that `window` belongs to; nil if the window does not say so.
  package func process(of window: UInt) -> Int32? {
    var (type, format, count, rest) = (Atom(), Int32(0), UInt(0), UInt(0))
    var value: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      connection, window, XInternAtom(connection, "_NET_WM_PID", 0), 0, 1, 0, UInt(AnyPropertyType), &type, &format,
      &count, &rest, &value)
    guard let value else { return nil }
    defer { XFree(value) }
    // Xlib keeps numbers of 32 bits as C's long.
    return count == 1 ? value.withMemoryRebound(to: Int.self, capacity: 1) { Int32(truncatingIfNeeded: $0[0]) } : nil
  }

  /// Returns the colours of a part of the screen, row by row, as 0xRRGGBB.
  package func pixels(x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    _ = xTestPixels(connection, Int32(x), Int32(y), UInt32(width), UInt32(height), &pixels)
    return pixels
  }
}
