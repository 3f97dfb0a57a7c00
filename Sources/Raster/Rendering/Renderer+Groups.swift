import CPangoCairo
import QuartzCore

extension Renderer {
  /// Draws into a temporary surface and draws the result on `canvas` as one picture.
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

  /// Calls `body` to draw into a temporary surface over the visible part of `box`, and `use` with the result.
  func withAside(_ box: DeviceBox, on canvas: Canvas, _ body: (Canvas) -> Void, use: (Canvas) -> Void) {
    guard let layer = pool.take(CAIRO_FORMAT_ARGB32, over: box.intersection(canvas.clip)) else { return }
    body(layer)
    use(layer)
    pool.give(layer)
  }

  func drawGroup(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    let adds = item.options.contains(.adds)
    // An opaque group can be drawn directly, unless an item in it is added to the other items of the group alone.
    guard item.opacity < 1 || adds || holdsAddition(contents(of: index)) else {
      return draw(contents(of: index), on: canvas)
    }
    let box = boxes[index].intersection(canvas.clip)
    let contents = contents(of: index)
    forEachSeenPart(of: box, after: contents.upperBound, on: canvas) { part in
      drawAside(part, on: canvas, opacity: item.groupOpacity, adds: adds) { draw(contents, on: $0) }
    }
  }

  /// Calls `body` with the parts of `box` that items after the one at `index` do not hide on the frame's surface.
  func forEachSeenPart(of box: DeviceBox, after index: Int, on canvas: Canvas, _ body: (DeviceBox) -> Void) {
    guard canvas.surface === target else { return body(box) }
    covers.forEachSeenPart(of: box, after: index, body)
  }

  /// Draws the contents of a clip.
  ///
  /// The contents are drawn directly where the clip covers whole pixels. Along the edges they are drawn into a
  /// temporary surface first, so that a pixel of the edge is cut once and not for each item.
  func drawClip(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    let (outline, map) = (RoundedOutline(item), map(item))
    let isHard = item.options.contains(.hasHardEdges)
    let contents = contents(of: index)
    let canvas = canvas.clipped(to: boxes[index])
    guard !holdsAddition(contents) else { return cut(contents, outline, map, on: canvas, isHard) }
    guard map.keepsRectangles else { return cut(contents, outline, map, on: canvas, isHard) }
    let (low, high) = map.bounds(of: outline.rect).halves
    // Hard edges are treated like smooth ones so far; pixels that are covered in full are the same in both cases.
    let inside = canvas.clipped(to: DeviceBox(inside: low, high))
    let (middle, top, bottom) = CornerBoxes(outline, map).plain
    draw(contents, on: inside.clipped(to: middle))
    draw(contents, on: inside.clipped(to: top))
    draw(contents, on: inside.clipped(to: bottom))
    canvas.clip.forEachPart(outside: inside.clip.intersection(middle)) { rest in
      rest.forEachPart(outside: inside.clip.intersection(top)) { rest in
        rest.forEachPart(outside: inside.clip.intersection(bottom)) { rest in
          cut(contents, outline, map, on: canvas.clipped(to: rest), isHard)
        }
      }
    }
  }

  private func cut(
    _ contents: Range<Int>, _ outline: RoundedOutline, _ map: Homography, on canvas: Canvas, _ isHard: Bool
  ) {
    let (low, high) = map.bounds(of: outline.rect).halves
    withAside(DeviceBox(around: low, high), on: canvas) {
      let count = filler.seams.count
      if map.keepsRectangles, !isHard {
        let reach = SIMD2(map.xAxis.x, map.yAxis.y) * outline.reach
        let full = DeviceBox(inside: low + reach, high - reach)
        filler.seams.addClip(low, high, full: full, end: contents.upperBound)
      }
      draw(contents, on: $0)
      filler.seams.removeAll(after: count)
    } use: { layer in
      canvas.setSource(layer)
      filler.fill(outline, map, on: canvas.clipped(to: layer.clip), hasHardEdges: isHard, before: contents.upperBound)
      canvas.resetSource()
    }
  }

  /// Whether a group among the items is added to those before it, which then need a separate surface.
  func holdsAddition(_ range: Range<Int>) -> Bool {
    guard list.holdsAdditions else { return false }
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
        // The masked items may end early, but not the mask, which comes after them.
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
