import CPangoCairo

/// A pool of temporary surfaces, which are kept from frame to frame.
final class SurfacePool {
  private var free: [Surface] = []
  /// The number of pixels that were written on surfaces that came back, each time counted.
  @exclusivity(unchecked) var touched = 0

  /// The words for the first error of Cairo on a surface that came back; nil if there was none.
  var failure: String?

  /// The number of unused surfaces that are kept.
  private static let mostFree = 8
  /// The step in which sides grow, so that a slightly changed size finds its surface again.
  private static let step = 64

  /// Returns a canvas over `box`; nil if there is no memory.
  ///
  /// The canvas is transparent, unless `isClear` is false because all of it will be written.
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

  /// Returns a canvas to the pool.
  func give(_ canvas: Canvas) {
    touched += canvas.surface.touched
    canvas.surface.touched = 0
    if let reason = canvas.surface.recover() { failure = failure ?? reason }
    free.append(canvas.surface)
    if free.count > Self.mostFree { free.removeFirst() }
  }

  /// Frees all surfaces.
  func empty() { free = [] }

  private static func grown(_ side: Int) -> Int {
    min((side + step - 1) / step * step, PixelBuffer.longestSide)
  }
}
