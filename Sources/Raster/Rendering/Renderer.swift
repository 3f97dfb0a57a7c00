import CPangoCairo
package import QuartzCore

/// The caches that it keeps between frames (surfaces, scaled pictures, blurred shadows) only save time: the picture of
/// a list does not depend on earlier frames.
///
/// A renderer can be used by one thread at a time.
package final class Renderer {
  let pool = SurfacePool()
  let filler = ShapeFiller()
  let pictures = PictureCache()
  let shadowTiles = RecentCache<ShadowTile.Key, ShadowTile>(capacity: 4 << 20)
  let softOutlines = RecentCache<SoftOutlineKey, SoftCells>(capacity: 8 << 20)
  let softCasts = RecentCache<SoftCastKey, SoftCells>(capacity: 8 << 20)
  let backdrops = BackdropCache()
  var ramp = GradientRamp()
  var blur = GaussianBlur()
  package private(set) var pixelCounts = PixelCounts()

  package init() {}

  package func render(_ list: DisplayList, into buffer: PixelBuffer, scale: Double) throws(RasterError) {
    try render(FramePlan(list, scale: scale, width: buffer.width, height: buffer.height), into: buffer)
  }

  /// With `damage`, in the root's points, only the pixels it touches are drawn, exactly as they would be in a whole
  /// frame.
  ///
  /// Where the list draws nothing the buffer becomes clear, or black if it has no alpha. Throws when Cairo fails; the
  /// damaged part of the buffer is then undefined.
  package func render(
    _ plan: FramePlan, into buffer: PixelBuffer, damage: DamageRegion? = nil
  ) throws(RasterError) {
    // A window that does not fit on its monitor has fewer pixels than the screen.
    let whole = DeviceBox(left: 0, top: 0, right: buffer.width, bottom: buffer.height).intersection(plan.frame)
    let boxes = plan.pixels(of: damage).map { $0.intersection(whole) }.filter { !$0.isEmpty }
    pixelCounts = PixelCounts(damaged: boxes.reduce(0) { $0 + $1.area })
    guard !boxes.isEmpty else { return }
    draw(plan, boxes, on: Canvas(surface: buffer.surface, x: 0, y: 0, clip: whole))
    pixelCounts.touched = countTouched(on: buffer.surface)
    buffer.finishDrawing()
    pictures.endFrame()
    backdrops.keep(plan.items)
    // A whole frame needs larger surfaces than the steps after it.
    if damage == nil { pool.empty() }
    if let reason = recover(buffer.surface) { throw RasterError.cairo(reason) }
  }

  /// Makes everything usable again that had an error of Cairo, and returns the words for the first; nil if there is
  /// none.
  private func recover(_ target: Surface) -> String? {
    let (own, tile, other) = (target.recover(), filler.recover(), pool.failure)
    pool.failure = nil
    return own ?? tile ?? other
  }

  /// Counts anew afterwards.
  private func countTouched(on surface: Surface) -> Int {
    defer { (surface.touched, pool.touched, filler.touched) = (0, 0, 0) }
    return surface.touched + pool.touched + filler.touched
  }

  func draw(_ plan: FramePlan, _ boxes: [DeviceBox], on canvas: Canvas) {
    for part in plan.parts(of: boxes) {
      let canvas = canvas.clipped(to: part.box)
      if part.first == nil { canvas.clear(part.box) }
      let items = (part.first ?? 0)..<max(plan.end, part.first ?? 0)
      draw(0..<plan.items.count, Pass(plan: plan, canvas: canvas, items: items, seams: plan.seams))
    }
  }

  /// Draws a range of items, with all that belongs to them.
  func draw(_ range: Range<Int>, _ pass: Pass) {
    guard !pass.canvas.clip.isEmpty else { return }
    var index = range.lowerBound
    while index < min(range.upperBound, pass.items.upperBound) {
      let next = pass.plan.next(index)
      let box = pass.plan.boxes[index]
      if next > pass.items.lowerBound, box.meets(pass.canvas.clip), !box.isEmpty { draw(index, pass) }
      index = next
    }
  }

  private func draw(_ index: Int, _ pass: Pass) {
    switch pass.plan.items[index].content {
    case .shadow(let shadow): draw(shadow, at: index, pass)
    case .background(let background): draw(background, at: index, pass)
    case .picture(let picture): draw(picture, at: index, pass)
    case .shape(let shape): draw(shape, at: index, pass)
    case .gradient(let gradient): draw(gradient, at: index, pass)
    case .text(let text): draw(text, at: index, pass)
    case .border(let border): draw(border, at: index, pass)
    case .backdrop(let backdrop): draw(backdrop, at: index, pass)
    case .beginGroup: drawGroup(at: index, pass)
    case .beginClip(let outline): drawClip(outline, at: index, pass)
    case .beginMask: drawMask(at: index, pass)
    case .maskSwitch, .end: break
    }
  }
}

