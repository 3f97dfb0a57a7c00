import Raster

/// Pixels that a stage draws into as long as no bitmap refers to them; from then on no one writes into them.
final class SharedPixels: @unchecked Sendable {
  let buffer: PixelBuffer

  init(_ buffer: PixelBuffer) { self.buffer = buffer }

  /// Black pixels; nil where there is no memory for them.
  convenience init?(width: Int, height: Int) {
    guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
    self.init(buffer)
  }

  /// The pixels of row `y`, which live as long as this object; the highest byte of each is undefined.
  func row(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer((buffer.memory + y * buffer.stride).assumingMemoryBound(to: UInt32.self))
  }
}
