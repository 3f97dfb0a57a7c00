import CPangoCairo
import CoreGraphics
import QuartzCore

extension Renderer {
  func drawBackground(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    canvas.setColor(item.color, opacity: item.opacity)
    let (outline, map, isHard) = (RoundedOutline(item), map(item), item.options.contains(.hasHardEdges))
    let box = boxes[index].intersection(canvas.clip)
    guard outline.corners == 0, map.keepsRectangles else {
      return filler.fill(outline, map, on: canvas, hasHardEdges: isHard, before: index)
    }
    // The parts that later items hide are left out.
    forEachSeenPart(of: box, after: index, on: canvas) {
      filler.fill(outline, map, on: canvas.clipped(to: $0), hasHardEdges: isHard, before: index)
    }
  }

  /// Draws the ring between the bounds and a smaller outline inside them.
  func drawBorder(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    let (outer, map) = (RoundedOutline(item), map(item))
    let inner = outer.inset(by: item.amount)
    let isHard = item.options.contains(.hasHardEdges)
    canvas.setColor(item.color, opacity: item.opacity)
    if map.keepsRectangles, outer.corners == 0 {
      return drawFrame(outer, inner, map, on: canvas, isHard, before: index)
    }
    let bounds = map.bounds(of: item.rect)
    let hole = map.keepsRectangles ? CornerBoxes.hole(in: inner, map) : .empty
    DeviceBox(around: bounds.lowHalf, bounds.highHalf).forEachPart(outside: hole) { part in
      filler.fill(within: part, on: canvas, hasHardEdges: isHard) { context, offset in
        var sink = PathSink(context, map.followed(by: offset))
        outer.add(to: &sink)
        if inner.rect.z > 0, inner.rect.w > 0 { inner.add(to: &sink) }
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_fill(context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      }
    }
  }

  /// Draws four upright bars that do not overlap.
  private func drawFrame(
    _ outer: RoundedOutline, _ inner: RoundedOutline, _ map: Homography, on canvas: Canvas, _ isHard: Bool,
    before index: Int
  ) {
    let (low, high) = map.bounds(of: outer.rect).halves
    let (innerLow, innerHigh) = map.bounds(of: inner.rect).halves
    func bar(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
      filler.fillRectangle(a, b, within: canvas.clip, on: canvas, hasHardEdges: isHard, before: index)
    }
    bar(low, SIMD2(high.x, innerLow.y))
    bar(SIMD2(low.x, innerHigh.y), high)
    bar(SIMD2(low.x, innerLow.y), SIMD2(innerLow.x, innerHigh.y))
    bar(SIMD2(innerHigh.x, innerLow.y), SIMD2(high.x, innerHigh.y))
  }

  /// Draws a path, filled and stroked.
  func drawShape(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    guard let path = list.object(item.object) as? CGPath else { return }
    let strokes = item.secondColor.w > 0 && item.amount > 0
    // A translucent stroke must not show the fill beneath it, so both are drawn as one picture.
    if strokes, item.color.w > 0, item.opacity < 1 {
      var opaque = item
      opaque.opacity = 1
      return drawAside(boxes[index], on: canvas, opacity: item.opacity) {
        self.drawShape(opaque, path, self.boxes[index], on: $0)
      }
    }
    drawShape(item, path, boxes[index], on: canvas)
  }

  private func drawShape(_ item: DisplayItem, _ path: CGPath, _ box: DeviceBox, on canvas: Canvas) {
    let map = map(item)
    let isHard = item.options.contains(.hasHardEdges)
    if item.color.w > 0 {
      canvas.setColor(item.color, opacity: item.opacity)
      let isEvenOdd = item.options.contains(.fillsEvenOdd)
      let key = CoverageKey(path, map, isEvenOdd: isEvenOdd, hasHardEdges: isHard)
      filler.fill(within: box, on: canvas, hasHardEdges: isHard, keeping: key) { context, offset in
        var sink = PathSink(context, map.followed(by: offset))
        sink.add(path.outline)
        cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      }
    }
    if item.secondColor.w > 0, item.amount > 0 {
      canvas.setColor(item.secondColor, opacity: item.opacity)
      let pen = Pen(item, list.object(item.secondObject) as? ShapeStyle)
      guard let line = pen.line(along: path.outline) else { return }
      filler.fill(within: box, on: canvas, hasHardEdges: isHard) { context, offset in
        pen.stroke(line, map.followed(by: offset), context)
      }
    }
  }
}

extension CornerBoxes {
  /// The pixels completely inside a rounded rectangle, in which a ring around it draws nothing.
  static func hole(in outline: RoundedOutline, _ map: Homography) -> DeviceBox {
    let (low, high) = map.bounds(of: outline.rect).halves
    let box = DeviceBox(inside: low + map.yAxis * outline.reach, high - map.yAxis * outline.reach)
    return box.isEmpty ? .empty : box
  }
}
