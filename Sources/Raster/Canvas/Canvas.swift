import CPangoCairo
import CoreGraphics
import QuartzCore

/// A surface that shows a part of the device's pixels, and the part of it that may be drawn on.
///
/// Cairo's own clip is set only where it cannot be avoided: polygons come out slightly different under another clip,
/// and a part that is drawn again must be the same to the last bit. So boxes are whole pixels, and other shapes go
/// through masks whose borders never depend on the clip.
struct Canvas {
  let surface: Surface
  /// The column of device pixels at the surface's corner.
  let x: Int
  let y: Int
  /// In device pixels.
  var clip: DeviceBox

  var context: OpaquePointer { surface.context }

  func clipped(to box: DeviceBox) -> Canvas {
    var result = self
    result.clip = clip.intersection(box)
    return result
  }

  /// Not multiplied by alpha.
  func setColor(_ color: SIMD4<Float>, opacity: Double) {
    var color = SIMD4<Double>(color)
    color.w *= opacity
    surface.setColor(color)
  }

  /// Pixel by pixel.
  func setSource(_ other: Canvas) {
    let pattern = surface.setSource(other.surface, x: Double(other.x - x), y: Double(other.y - y))
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
  }

  /// Otherwise the context would retain a surface.
  func resetSource() { surface.resetSource() }

  /// `coverage` is 0…1.
  func paint(_ box: DeviceBox, coverage: Double = 1) {
    let box = box.intersection(clip)
    guard !box.isEmpty, coverage > 0 else { return }
    surface.touched += box.area
    if surface.bytesPerPixel == 4, let color = surface.color {
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

  func paint(_ box: DeviceBox, through mask: Canvas) {
    let box = box.intersection(clip)
    guard !box.isEmpty else { return }
    surface.touched += box.area
    if mask.surface.bytesPerPixel == 1, surface.bytesPerPixel == 4, let color = surface.color {
      mask.surface.finishDrawing()
      let stride = mask.surface.stride
      let first = mask.surface.bytes + (box.top - mask.y) * stride + box.left - mask.x
      return color.blend(through: first, stride: stride, box.moved(x: -x, y: -y), surface)
    }
    withCairoClip(box) {
      cairo_mask_surface(context, mask.surface.handle, Double(mask.x - x), Double(mask.y - y))
    }
  }

  /// The rows of the coverage are those of the box; the source must be a colour.
  func paint(_ box: DeviceBox, through coverage: ContiguousArray<UInt8>) {
    let part = box.intersection(clip)
    guard !part.isEmpty, let color = surface.color else { return }
    surface.touched += part.area
    coverage.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress, bytes.count >= box.area else { return }
      let start = first + (part.top - box.top) * box.width + part.left - box.left
      color.blend(through: start, stride: box.width, part.moved(x: -x, y: -y), surface)
    }
  }

  /// All rows of the box get this row of coverage, whose first byte is that of column `left`; the source must be a
  /// colour.
  func paint(_ box: DeviceBox, throughRow coverage: UnsafePointer<UInt8>, from left: Int) {
    let box = box.intersection(clip)
    guard !box.isEmpty, surface.bytesPerPixel == 4, let color = surface.color else { return }
    surface.touched += box.area
    color.blend(throughRow: coverage + box.left - left, box.moved(x: -x, y: -y), surface)
  }

  func clear(_ box: DeviceBox) {
    let box = box.intersection(clip)
    if !box.isEmpty { surface.clear(box.moved(x: -x, y: -y)) }
  }

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
