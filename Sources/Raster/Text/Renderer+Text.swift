import CPangoCairo
import QuartzCore

extension Renderer {
  /// Draws text: glyphs on whole pixels if the text is only moved, outlines if it is rotated or scaled.
  func drawText(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    guard let text = list.object(item.object) as? ShapedText else { return }
    let map = map(item)
    let canvas = canvas.clipped(to: boxes[index])
    let corner = map.map(item.figures.lowHalf)
    setColor(item.color, opacity: item.opacity, on: canvas)
    if map.isAffine, map.xAxis == device.xAxis, map.yAxis == device.yAxis, scale <= Self.largestGlyphScale {
      let pixel = DeviceBox.clamped(corner).rounded(.toNearestOrAwayFromZero)
      let ink = text.inkBox(at: pixel, scale: scale)
      guard ink.meets(canvas.clip) else { return }
      if canvas.surface.bytesPerPixel == 4, let coverage = text.coverage(ink, from: pixel, scale: scale) {
        return canvas.paint(ink, through: coverage)
      }
      let local = pixel - SIMD2(Double(canvas.x), Double(canvas.y))
      canvas.surface.touched += ink.intersection(canvas.clip).area
      if canvas.clip.contains(ink) {
        text.show(canvas.context, at: local, scale: scale)
      } else {
        canvas.withCairoClip(canvas.clip) { text.show(canvas.context, at: local, scale: scale) }
      }
      return
    }
    let moved = Homography(xAxis: SIMD2(1, 0), yAxis: SIMD2(0, 1), origin: item.figures.lowHalf)
    filler.fill(within: canvas.clip, on: canvas) { context, offset in
      var sink = PathSink(context, moved.followed(by: map).followed(by: offset))
      sink.add(text.letters)
      cairo_fill(context)
    }
  }

  /// The largest scale, in pixels per point, at which glyphs are kept.
  private static let largestGlyphScale = 16.0
}
