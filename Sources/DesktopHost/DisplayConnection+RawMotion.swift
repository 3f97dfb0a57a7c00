import CSDL2

extension DisplayConnection {
  /// Tells the server of `display` to send no raw movements of the mouse.
  ///
  /// SDL asks for them, for programs that hide the pointer and want to know how far the mouse was moved. The server sends
  /// one ahead of each ordinary movement, so that a step of a drag would wake this program twice. Raw presses and
  /// releases stay: by them SDL notices that the state of the buttons has changed, which ``LostRelease`` asks for.
  static func ignoreRawMotion(on display: OpaquePointer) {
    guard let defaultRoot = load("XDefaultRootWindow", from: libX11, DefaultRoot.self),
      let free = load("XFree", from: libX11, Free.self),
      let selected = load("XIGetSelectedEvents", from: libXi, SelectedEvents.self),
      let select = load("XISelectEvents", from: libXi, SelectEvents.self)
    else { return }
    let root = defaultRoot(display)
    var count = Int32(0)
    guard let memory = selected(display, root, &count) else { return }
    let masks = memory.bindMemory(to: EventMask.self, capacity: Int(max(count, 0)))
    for index in 0..<Int(max(count, 0)) where masks[index].removeRawMotion() {
      _ = select(display, root, masks + index, 1)
    }
    _ = free(memory)
  }

  private typealias DefaultRoot = @convention(c) (OpaquePointer) -> UInt
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32
  private typealias SelectedEvents =
    @convention(c) (OpaquePointer, UInt, UnsafeMutablePointer<Int32>) -> UnsafeMutableRawPointer?
  private typealias SelectEvents = @convention(c) (OpaquePointer, UInt, UnsafeMutableRawPointer, Int32) -> Int32

  private static let libXi = "libXi.so.6"

  /// Which events of a device the server sends; laid out as libXi's `XIEventMask`.
  private struct EventMask {
    let device: Int32
    /// The number of bytes at `bits`.
    let length: Int32
    /// One bit for each type of event.
    let bits: UnsafeMutablePointer<UInt8>?

    /// Removes raw movements, and returns whether they were sent.
    func removeRawMotion() -> Bool {
      let (byte, bit) = (Self.rawMotion / 8, UInt8(1 << (Self.rawMotion % 8)))
      guard let bits, Int(length) > byte, bits[byte] & bit != 0 else { return false }
      bits[byte] &= ~bit
      return true
    }

    /// The type of a raw movement, XI_RawMotion.
    private static let rawMotion = 17
  }
}
