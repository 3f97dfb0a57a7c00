import CPangoCairo
import CoreGraphics
import QuartzCore

extension Renderer {
  func draw(_ background: DisplayItem.Background, at index: Int, _ pass: Pass) {
    pass.canvas.setColor(background.color, opacity: pass.opacity(index))
    let (outline, map) = (background.outline, pass.map(index))
    guard outline.corners == 0, map.keepsRectangles else {
      return filler.fill(outline, map, on: pass.canvas, joining: pass.seams, before: index)
    }
    // The parts that later items hide are left out.
    pass.forEachSeenPart(of: pass.box(index), after: index) {
      filler.fill(outline, map, on: pass.canvas.clipped(to: $0), joining: pass.seams, before: index)
    }
  }

  /// The ring between the bounds and a smaller outline inside them.
  func draw(_ border: DisplayItem.Border, at index: Int, _ pass: Pass) {
    let (outer, inner, map) = (border.outline, border.outline.inset(by: border.width), pass.map(index))
    pass.canvas.setColor(border.color, opacity: pass.opacity(index))
    if map.keepsRectangles, outer.corners == 0 {
      return drawFrame(outer, inner, map, pass, joining: pass.seams, before: index)
    }
    guard map.keepsRectangles else {
      let bounds = map.bounds(of: outer.rect)
      return drawRing(outer, inner, map, within: DeviceBox(around: bounds.lowHalf, bounds.highHalf), pass)
    }
    let corners = CornerBoxes(outer, map)
    corners.forEachPlain { drawFrame(outer, inner, map, pass.clipped(to: $0)) }
    corners.forEachCorner { drawRing(outer, inner, map, within: $0, pass) }
  }

  private func drawRing(
    _ outer: RoundedOutline, _ inner: RoundedOutline, _ map: Homography, within box: DeviceBox, _ pass: Pass
  ) {
    filler.fill(within: box, on: pass.canvas, hasHardEdges: outer.hasHardEdges) { context, offset in
      var sink = PathSink(context, map.followed(by: offset))
      sink.add(outer)
      if inner.rect.z > 0, inner.rect.w > 0 { sink.add(inner) }
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }
  }

  /// Four upright bars that do not overlap.
  private func drawFrame(
    _ outer: RoundedOutline, _ inner: RoundedOutline, _ map: Homography, _ pass: Pass,
    joining seams: EdgeSeams = EdgeSeams(), before index: Int = .max
  ) {
    let (low, high) = map.bounds(of: outer.rect).halves
    let (innerLow, innerHigh) = map.bounds(of: inner.rect).halves
    func bar(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
      filler.fillRectangle(
        a, b, within: pass.canvas.clip, on: pass.canvas, hasHardEdges: outer.hasHardEdges, joining: seams,
        before: index)
    }
    bar(low, SIMD2(high.x, innerLow.y))
    bar(SIMD2(low.x, innerHigh.y), high)
    bar(SIMD2(low.x, innerLow.y), SIMD2(innerLow.x, innerHigh.y))
    bar(SIMD2(innerHigh.x, innerLow.y), SIMD2(high.x, innerHigh.y))
  }

  func draw(_ shape: DisplayItem.Shape, at index: Int, _ pass: Pass) {
    let (opacity, box, map) = (pass.opacity(index), pass.plan.boxes[index], pass.map(index))
    let strokes = shape.strokeColor.w > 0 && shape.lineWidth > 0
    // A translucent stroke must not show the fill beneath it, so both are drawn as one picture.
    if strokes, shape.fillColor.w > 0, opacity < 1 {
      return drawAside(box, pass, opacity: opacity) { draw(shape, strokes, map, opacity: 1, in: box, $0.canvas) }
    }
    draw(shape, strokes, map, opacity: opacity, in: box, pass.canvas)
  }

  private func draw(
    _ shape: DisplayItem.Shape, _ strokes: Bool, _ map: Homography, opacity: Double, in box: DeviceBox,
    _ canvas: Canvas
  ) {
    if shape.fillColor.w > 0 {
      canvas.setColor(shape.fillColor, opacity: opacity)
      let isEvenOdd = shape.style.fillRule == .evenOdd
      let key = CoverageKey(shape.path, map, isEvenOdd: isEvenOdd)
      filler.fill(within: box, on: canvas, keeping: key) { context, offset in
        var sink = PathSink(context, map.followed(by: offset))
        sink.add(shape.path.outline)
        cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      }
    }
    let pen = Pen(shape: shape)
    if strokes, let line = pen.line(along: shape.path.outline) {
      canvas.setColor(shape.strokeColor, opacity: opacity)
      filler.fill(within: box, on: canvas) { context, offset in pen.stroke(line, map.followed(by: offset), context) }
    }
  }
}
