import CPangoCairo
import QuartzCore

extension Renderer {
  /// Glyphs on whole pixels if the text is only moved, outlines if it is rotated or scaled.
  func draw(_ content: DisplayItem.Text, at index: Int, _ pass: Pass) {
    guard let text = content.layout as? ShapedText else { return }
    let (map, scale, opacity) = (pass.map(index), pass.plan.scale, pass.opacity(index))
    let canvas = pass.canvas.clipped(to: pass.plan.boxes[index])
    let corner = map.map(content.corner)
    canvas.setColor(content.color, opacity: opacity)
    let isOnlyMoved = map.isAffine && map.xAxis == SIMD2(scale, 0) && map.yAxis == SIMD2(0, scale)
    if isOnlyMoved, scale <= Self.largestGlyphScale {
      let pixel = DeviceBox.clamped(corner).rounded(.toNearestOrAwayFromZero)
      let ink = text.inkBox(at: pixel, scale: scale)
      guard ink.meets(canvas.clip) else { return }
      if canvas.surface.bytesPerPixel == 4, let coverage = text.coverage(ink, from: pixel, scale: scale) {
        return canvas.paint(coverage.box.moved(x: Int(pixel.x), y: Int(pixel.y)), through: coverage.bytes)
      }
      let local = pixel - SIMD2(Double(canvas.x), Double(canvas.y))
      canvas.surface.touched += ink.intersection(canvas.clip).area
      if text.isStyled {
        canvas.withCairoClip(canvas.clip) {
          Self.show(text, canvas.context, opacity: opacity) { text.show(canvas.context, at: local, scale: scale) }
        }
      } else if canvas.clip.contains(ink) {
        text.show(canvas.context, at: local, scale: scale)
      } else {
        canvas.withCairoClip(canvas.clip) { text.show(canvas.context, at: local, scale: scale) }
      }
      return
    }
    if text.isStyled, map.isAffine, text.fontSize * max(map.xAxis.length, map.yAxis.length) <= Self.largestFont {
      let local = corner - SIMD2(Double(canvas.x), Double(canvas.y))
      guard var matrix = Homography(xAxis: map.xAxis, yAxis: map.yAxis, origin: local).cairo else { return }
      canvas.withCairoClip(canvas.clip) {
        Self.show(text, canvas.context, opacity: opacity) {
          cairo_save(canvas.context)
          cairo_transform(canvas.context, &matrix)
          text.showLines(canvas.context)
          cairo_restore(canvas.context)
        }
      }
      return
    }
    let moved = Homography(xAxis: SIMD2(1, 0), yAxis: SIMD2(0, 1), origin: content.corner)
    filler.fill(within: canvas.clip, on: canvas) { context, offset in
      var sink = PathSink(context, moved.followed(by: map).followed(by: offset))
      sink.add(text.letters)
      cairo_fill(context)
    }
  }

  /// Shows text with colours of its own by `body`, as a group if it is not opaque.
  private static func show(_ text: ShapedText, _ context: OpaquePointer, opacity: Double, _ body: () -> Void) {
    guard opacity < 1 else { return body() }
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  /// In pixels per point.
  private static let largestGlyphScale = 16.0
  /// In pixels; with 65,536 FreeType fails, and Cairo shows none of the font's letters any more, in any size.
  private static let largestFont = 65_000.0
}
