import CPangoCairo
import QuartzCore

extension Renderer {
  /// Draws into a temporary surface and draws the result on the pass's canvas as one picture.
  func drawAside(
    _ box: DeviceBox, _ pass: Pass, opacity: Double, isAdded: Bool = false, _ body: (Pass) -> Void
  ) {
    let canvas = pass.canvas
    withAside(box, pass, body) { layer in
      canvas.setSource(layer)
      if isAdded { cairo_set_operator(canvas.context, CAIRO_OPERATOR_ADD) }
      canvas.paint(layer.clip, coverage: opacity)
      cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
      canvas.resetSource()
    }
  }

  /// Calls `body` to draw into a temporary surface over the visible part of `box`, and `use` with the result.
  func withAside(_ box: DeviceBox, _ pass: Pass, _ body: (Pass) -> Void, use: (Canvas) -> Void) {
    guard let layer = pool.take(CAIRO_FORMAT_ARGB32, over: box.intersection(pass.canvas.clip)) else { return }
    body(pass.aside(on: layer))
    use(layer)
    pool.give(layer)
  }

  func drawGroup(at index: Int, _ pass: Pass) {
    let (item, contents) = (pass.plan.items[index], pass.plan.contents(of: index))
    // An opaque group can be drawn directly, unless an item in it is added to the other items of the group alone.
    guard item.opacity < 1 || item.isAdded || pass.plan.holdsAddition(contents) else { return draw(contents, pass) }
    pass.forEachSeenPart(of: pass.box(index), after: contents.upperBound) { part in
      drawAside(part, pass, opacity: item.groupOpacity, isAdded: item.isAdded) { draw(contents, $0) }
    }
  }

  /// Draws the contents of a clip.
  ///
  /// The contents are drawn directly where the clip covers whole pixels. Along the edges they are drawn into a
  /// temporary surface first, so that a pixel of the edge is cut once and not for each item.
  func drawClip(_ outline: RoundedOutline, at index: Int, _ pass: Pass) {
    let (map, contents) = (pass.map(index), pass.plan.contents(of: index))
    let pass = pass.clipped(to: pass.plan.boxes[index])
    guard map.keepsRectangles, !pass.plan.holdsAddition(contents) else { return cut(contents, outline, map, pass) }
    let (low, high) = map.bounds(of: outline.rect).halves
    // Hard edges are treated like smooth ones so far; pixels that are covered in full are the same in both cases.
    let inside = pass.clipped(to: DeviceBox(inside: low, high))
    let (middle, top, bottom) = CornerBoxes(outline, map).plain
    draw(contents, inside.clipped(to: middle))
    draw(contents, inside.clipped(to: top))
    draw(contents, inside.clipped(to: bottom))
    let whole = inside.canvas.clip
    pass.canvas.clip.forEachPart(outside: whole.intersection(middle)) { rest in
      rest.forEachPart(outside: whole.intersection(top)) { rest in
        rest.forEachPart(outside: whole.intersection(bottom)) { rest in
          cut(contents, outline, map, pass.clipped(to: rest))
        }
      }
    }
  }

  private func cut(_ contents: Range<Int>, _ outline: RoundedOutline, _ map: Homography, _ pass: Pass) {
    let (low, high) = map.bounds(of: outline.rect).halves
    withAside(DeviceBox(around: low, high), pass) { inner in
      var inner = inner
      if let edges = BoxEdges(outline, map), !outline.hasHardEdges {
        inner.seams.addClip(low, high, full: edges.full, end: contents.upperBound)
      }
      draw(contents, inner)
    } use: { layer in
      pass.canvas.setSource(layer)
      filler.fill(
        outline, map, on: pass.canvas.clipped(to: layer.clip), joining: pass.seams, before: contents.upperBound)
      pass.canvas.resetSource()
    }
  }

  func drawMask(at index: Int, _ pass: Pass) {
    let (plan, all) = (pass.plan, pass.plan.contents(of: index))
    var change = all.lowerBound
    while change < all.upperBound, plan.items[change].kind != .maskSwitch { change = plan.next(change) }
    guard change < all.upperBound else { return }
    let mask = change + 1..<all.upperBound
    let box = pass.box(index).intersection(plan.union(of: mask))
    withAside(box, pass) {
      draw(all.lowerBound..<change, $0)
    } use: { content in
      withAside(box, pass) { inner in
        var inner = inner
        // The masked items may end early, but not the mask, which comes after them.
        if inner.items.upperBound <= change { inner.items = inner.items.lowerBound..<all.upperBound }
        draw(mask, inner)
      } use: { opacity in
        pass.canvas.setSource(content)
        pass.canvas.paint(box, through: opacity)
        pass.canvas.resetSource()
      }
    }
  }
}
