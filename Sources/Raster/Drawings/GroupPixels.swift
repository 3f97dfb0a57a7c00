import CPangoCairo

/// The pixels of a group, aligned to those of its context's target, with transparent ones around them.
struct GroupPixels {
  let surface: Surface
  /// The surface of the context's target.
  let target: OpaquePointer
  /// The position of the device's origin on the target.
  let left: Double
  let top: Double

  /// Creates the pixels of `group` with opacity `alpha` and `padding` on all sides; nil if there is no memory, or the
  /// context draws no pixels.
  init?(_ group: OpaquePointer, on context: OpaquePointer, alpha: Double = 1, padding: SIMD2<Int> = .zero) {
    guard let target = cairo_get_group_target(context), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
      let surface = Surface(
        CAIRO_FORMAT_ARGB32, width: Int(cairo_image_surface_get_width(target)) + 2 * padding.x,
        height: Int(cairo_image_surface_get_height(target)) + 2 * padding.y)
    else { return nil }
    // The matrix and the device offset are those of the target.
    var (left, top) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &left, &top)
    cairo_surface_set_device_offset(surface.handle, left + Double(padding.x), top + Double(padding.y))
    guard let copy = cairo_create(surface.handle) else { return nil }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_set_matrix(copy, &matrix)
    cairo_set_source(copy, group)
    cairo_paint_with_alpha(copy, alpha)
    cairo_destroy(copy)
    surface.finishDrawing()
    (self.surface, self.target, self.left, self.top) = (surface, target, left, top)
  }
}
