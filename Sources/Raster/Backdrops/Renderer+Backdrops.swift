import CPangoCairo
import QuartzCore

extension Renderer {
  /// Draws the blurred content beneath a rounded rectangle.
  ///
  /// The items before it are drawn again, in coarser pixels for a softer blur. The canvas cannot be used, because
  /// outside the damage it holds a finished frame.
  func drawBackdrop(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    let map = map(item)
    let box = boxes[index].intersection(canvas.clip).intersection(frame)
    guard !box.isEmpty, let cells = softened(item, map, at: index, for: box) else { return }
    guard let picture = pool.take(CAIRO_FORMAT_ARGB32, over: box, isClear: false) else { return }
    defer { pool.give(picture) }
    cells.draw(on: picture, opacity: Float(item.opacity))
    canvas.setSource(picture)
    filler.fill(
      RoundedOutline(item), map, on: canvas.clipped(to: box), hasHardEdges: item.options.contains(.hasHardEdges),
      before: index)
    canvas.resetSource()
  }

  private func softened(_ item: DisplayItem, _ map: Homography, at index: Int, for box: DeviceBox) -> ColorCells? {
    let middle = item.rect.lowHalf + item.rect.highHalf / 2
    let sigma = max(0, min(item.amount * map.scale(at: middle).max(), ShadowGeometry.softest))
    let size = GaussianBlur.cellSize(sigma)
    let complete = cells(around: boxes[index].intersection(frame), sigma, size)
    // A small part costs less than everything that could be kept.
    let wanted = cells(around: box, sigma, size)
    let isPart = wanted.area * 2 < complete.area
    let region = isPart ? wanted : complete
    guard !region.isEmpty else { return nil }
    let key = BackdropKey(
      beneath: DrawnItems(list, 0..<index), sigma: sigma, saturation: item.figures.x, scale: scale, region: complete)
    if let found = backdrops[key] { return found }
    guard let beneath, let ground = pool.take(CAIRO_FORMAT_ARGB32, over: region) else { return nil }
    defer { pool.give(ground) }
    beneath.draw(list, before: index, scale: scale / Double(size), frame: cells(of: frame, size), on: ground)
    if let reason = beneath.recover(ground.surface) { pool.failure = pool.failure ?? reason }
    let made = ColorCells(ground, size: size)
    made.saturate(Float(item.figures.x))
    made.blur(GaussianBlur.remaining(sigma, cellSize: size))
    if !isPart { backdrops.insert(made, for: key, cost: made.cost) }
    return made
  }

  /// The cells that a blur over `box` reads: complete cells of the frame, whose edges are repeated beyond them.
  private func cells(around box: DeviceBox, _ sigma: Double, _ size: Int) -> DeviceBox {
    let reach = GaussianBlur.reach(GaussianBlur.remaining(sigma, cellSize: size)) + 1
    let unit = Double(size)
    let low = SIMD2(Double(box.left), Double(box.top)) / unit
    let high = SIMD2(Double(box.right), Double(box.bottom)) / unit
    return DeviceBox(around: low, high).outset(by: reach).intersection(cells(of: frame, size))
  }

  /// The cells that lie completely in a box; at least one if the box is not empty.
  private func cells(of box: DeviceBox, _ size: Int) -> DeviceBox {
    DeviceBox(
      left: box.left / size, top: box.top / size, right: max(box.right / size, box.left / size + 1),
      bottom: max(box.bottom / size, box.top / size + 1))
  }
}

/// The cache key of a backdrop: everything drawn beneath it, the blur, and the region.
struct BackdropKey: Hashable {
  let beneath: DrawnItems
  let sigma: Double
  let saturation: Double
  let scale: Double
  let region: DeviceBox
}
