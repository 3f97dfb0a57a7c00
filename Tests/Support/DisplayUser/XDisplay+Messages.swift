import CXTest

// What other programs on the display say to a window.
extension XDisplay {
  /// Sends `window` a message of five numbers, in the given format.
  package func send(_ type: String, to window: UInt, format: Int = 32, _ numbers: [Int]) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom(type)
    event.xclient.format = Int32(format)
    event.xclient.data.l = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    XSendEvent(connection, window, 0, 0, &event)
    XSync(connection, 0)
  }

  /// Asks `window` to close, as its close button does.
  package func close(_ window: UInt) { send("WM_PROTOCOLS", to: window, [Int(atom("WM_DELETE_WINDOW")), 0, 0, 0, 0]) }

  /// Tells `window` that it was destroyed, which is not true.
  package func pretendEnd(of window: UInt) {
    var event = XEvent()
    event.xdestroywindow.type = DestroyNotify
    event.xdestroywindow.event = window
    event.xdestroywindow.window = window
    XSendEvent(connection, window, 0, StructureNotifyMask, &event)
    XSync(connection, 0)
  }

  /// Hides `window`.
  package func hide(_ window: UInt) {
    XUnmapWindow(connection, window)
    XSync(connection, 0)
  }

  /// Returns a window that is not shown, with numbers of `format` bits as a property of the type ATOM.
  package func makeSource(_ property: String, format: Int, _ numbers: [Int]) -> UInt {
    let window = XCreateSimpleWindow(connection, xTestRoot(connection), 0, 0, 1, 1, 0, 0, 0)
    numbers.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        connection, window, atom(property), atom("ATOM"), Int32(format), PropModeReplace,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(numbers.count))
    }
    XSync(connection, 0)
    return window
  }

  /// Returns the number of a name.
  package func atom(_ name: String) -> UInt { XInternAtom(connection, name, 0) }
}
