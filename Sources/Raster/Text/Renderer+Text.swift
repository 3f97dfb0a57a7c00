import CPangoCairo
import QuartzCore

extension Renderer {
  /// Text: glyphs on whole pixels where it only stands somewhere, outlines where it turns or grows.
  func drawText(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    guard let text = list.object(item.object) as? ShapedText else { return }
    let map = map(item)
    let canvas = canvas.clipped(to: boxes[index])
    let corner = map.map(item.figures.lowHalf)
    canvas.setColor(item.color, opacity: item.opacity)
    if map.isAffine, map.xAxis == device.xAxis, map.yAxis == device.yAxis, scale <= Self.largestGlyphScale {
      let whole = DeviceBox.clamped(corner).rounded(.toNearestOrAwayFromZero)
      let local = whole - SIMD2(Double(canvas.x), Double(canvas.y))
      let ink = text.inkBox(at: whole, scale: scale)
      guard ink.meets(canvas.clip) else { return }
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

  /// Beyond this many pixels a point glyphs are not worth keeping.
  private static let largestGlyphScale = 16.0
}
