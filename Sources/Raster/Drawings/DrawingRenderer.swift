import CPangoCairo
package import CoreGraphics

/// A renderer that turns recorded drawings into pixels, at any size.
package final class DrawingRenderer: CGDrawingRasterizer {
  package init() {}

  package func pixels(of drawing: CGDrawing) -> CGPixels? {
    guard let surface = surface(of: drawing, width: drawing.width, height: drawing.height),
      let buffer = PixelBuffer(
        borrowing: surface.bytes, width: surface.width, height: surface.height, stride: surface.stride, hasAlpha: true)
    else { return nil }
    return CGPixels(width: buffer.width, height: buffer.height, bytes: buffer.rgba)
  }

  /// Returns the drawing, rendered at `width` × `height` pixels; nil if there is no memory.
  func surface(of drawing: CGDrawing, width: Int, height: Int) -> Surface? {
    guard let surface = Surface(CAIRO_FORMAT_ARGB32, width: width, height: height) else { return nil }
    let scale = SIMD2(Double(width) / Double(drawing.width), Double(height) / Double(drawing.height))
    draw(drawing, on: surface.context, scale: scale)
    surface.finishDrawing()
    return surface
  }

  private func draw(_ drawing: CGDrawing, on context: OpaquePointer, scale: SIMD2<Double>) {
    cairo_save(context)
    cairo_scale(context, scale.x, scale.y)
    var player = DrawingPlayer(context: context, scale: scale, bounds: drawing.bounds)
    for operation in drawing.operations { player.play(operation) }
    cairo_restore(context)
  }
}
