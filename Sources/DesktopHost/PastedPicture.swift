import CSDL2
import Foundation
import Glibc

/// Reads a PNG from the clipboard of an X display, which SDL offers as text only.
///
/// It is read over a connection of its own: the program that copied sends the picture to a window, at once or in parts,
/// each of which it sends when the one before was taken.
@MainActor struct PastedPicture {
  private let display: OpaquePointer
  private let window: Window
  private let property: Atom
  private let deadline: Date

  /// How long the other program may take, in seconds.
  private static let patience: TimeInterval = 2
  /// The longest picture, in bytes.
  private static let mostBytes = 64 << 20

  /// Nil if there is none, or another kind of display.
  static func png() -> [UInt8]? {
    guard String(cString: SDL_GetCurrentVideoDriver()) == "x11", let display = XOpenDisplay(nil) else { return nil }
    defer { XCloseDisplay(display) }
    return PastedPicture(on: display).read()
  }

  private init(on display: OpaquePointer) {
    self.display = display
    window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    property = XInternAtom(display, "BACKSWIPE_PICTURE", 0)
    deadline = Date(timeIntervalSinceNow: Self.patience)
  }

  private func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

  private func read() -> [UInt8]? {
    let clipboard = atom("CLIPBOARD")
    // This program's own text is no picture, and its window does not answer meanwhile.
    guard XGetSelectionOwner(display, clipboard) != 0, SDL_HasClipboardText() == SDL_FALSE else { return nil }
    XSelectInput(display, window, PropertyChangeMask)
    XConvertSelection(display, clipboard, atom("image/png"), property, window, Time(CurrentTime))
    guard let answer = next(where: { $0.type == SelectionNotify }), answer.xselection.property != 0 else { return nil }
    let (bytes, type) = take()
    guard type == atom("INCR") else { return bytes.isEmpty ? nil : bytes }
    return readParts()
  }

  /// An empty part is the last one.
  private func readParts() -> [UInt8]? {
    var all: [UInt8] = []
    while next(where: { [property] event in
      event.type == PropertyNotify && event.xproperty.atom == property && event.xproperty.state == PropertyNewValue
    }) != nil {
      let part = take().bytes
      guard !part.isEmpty else { return all }
      all += part
      guard all.count <= Self.mostBytes else { return nil }
    }
    return nil
  }

  /// Returns the bytes of the property and their type, and deletes it, which asks for the next part.
  private func take() -> (bytes: [UInt8], type: Atom) {
    var (type, format, count, rest) = (Atom(), Int32(), UInt(), UInt())
    var value: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, property, 0, Self.mostBytes / 4, 1, Atom(AnyPropertyType), &type, &format, &count, &rest, &value)
    guard let value else { return ([], type) }
    defer { XFree(value) }
    return (format == 8 ? Array(UnsafeBufferPointer(start: value, count: Int(count))) : [], type)
  }

  /// Nil if it does not come in time.
  private func next(where isWanted: (XEvent) -> Bool) -> XEvent? {
    while true {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        if isWanted(event) { return event }
      }
      let rest = deadline.timeIntervalSinceNow
      guard rest > 0 else { return nil }
      var descriptor = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      _ = poll(&descriptor, 1, Int32(rest * 1000) + 1)
    }
  }
}
