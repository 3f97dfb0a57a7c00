import CPangoCairo

/// The blend mode that Cairo lacks, which adds darknesses.
///
/// With colours multiplied by alpha: R = max(0, Ra − (Sa − S) − (Da − D)), where Ra = min(1, Sa + Da).
enum PlusDarker {
  /// Draws `group` with opacity `alpha` within the context's clip.
  static func draw(_ group: OpaquePointer, on context: OpaquePointer, alpha: Double) {
    guard let pixels = GroupPixels(group, on: context, alpha: alpha) else { return }
    cairo_surface_flush(pixels.target)
    guard let below = cairo_image_surface_get_data(pixels.target) else { return }
    let stride = Int(cairo_image_surface_get_stride(pixels.target))
    pixels.surface.write { _, _ in
      for y in 0..<pixels.surface.height {
        let (row, under) = (pixels.surface.row(y), UnsafeMutableRawPointer(below + y * stride))
        let belowRow = under.assumingMemoryBound(to: UInt32.self)
        for x in 0..<pixels.surface.width { row[x] = sum(row[x], belowRow[x]) }
      }
    }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    // The surface has the target's device offset.
    cairo_set_source_surface(context, pixels.surface.handle, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
  }

  private static func sum(_ source: UInt32, _ below: UInt32) -> UInt32 {
    let (sourceAlpha, belowAlpha) = (Int(source >> 24), Int(below >> 24))
    let alpha = min(255, sourceAlpha + belowAlpha)
    func channel(_ shift: UInt32) -> UInt32 {
      let darkness = sourceAlpha - Int(source >> shift & 0xFF) + belowAlpha - Int(below >> shift & 0xFF)
      return UInt32(max(0, alpha - darkness)) << shift
    }
    return UInt32(alpha) << 24 | channel(16) | channel(8) | channel(0)
  }
}