/// Which items of a plan are drawn, where, and joined to which edges.
struct Pass {
  let plan: FramePlan
  var canvas: Canvas
  /// The items that are drawn; those before are covered everywhere on the canvas.
  var items: Range<Int>
  /// The items share pixels with these edges.
  var seams: EdgeSeams
  /// Whether the items are drawn on the frame's own surface, where later ones hide them.
  var isDirect = true

  func clipped(to box: DeviceBox) -> Pass {
    var result = self
    result.canvas = canvas.clipped(to: box)
    return result
  }

  /// The other canvas is drawn on this one later.
  func aside(on canvas: Canvas) -> Pass {
    var result = self
    (result.canvas, result.isDirect) = (canvas, false)
    return result
  }

  func map(_ index: Int) -> Homography { plan.map(index) }

  /// The visible pixels that the item draws on.
  func box(_ index: Int) -> DeviceBox { plan.boxes[index].intersection(canvas.clip) }

  func opacity(_ index: Int) -> Double { plan.items[index].opacity }

  /// Parts that later items do not hide on the frame's surface.
  func forEachSeenPart(of box: DeviceBox, after index: Int, _ body: (DeviceBox) -> Void) {
    if isDirect { plan.covers.forEachSeenPart(of: box, after: index, body) } else { body(box) }
  }
}

/// In pixels: the same on every machine.
package struct PixelCounts: Equatable, Sendable {
  /// Pixels that were drawn again, each counted once.
  package var damaged = 0
  /// The number of pixels that were written, on the frame and on temporary surfaces, each time counted.
  package var touched = 0

  package init(damaged: Int = 0, touched: Int = 0) { (self.damaged, self.touched) = (damaged, touched) }
}

package enum RasterError: Error, Equatable, CustomStringConvertible {
  case cairo(String)

  package var description: String {
    switch self {
    case .cairo(let reason): "Drawing failed in Cairo: \(reason). The frame is incomplete; draw it again as a whole."
    }
  }
}

extension Renderer {
  /// The temporary surface is drawn on the pass's canvas as one picture.
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

  /// Over the visible part of `box`; `use` gets the result.
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
    let ground = pass.isDirect ? pass.plan.ground(beneath: index) : nil
    pass.forEachSeenPart(of: pass.box(index), after: contents.upperBound) { part in
      part.forEachPart(outside: ground?.box ?? .empty) { part in
        drawAside(part, pass, opacity: item.groupOpacity, isAdded: item.isAdded) { draw(contents, $0) }
      }
      guard let ground else { return }
      let inner = pass.clipped(to: part.intersection(ground.box))
      draw(contents, inner)
      inner.canvas.setColor(ground.color, opacity: 1)
      inner.canvas.paint(inner.canvas.clip, coverage: 1 - item.groupOpacity)
    }
  }

  /// The contents are drawn directly where the clip covers whole pixels; along the edges they are drawn into a
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
