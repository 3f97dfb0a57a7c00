import CPangoCairo
import CoreGraphics
import QuartzCore

/// A surface that shows a part of the device's pixels, and how much of it may be drawn on.
///
/// Cairo's own clip is only set where there is no way round it: its polygons come out slightly different under
/// another clip, and a part drawn again must be the same to the last bit. So boxes here are whole pixels, and what
/// is not a box goes through masks whose borders never depend on the clip.
struct Canvas {
  let surface: Surface
  /// The device pixel at the surface's corner.
  let x: Int
  let y: Int
  /// What may be drawn on, in device pixels.
  var clip: DeviceBox

  var context: OpaquePointer { surface.context }

  /// The same surface, less of it.
  func clipped(to box: DeviceBox) -> Canvas {
    var result = self
    result.clip = clip.intersection(box)
    return result
  }

  /// Sets the colour painted with, not multiplied by alpha.
  func setColor(_ color: SIMD4<Float>, opacity: Double) {
    cairo_set_source_rgba(
      context, Double(color.x), Double(color.y), Double(color.z), Double(color.w) * opacity)
  }

  /// Sets another canvas, pixel by pixel, as what is painted with.
  func setSource(_ other: Canvas) {
    cairo_set_source_surface(context, other.surface.handle, Double(other.x - x), Double(other.y - y))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
  }

  /// Forgets what is painted with, so that a surface is not kept by whoever used it last.
  func resetSource() { cairo_set_source_rgba(context, 0, 0, 0, 0) }

  /// Paints a box, seen by `coverage`.
  func paint(_ box: DeviceBox, coverage: Double = 1) {
    let box = box.intersection(clip)
    guard !box.isEmpty, coverage > 0 else { return }
    if surface.bytesPerPixel == 4, let color = SolidColor(paintedBy: context) {
      if coverage < 1 { return color.blend(coverage, box.moved(x: -x, y: -y), surface) }
      if color.isOpaque { return color.fill(box.moved(x: -x, y: -y), surface) }
    }
    if coverage >= 1 {
      addRectangle(box)
      cairo_fill(context)
    } else {
      withCairoClip(box) { cairo_paint_with_alpha(context, coverage) }
    }
  }

  /// Paints a box through the coverage of another canvas.
  func paint(_ box: DeviceBox, through mask: Canvas) {
    let box = box.intersection(clip)
    guard !box.isEmpty else { return }
    withCairoClip(box) {
      cairo_mask_surface(context, mask.surface.handle, Double(mask.x - x), Double(mask.y - y))
    }
  }

  /// Makes a box clear.
  func clear(_ box: DeviceBox) {
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    resetSource()
    paint(box)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Draws with Cairo's clip set to `box`.
  func withCairoClip(_ box: DeviceBox, _ body: () -> Void) {
    cairo_save(context)
    addRectangle(box)
    cairo_clip(context)
    body()
    cairo_restore(context)
  }

  private func addRectangle(_ box: DeviceBox) {
    cairo_new_path(context)
    cairo_rectangle(
      context, Double(box.left - x), Double(box.top - y), Double(box.width), Double(box.height))
  }
}
