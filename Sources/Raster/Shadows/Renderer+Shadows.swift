import CPangoCairo
import CoreGraphics
import QuartzCore

extension Renderer {
  /// A soft outline: of a path, of the bounds, or of what the layer and its sublayers draw.
  func drawShadow(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    let map = map(item)
    let shadow = ShadowGeometry(item, map)
    let box = boxes[index].intersection(canvas.clip)
    let path = list.object(item.object) as? CGPath
    let outline = path == nil ? RoundedOutline(item) : path.flatMap(RoundedOutline.init(rectangle:))
    let casters = item.extent > 0 ? index + 1..<min(index + 1 + Int(item.extent), items.count) : nil
    if casters == nil, shadow.isSharp { return drawSharp(item, path, shadow, map, on: canvas.clipped(to: box)) }
    guard let mask = pool.take(CAIRO_FORMAT_A8, over: box, isClear: false) else { return }
    defer { pool.give(mask) }
    let isWritten: Bool
    if let casters {
      isWritten = soften(shadow, on: mask) { grid, cellSize in
        self.cast(casters, grid, cellSize)
      }
    } else if let outline, map.keepsRectangles {
      isWritten = drawTile(outline, shadow, map, on: mask)
    } else {
      isWritten = soften(shadow, on: mask) { grid, cellSize in
        let cells = Homography(
          xAxis: SIMD2(1 / Double(cellSize.x), 0), yAxis: SIMD2(0, 1 / Double(cellSize.y)), origin: .zero)
        self.cast(item, path, map.followed(by: cells), grid)
      }
    }
    guard isWritten else { return }
    canvas.setColor(item.color, opacity: item.opacity)
    canvas.paint(box, through: mask)
  }

  private func drawSharp(
    _ item: DisplayItem, _ path: CGPath?, _ shadow: ShadowGeometry, _ map: Homography, on canvas: Canvas
  ) {
    let moved = map.followed(
      by: Homography(xAxis: SIMD2(1, 0), yAxis: SIMD2(0, 1), origin: shadow.offset))
    canvas.setColor(item.color, opacity: item.opacity)
    fill(item, path, moved, on: canvas)
  }

  private func fill(_ item: DisplayItem, _ path: CGPath?, _ map: Homography, on canvas: Canvas) {
    guard let path else { return filler.fill(RoundedOutline(item), map, on: canvas) }
    filler.fill(within: canvas.clip, on: canvas) { context, offset in
      var sink = PathSink(context, map.followed(by: offset))
      sink.add(path.outline)
      cairo_fill(context)
    }
  }

  private func drawTile(
    _ outline: RoundedOutline, _ shadow: ShadowGeometry, _ map: Homography, on mask: Canvas
  ) -> Bool {
    let key = ShadowTile.key(outline, map, shadow.sigma)
    let tile: ShadowTile
    if let found = shadowTiles[key] {
      tile = found
    } else {
      guard let made = ShadowTile(key, pool, filler, &blur) else { return false }
      shadowTiles.insert(made, for: key, cost: made.cost)
      tile = made
    }
    let (low, high) = map.bounds(of: outline.rect).halves
    tile.draw(low + shadow.offset, high + shadow.offset, on: mask)
    return true
  }

  // MARK: Shadows of anything

  /// Blurs what `cast` puts into the grid, which is made of whole cells around the pixels that are wanted.
  private func soften(
    _ shadow: ShadowGeometry, on mask: Canvas, _ cast: (_ cells: DeviceBox, _ cellSize: SIMD2<Int>) -> Void
  ) -> Bool {
    let size = SIMD2(GaussianBlur.cellSize(shadow.sigma.x), GaussianBlur.cellSize(shadow.sigma.y))
    let sigma = SIMD2(
      GaussianBlur.remaining(shadow.sigma.x, cellSize: size.x),
      GaussianBlur.remaining(shadow.sigma.y, cellSize: size.y))
    let unit = SIMD2<Double>(size)
    let wanted = mask.clip
    // Cells lie in a fixed grid, so that a part drawn again finds the same ones.
    let low = ((SIMD2(Double(wanted.left), Double(wanted.top)) - shadow.offset) / unit).rounded(.down)
    let high = ((SIMD2(Double(wanted.right), Double(wanted.bottom)) - shadow.offset) / unit).rounded(.up)
    let margin = SIMD2(Double(GaussianBlur.reach(sigma.x) + 2), Double(GaussianBlur.reach(sigma.y) + 2))
    let cells = DeviceBox(around: low - margin, high + margin)
    cast(cells, size)
    guard blur.width == cells.width, blur.height == cells.height else { return false }
    blur.blur(sigma)
    let grid = CoverageGrid(
      wanted, width: cells.width, height: cells.height,
      column: { ($0 - shadow.offset.x) / unit.x - Double(cells.left) },
      row: { ($0 - shadow.offset.y) / unit.y - Double(cells.top) })
    mask.surface.write { bytes, stride in
      grid.write(blur.cells, width: cells.width, to: bytes, stride: stride)
    }
    return true
  }

  private func cast(_ item: DisplayItem, _ path: CGPath?, _ map: Homography, _ cells: DeviceBox) {
    guard let canvas = pool.take(CAIRO_FORMAT_A8, over: cells) else { return }
    canvas.setColor(SIMD4(0, 0, 0, 1), opacity: 1)
    fill(item, path, map, on: canvas)
    blur.begin(canvas)
    pool.give(canvas)
  }

  private func cast(_ casters: Range<Int>, _ cells: DeviceBox, _ size: SIMD2<Int>) {
    let box = DeviceBox(
      left: cells.left * size.x, top: cells.top * size.y, right: cells.right * size.x, bottom: cells.bottom * size.y)
    guard let canvas = pool.take(CAIRO_FORMAT_ARGB32, over: box) else { return }
    draw(casters, on: canvas)
    blur.begin(canvas, cellsOf: size)
    pool.give(canvas)
  }
}

extension RoundedOutline {
  /// A path that is one upright rectangle.
  fileprivate init?(rectangle path: CGPath) {
    var rect = CGRect.zero
    guard path.isRect(&rect) else { return nil }
    self.init(SIMD4(Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)))
  }
}
