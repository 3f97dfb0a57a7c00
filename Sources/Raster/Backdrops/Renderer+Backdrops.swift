import CPangoCairo
import QuartzCore

extension Renderer {
  /// What lies beneath a rounded rectangle, blurred.
  ///
  /// It is drawn anew, in pixels that are the coarser the softer it gets, from the items before: what the canvas has
  /// would not do, because where nothing is damaged it is a finished frame.
  func drawBackdrop(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    let map = map(item)
    let box = boxes[index].intersection(canvas.clip).intersection(frame)
    guard !box.isEmpty, let cells = softened(item, map, at: index, for: box) else { return }
    guard let picture = pool.take(CAIRO_FORMAT_ARGB32, over: box, isClear: false) else { return }
    defer { pool.give(picture) }
    cells.draw(on: picture, opacity: Float(item.opacity))
    canvas.setSource(picture)
    filler.fill(
      RoundedOutline(item), map, on: canvas.clipped(to: box), hasHardEdges: item.options.contains(.hasHardEdges))
    canvas.resetSource()
  }

  private func softened(_ item: DisplayItem, _ map: Homography, at index: Int, for box: DeviceBox) -> ColorCells? {
    let middle = item.rect.lowHalf + item.rect.highHalf / 2
    let sigma = min((item.amount * map.scale(at: middle).max()), ShadowGeometry.softest)
    let size = GaussianBlur.cellSize(sigma)
    let whole = cells(around: boxes[index].intersection(frame), sigma, size)
    // A small part is had for less than all that could be kept.
    let wanted = cells(around: box, sigma, size)
    let isPart = wanted.area * 2 < whole.area
    let region = isPart ? wanted : whole
    guard !region.isEmpty else { return nil }
    let key = BackdropKey(
      beneath: DrawnItems(list, 0..<index), sigma: sigma, saturation: item.figures.x, scale: scale, region: whole)
    if let found = backdrops[key] { return found }
    guard let beneath, let ground = pool.take(CAIRO_FORMAT_ARGB32, over: region) else { return nil }
    defer { pool.give(ground) }
    beneath.draw(list, before: index, scale: scale / Double(size), frame: cells(of: frame, size), on: ground)
    let made = ColorCells(ground, size: size)
    made.saturate(Float(item.figures.x))
    made.blur(GaussianBlur.remaining(sigma, cellSize: size))
    if !isPart { backdrops.insert(made, for: key, cost: made.cost) }
    return made
  }

  /// The cells that a blur over `box` takes in: whole ones of the frame, beyond which it goes on as at the edges.
  private func cells(around box: DeviceBox, _ sigma: Double, _ size: Int) -> DeviceBox {
    let reach = GaussianBlur.reach(GaussianBlur.remaining(sigma, cellSize: size)) + 1
    let unit = Double(size)
    let low = SIMD2(Double(box.left), Double(box.top)) / unit
    let high = SIMD2(Double(box.right), Double(box.bottom)) / unit
    return DeviceBox(around: low, high).outset(by: reach).intersection(cells(of: frame, size))
  }

  /// The cells that lie wholly in a box, one at least where it is not empty.
  private func cells(of box: DeviceBox, _ size: Int) -> DeviceBox {
    DeviceBox(
      left: box.left / size, top: box.top / size, right: max(box.right / size, box.left / size + 1),
      bottom: max(box.bottom / size, box.top / size + 1))
  }
}

/// What a backdrop depends on: everything that is drawn beneath it, how it is blurred, and where.
struct BackdropKey: Hashable {
  let beneath: DrawnItems
  let sigma: Double
  let saturation: Double
  let scale: Double
  let region: DeviceBox
}
