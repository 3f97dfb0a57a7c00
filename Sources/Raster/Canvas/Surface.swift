import CPangoCairo

/// Pixels that Cairo draws on, with their drawing context.
///
/// Most of a frame is drawn without Cairo, so Cairo is told of colours and of changed pixels only when it is used.
final class Surface {
  let width: Int
  let height: Int
  let stride: Int
  let bytes: UnsafeMutablePointer<UInt8>
  let bytesPerPixel: Int
  private let cairoSurface: OpaquePointer
  private var cairoContext: OpaquePointer
  /// Since the pixels were last read or written without Cairo.
  @exclusivity(unchecked) private var isCairos = true
  /// Nil if something else is the source.
  @exclusivity(unchecked) private(set) var color: SolidColor?
  /// Cairo has not been told: red, green, blue and alpha.
  @exclusivity(unchecked) private var untoldColor: SIMD4<Double>?
  /// Pixels that were written since this was last set to 0, each time counted.
  @exclusivity(unchecked) var touched = 0

  /// Transparent colours multiplied by alpha, or (`CAIRO_FORMAT_A8`) coverage alone.
  ///
  /// Returns nil if there is no memory, or the size is below 1 or beyond Cairo's limit.
  convenience init?(_ format: cairo_format_t, width: Int, height: Int) {
    let sides = 1...PixelBuffer.longestSide
    guard sides.contains(width), sides.contains(height) else { return nil }
    self.init(cairo_image_surface_create(format, Int32(width), Int32(height)))
  }

  /// The caller's pixels must outlive the surface.
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
    cairoSurface = made
    cairoContext = context
    bytes = memory
    width = Int(cairo_image_surface_get_width(made))
    height = Int(cairo_image_surface_get_height(made))
    stride = Int(cairo_image_surface_get_stride(made))
    bytesPerPixel = cairo_image_surface_get_format(made) == CAIRO_FORMAT_A8 ? 1 : 4
  }

  deinit {
    cairo_destroy(cairoContext)
    cairo_surface_destroy(cairoSurface)
  }

  var handle: OpaquePointer {
    if !isCairos {
      cairo_surface_mark_dirty(cairoSurface)
      isCairos = true
    }
    return cairoSurface
  }

  /// On a surface that a `Canvas` shows, only `setColor` and `setSource` set its source.
  var context: OpaquePointer {
    _ = handle
    if let told = untoldColor {
      untoldColor = nil
      cairo_set_source_rgba(cairoContext, told.x, told.y, told.z, told.w)
    }
    return cairoContext
  }

  /// Red, green, blue and alpha, not multiplied.
  func setColor(_ color: SIMD4<Double>) {
    self.color = SolidColor(color)
    untoldColor = color
  }

  /// The picture's first pixel is at (`x`, `y`); returns its pattern.
  func setSource(_ picture: Surface, x: Double, y: Double) -> OpaquePointer? {
    (color, untoldColor) = (nil, nil)
    cairo_set_source_surface(context, picture.handle, x, y)
    return cairo_get_source(context)
  }

  /// Cairo must not retain a picture.
  func resetSource() {
    setColor(.zero)
    _ = context
  }

  /// Replaces the drawing context if it has an error, because Cairo then draws nothing with it any more; returns the
  /// words for it.
  func recover() -> String? {
    let status = cairo_status(cairoContext)
    guard status != CAIRO_STATUS_SUCCESS, let context = cairo_create(cairoSurface) else { return nil }
    cairo_destroy(cairoContext)
    cairoContext = context
    (color, untoldColor) = (nil, nil)
    return String(cString: cairo_status_to_string(status))
  }

  /// Makes Cairo finish what it draws, before the pixels are read or written without it.
  func finishDrawing() {
    guard isCairos else { return }
    cairo_surface_flush(cairoSurface)
    isCairos = false
  }

  func clear(width: Int, height: Int) {
    finishDrawing()
    let length = min(width, self.width) * bytesPerPixel
    touched += min(width, self.width) * min(height, self.height)
    for row in 0..<min(height, self.height) {
      (bytes + row * stride).update(repeating: 0, count: length)
    }
  }

  /// The box must lie inside.
  func clear(_ box: DeviceBox) {
    touched += box.area
    finishDrawing()
    for row in box.top..<box.bottom {
      (bytes + row * stride + box.left * bytesPerPixel).update(repeating: 0, count: box.width * bytesPerPixel)
    }
  }

  func write(_ write: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
    finishDrawing()
    write(bytes, stride)
  }

  func row(_ row: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(bytes + row * stride).assumingMemoryBound(to: UInt32.self)
  }
}

/// Temporary surfaces, which are kept from frame to frame.
final class SurfacePool {
  private var free: [Surface] = []
  /// Pixels that were written on surfaces that came back, each time counted.
  @exclusivity(unchecked) var touched = 0

  /// Cairo's first error on a surface that came back; nil if there was none.
  var failure: String?

  private static let mostFree = 8
  /// A slightly changed size finds its surface again.
  private static let step = 64

  /// Transparent, unless `isClear` is false because all of it will be written; nil if there is no memory.
  func take(_ format: cairo_format_t, over box: DeviceBox, isClear: Bool = true) -> Canvas? {
    guard !box.isEmpty else { return nil }
    let size = format == CAIRO_FORMAT_A8 ? 1 : 4
    var best: Int?
    for (index, surface) in free.enumerated()
    where surface.bytesPerPixel == size && surface.width >= box.width && surface.height >= box.height {
      if let found = best, free[found].width * free[found].height <= surface.width * surface.height { continue }
      best = index
    }
    let surface: Surface?
    if let best {
      surface = free.remove(at: best)
      if isClear { surface?.clear(width: box.width, height: box.height) }
    } else {
      surface = Surface(format, width: Self.grown(box.width), height: Self.grown(box.height))
    }
    return surface.map { Canvas(surface: $0, x: box.left, y: box.top, clip: box) }
  }

  func give(_ canvas: Canvas) {
    touched += canvas.surface.touched
    canvas.surface.touched = 0
    if let reason = canvas.surface.recover() { failure = failure ?? reason }
    free.append(canvas.surface)
    if free.count > Self.mostFree { free.removeFirst() }
  }

  func empty() { free = [] }

  private static func grown(_ side: Int) -> Int {
    min((side + step - 1) / step * step, PixelBuffer.longestSide)
  }
}
