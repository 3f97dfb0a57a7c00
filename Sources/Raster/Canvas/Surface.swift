import CPangoCairo

/// Pixels that Cairo draws on, with their drawing context.
final class Surface {
  let width: Int
  let height: Int
  /// The number of bytes per row.
  let stride: Int
  let bytes: UnsafeMutablePointer<UInt8>
  let handle: OpaquePointer
  let context: OpaquePointer
  let bytesPerPixel: Int
  /// The number of pixels that were written since this was last set to 0, each time counted.
  @exclusivity(unchecked) var touched = 0

  /// Creates transparent pixels: colours multiplied by alpha, or (`CAIRO_FORMAT_A8`) coverage alone.
  ///
  /// Returns nil if there is no memory, or the size is below 1 or beyond Cairo's limit.
  convenience init?(_ format: cairo_format_t, width: Int, height: Int) {
    let sides = 1...PixelBuffer.longestSide
    guard sides.contains(width), sides.contains(height) else { return nil }
    self.init(cairo_image_surface_create(format, Int32(width), Int32(height)))
  }

  /// Creates a surface for the caller's pixels, which must outlive it.
  convenience init?(
    borrowing bytes: UnsafeMutablePointer<UInt8>, _ format: cairo_format_t, width: Int, height: Int, stride: Int
  ) {
    self.init(
      cairo_image_surface_create_for_data(bytes, format, Int32(width), Int32(height), Int32(stride)))
  }

  private init?(_ made: OpaquePointer?) {
    guard let made else { return nil }
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, let memory = cairo_image_surface_get_data(made),
      let context = cairo_create(made)
    else {
      cairo_surface_destroy(made)
      return nil
    }
    handle = made
    self.context = context
    bytes = memory
    width = Int(cairo_image_surface_get_width(made))
    height = Int(cairo_image_surface_get_height(made))
    stride = Int(cairo_image_surface_get_stride(made))
    bytesPerPixel = cairo_image_surface_get_format(made) == CAIRO_FORMAT_A8 ? 1 : 4
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(handle)
  }

  /// Makes the first `width` × `height` pixels transparent.
  func clear(width: Int, height: Int) {
    cairo_surface_flush(handle)
    let length = min(width, self.width) * bytesPerPixel
    touched += min(width, self.width) * min(height, self.height)
    for row in 0..<min(height, self.height) {
      (bytes + row * stride).update(repeating: 0, count: length)
    }
    cairo_surface_mark_dirty(handle)
  }

  /// Makes the pixels of `box`, which must lie inside, transparent.
  func clear(_ box: DeviceBox) {
    touched += box.area
    cairo_surface_flush(handle)
    for row in box.top..<box.bottom {
      (bytes + row * stride + box.left * bytesPerPixel).update(repeating: 0, count: box.width * bytesPerPixel)
    }
    cairo_surface_mark_dirty(handle)
  }

  /// Calls `write` to change the pixels directly.
  func write(_ write: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
    cairo_surface_flush(handle)
    write(bytes, stride)
    cairo_surface_mark_dirty(handle)
  }

  /// The pixels of one row of a surface of colours.
  func row(_ row: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(bytes + row * stride).assumingMemoryBound(to: UInt32.self)
  }
}
