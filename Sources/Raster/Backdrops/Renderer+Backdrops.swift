import CPangoCairo
import QuartzCore

extension Renderer {
  /// The items before the backdrop are drawn again, in coarser pixels for a softer blur: outside the damage the canvas
  /// holds a finished frame.
  func draw(_ backdrop: DisplayItem.Backdrop, at index: Int, _ pass: Pass) {
    let box = pass.box(index).intersection(pass.plan.frame)
    guard !box.isEmpty, let cells = softened(backdrop, at: index, pass.plan, for: box) else { return }
    let inside = pass.opacity(index) >= 1 ? pass.filled(backdrop.outline, index) : .empty
    pass.forEachSeenPart(of: box, after: index) { part in
      cells.draw(on: pass.canvas.clipped(to: part.intersection(inside)))
      part.forEachPart(outside: inside) { drawEdge(of: backdrop, at: index, cells, pass.clipped(to: $0)) }
    }
    backdrops.endUse()
  }

  private func drawEdge(of backdrop: DisplayItem.Backdrop, at index: Int, _ cells: ColorCells, _ pass: Pass) {
    guard let picture = pool.take(CAIRO_FORMAT_ARGB32, over: pass.canvas.clip, isClear: false) else { return }
    cells.draw(on: picture, opacity: Float(pass.opacity(index)))
    pass.canvas.setSource(picture)
    filler.fill(backdrop.outline, pass.map(index), on: pass.canvas, joining: pass.seams, before: index)
    pass.canvas.resetSource()
    pool.give(picture)
  }

  private func softened(
    _ backdrop: DisplayItem.Backdrop, at index: Int, _ plan: FramePlan, for box: DeviceBox
  ) -> ColorCells? {
    let blur = BackdropBlur(backdrop, plan.map(index))
    let frame = blur.cells(inside: plan.frame)
    let complete = blur.cells(around: plan.boxes[index].intersection(plan.frame)).intersection(frame)
    // A small part costs less than everything that could be kept.
    let wanted = blur.cells(around: box).intersection(frame)
    let isPart = wanted.area * 2 < complete.area
    let region = isPart ? wanted : complete
    guard !region.isEmpty, plan.depth < Self.mostBeneath else { return nil }
    let key = BackdropCache.Key(
      layer: plan.items[index].layer, depth: plan.depth, blur: blur, scale: plan.scale, region: complete)
    if let found = backdrops.cells(for: key, beneath: plan.items[..<index]) { return found }
    guard let ground = pool.take(CAIRO_FORMAT_ARGB32, over: region) else { return nil }
    defer { pool.give(ground) }
    let beneath = FramePlan(
      plan.items, before: index, scale: plan.scale / Double(blur.cellSize), frame: frame, depth: plan.depth + 1)
    draw(beneath, [region], on: ground)
    let made = isPart ? backdrops.temporary : backdrops.renewed(for: key, beneath: plan.items[..<index])
    made.read(ground, blur, spare: &backdrops.spare)
    return made
  }

  /// The greatest depth of backdrops that show backdrops; deeper ones are left out.
  private static let mostBeneath = 4
}

extension Pass {
  /// The pixels that an upright outline without corners covers in full; none for others.
  fileprivate func filled(_ outline: RoundedOutline, _ index: Int) -> DeviceBox {
    guard outline.corners == 0, let edges = BoxEdges(outline, map(index)) else { return .empty }
    return edges.inside
  }
}
