import CPangoCairo
import CoreGraphics
import QuartzCore

extension Renderer {
  /// Draws pixels that belong to another process, without a copy of them.
  ///
  /// They are drawn opaque, and interpolated where they do not lie on the device's own pixels.
  func drawBorrowed(_ pixels: CGBorrowedPixels, _ item: DisplayItem, at index: Int, on canvas: Canvas) {
    let plane = map(item)
    let unit = item.figures.highHalf / SIMD2(Double(pixels.width), Double(pixels.height))
    let placement = Homography(xAxis: SIMD2(unit.x, 0), yAxis: SIMD2(0, unit.y), origin: item.figures.lowHalf)
      .followed(by: plane)
    let bytes = pixels.memory.assumingMemoryBound(to: UInt8.self)
    guard unit.min() > 0, placement.isAffine, let inverse = placement.inverse,
      let surface = Surface(
        borrowing: bytes, CAIRO_FORMAT_RGB24, width: pixels.width, height: pixels.height, stride: pixels.stride)
    else { return }
    if let pattern = canvas.surface.setSource(surface, x: 0, y: 0) {
      // From the canvas's pixels to those of the picture.
      let origin = SIMD2(Double(canvas.x), Double(canvas.y))
      let start = inverse.xAxis * origin.x + inverse.yAxis * origin.y + inverse.origin
      var matrix = cairo_matrix_t(
        xx: inverse.xAxis.x, yx: inverse.xAxis.y, xy: inverse.yAxis.x, yy: inverse.yAxis.y, x0: start.x, y0: start.y)
      let isAligned = (placement.xAxis - SIMD2(1, 0)).lengthIsTiny && (placement.yAxis - SIMD2(0, 1)).lengthIsTiny
      if isAligned {
        (matrix.x0, matrix.y0) = (start.x.rounded(.toNearestOrAwayFromZero), start.y.rounded(.toNearestOrAwayFromZero))
        (matrix.xx, matrix.yy, matrix.xy, matrix.yx) = (1, 1, 0, 0)
      }
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, isAligned ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    }
    filler.fill(RoundedOutline(item.figures), plane, on: canvas, before: index)
    canvas.resetSource()
  }
}

extension SIMD2<Double> {
  /// Whether both parts are too small to move a pixel of a picture.
  fileprivate var lengthIsTiny: Bool { Swift.max(abs(x), abs(y)) < 1e-5 }
}
