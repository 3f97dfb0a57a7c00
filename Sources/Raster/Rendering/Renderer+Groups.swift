import CPangoCairo
import QuartzCore

extension Renderer {
  /// Draws into a surface aside and puts the result on `canvas` as one picture.
  func drawAside(
    _ box: DeviceBox, on canvas: Canvas, opacity: Double, adds: Bool = false, _ body: (Canvas) -> Void
  ) {
    withAside(box, on: canvas, body) { layer in
      canvas.setSource(layer)
      if adds { cairo_set_operator(canvas.context, CAIRO_OPERATOR_ADD) }
      canvas.paint(layer.clip, coverage: opacity)
      cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
      canvas.resetSource()
    }
  }

  /// Draws into a surface aside, over the part of `box` that is seen, and lets `use` have it.
  func withAside(_ box: DeviceBox, on canvas: Canvas, _ body: (Canvas) -> Void, use: (Canvas) -> Void) {
    guard let layer = pool.take(CAIRO_FORMAT_ARGB32, over: box.intersection(canvas.clip)) else { return }
    body(layer)
    use(layer)
    pool.give(layer)
  }

  func drawGroup(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    let adds = item.options.contains(.adds)
    // A whole one can be drawn straight, unless something in it is added to what is in it alone.
    guard item.opacity < 1 || adds || holdsAddition(contents(of: index)) else {
      return draw(contents(of: index), on: canvas)
    }
    drawAside(boxes[index], on: canvas, opacity: item.opacity, adds: adds) { draw(self.contents(of: index), on: $0) }
  }

  /// What is inside the clip, as far as the clip goes.
  ///
  /// Where the clip covers whole pixels its contents are drawn directly. Along its edges they are drawn aside
  /// first, so that a pixel of the edge is cut once and not at every step.
  func drawClip(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    let (outline, map) = (RoundedOutline(item), map(item))
    let isHard = item.options.contains(.hasHardEdges)
    let contents = contents(of: index)
    let canvas = canvas.clipped(to: boxes[index])
    guard !holdsAddition(contents) else { return cut(contents, outline, map, on: canvas, isHard) }
    var plain: [DeviceBox] = []
    if map.keepsRectangles {
      let (low, high) = map.bounds(of: outline.rect).halves
      // Hard edges are cut as if they were smooth up to here; whole pixels are whole either way.
      let whole = DeviceBox(inside: low, high)
      CornerBoxes(outline, map).forEachPlain { plain.append($0.intersection(whole)) }
    }
    for box in plain where !box.isEmpty { draw(contents, on: canvas.clipped(to: box)) }
    cutOutside(plain[...], of: canvas.clip) { rest in
      cut(contents, outline, map, on: canvas.clipped(to: rest), isHard)
    }
  }

  /// Calls `body` for what the boxes leave of `box`.
  private func cutOutside(_ holes: ArraySlice<DeviceBox>, of box: DeviceBox, _ body: (DeviceBox) -> Void) {
    guard let hole = holes.first else {
      if !box.isEmpty { body(box) }
      return
    }
    box.forEachPart(outside: hole) { cutOutside(holes.dropFirst(), of: $0, body) }
  }

  private func cut(
    _ contents: Range<Int>, _ outline: RoundedOutline, _ map: Homography, on canvas: Canvas, _ isHard: Bool
  ) {
    let (low, high) = map.bounds(of: outline.rect).halves
    withAside(DeviceBox(around: low, high), on: canvas) {
      draw(contents, on: $0)
    } use: { layer in
      canvas.setSource(layer)
      filler.fill(outline, map, on: canvas.clipped(to: layer.clip), hasHardEdges: isHard)
      canvas.resetSource()
    }
  }

  /// Whether a group among the items is added to those before it, which then need a ground of their own.
  private func holdsAddition(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if items[index].options.contains(.adds) { return true }
      index = next(index)
    }
    return false
  }

  func drawMask(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    let all = contents(of: index)
    var change = all.lowerBound
    while change < all.upperBound, items[change].kind != .maskSwitch { change = next(change) }
    guard change < all.upperBound else { return }
    let mask = change + 1..<all.upperBound
    let box = boxes[index].intersection(union(of: mask)).intersection(canvas.clip)
    withAside(box, on: canvas) {
      draw(all.lowerBound..<change, on: $0)
    } use: { content in
      withAside(box, on: canvas) {
        // What is masked may end early, not the mask that comes after it.
        let end = limit
        if end <= change { limit = .max }
        draw(mask, on: $0)
        limit = end
      } use: { opacity in
        canvas.setSource(content)
        canvas.paint(box, through: opacity)
        canvas.resetSource()
      }
    }
  }
}
