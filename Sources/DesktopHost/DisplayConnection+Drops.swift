import CSDL2

extension DisplayConnection {
  /// Checks what other programs say about things that are dragged over `window`, before SDL handles it.
  ///
  /// SDL looks up the name of every type that is offered and compares it without a check, so that a type which does not
  /// exist would end the process. What reaches SDL is the one type that counts here, a list of files, or none.
  static func checkDrops(on window: UInt, of display: OpaquePointer) {
    // Xlib's input methods use this function to see events first; it is not in a public header.
    load("_XRegisterFilterByType", from: libX11, RegisterFilter.self)?(
      display, window, Int32(ClientMessage), Int32(ClientMessage), checkMessage, nil)
  }

  private static let checkMessage: Filter = { @Sendable display, _, event, _ in
    guard let display, let event else { return 0 }
    return isRefused(&event.pointee.xclient, on: display) ? 1 : 0
  }

  /// Returns whether SDL is not to get a message; one about a drag that enters the window gets a single type or none.
  private nonisolated static func isRefused(_ message: inout XClientMessageEvent, on display: OpaquePointer) -> Bool {
    guard message.message_type == atom("XdndEnter", on: display) else { return false }
    guard message.format == 32 else { return true }
    let files = atom("text/uri-list", on: display)
    let (source, flags) = (message.data.l.0, message.data.l.1)
    let hasList = flags & 1 != 0
    let types = hasList ? types(of: source, on: display) : [message.data.l.2, message.data.l.3, message.data.l.4]
    message.data.l.1 = flags & ~1
    (message.data.l.2, message.data.l.3, message.data.l.4) = (types.contains(Int(files)) ? Int(files) : 0, 0, 0)
    return false
  }

  /// Returns the types that a window lists from which something is dragged.
  private nonisolated static func types(of source: Int, on display: OpaquePointer) -> [Int] {
    guard let read = load("XGetWindowProperty", from: libX11, ReadProperty.self) else { return [] }
    let list = atom("XdndTypeList", on: display)
    var (type, format, count, rest): (UInt, Int32, UInt, UInt) = (0, 0, 0, 0)
    var bytes: UnsafeMutablePointer<UInt8>?
    let status = read(
      display, UInt(bitPattern: source), list, 0, mostTypes, 0, UInt(XA_ATOM), &type, &format, &count, &rest, &bytes)
    defer { if let bytes { _ = load("XFree", from: libX11, Free.self)?(bytes) } }
    guard status == Success, format == 32, let bytes else { return [] }
    // Xlib keeps numbers of 32 bits as C's long.
    return bytes.withMemoryRebound(to: Int.self, capacity: Int(count)) { atoms in
      Array(UnsafeBufferPointer(start: atoms, count: Int(count)))
    }
  }

  /// The greatest number of types that are looked at.
  private nonisolated static var mostTypes: Int { 1024 }

  private nonisolated static func atom(_ name: String, on display: OpaquePointer) -> UInt {
    load("XInternAtom", from: libX11, InternAtom.self)?(display, name, 0) ?? 0
  }

  private typealias Filter =
    @convention(c) (OpaquePointer?, UInt, UnsafeMutablePointer<XEvent>?, UnsafeMutableRawPointer?) -> Int32
  private typealias RegisterFilter =
    @convention(c) (OpaquePointer, UInt, Int32, Int32, Filter, UnsafeMutableRawPointer?) -> Void
  private typealias InternAtom = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias ReadProperty =
    @convention(c) (
      OpaquePointer, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
    ) -> Int32
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32
}
