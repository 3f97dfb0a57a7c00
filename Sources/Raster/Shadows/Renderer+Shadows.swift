import CPangoCairo
import CoreGraphics
import QuartzCore

extension Renderer {
  /// Draws the shadow of a path, of the bounds, or of what the layer and its sublayers draw.
  func drawShadow(_ item: DisplayItem, at index: Int, on canvas: Canvas) {
    let map = map(item)
    let shadow = ShadowGeometry(item, map)
    let box = boxes[index].intersection(canvas.clip)
    let path = list.object(item.object) as? CGPath
    let outline = path == nil ? RoundedOutline(item) : path.flatMap(RoundedOutline.init(rectangle:))
    let casters = item.extent > 0 ? index + 1..<min(index + 1 + Int(item.extent), items.count) : nil
    if casters == nil, shadow.isSharp { return drawSharp(item, path, shadow, map, on: canvas.clipped(to: box)) }
    forEachSeenPart(of: box, after: index, on: canvas) { part in
      guard !part.isEmpty else { return }
      let coverage: SoftCoverage?
      if casters == nil, let outline, map.keepsRectangles, ShadowTile.isSmall(outline, map, shadow.sigma) {
        coverage = tileCoverage(outline, shadow, map, of: part)
      } else if let casters {
        coverage = castCoverage(casters, shadow, at: index, of: part)
      } else {
        coverage = outlineCoverage(item, path, shadow, map, of: part)
      }
      guard let coverage else { return }
      canvas.setColor(item.color, opacity: item.opacity)
      coverage.paint(part, on: canvas, pool)
    }
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

  private func tileCoverage(
    _ outline: RoundedOutline, _ shadow: ShadowGeometry, _ map: Homography, of box: DeviceBox
  ) -> SoftCoverage? {
    let key = ShadowTile.key(outline, map, shadow.sigma)
    let tile: ShadowTile
    if let found = shadowTiles[key] {
      tile = found
    } else {
      guard let made = ShadowTile(key, pool, filler, &blur) else { return nil }
      shadowTiles.insert(made, for: key, cost: made.cost)
      tile = made
    }
    let (low, high) = map.bounds(of: outline.rect).halves
    return tile.coverage(low + shadow.offset, high + shadow.offset, of: box)
  }

  // MARK: Shadows of paths

  private func outlineCoverage(
    _ item: DisplayItem, _ path: CGPath?, _ shadow: ShadowGeometry, _ map: Homography, of box: DeviceBox
  ) -> SoftCoverage? {
    guard map.isAffine else {
      let cells = SoftCells.region(of: box, shadow)
      return soften(cells, shadow, item, path, map)?.coverage(of: box, from: shadow.offset)
    }
    // Without its position, an outline that moves keeps its key.
    var still = map
    still.origin = .zero
    let key = SoftOutlineKey(item, path, still, shadow.sigma)
    let origin = shadow.offset + map.origin
    if let found = softOutlines[key] { return found.coverage(of: box, from: origin) }
    let bounds = still.bounds(of: path.map(\.box) ?? item.rect)
    var unmoved = shadow
    unmoved.offset = .zero
    let region = SoftCells.region(of: DeviceBox(around: bounds.lowHalf, bounds.highHalf), unmoved)
    guard region.area <= SoftCells.mostCells, let made = soften(region, unmoved, item, path, still) else {
      let cells = SoftCells.region(of: box, shadow)
      return soften(cells, shadow, item, path, map)?.coverage(of: box, from: shadow.offset)
    }
    softOutlines.insert(made, for: key, cost: made.cost)
    return made.coverage(of: box, from: origin)
  }

  private func soften(
    _ region: DeviceBox, _ shadow: ShadowGeometry, _ item: DisplayItem, _ path: CGPath?, _ map: Homography
  ) -> SoftCells? {
    guard let canvas = pool.take(CAIRO_FORMAT_A8, over: region) else { return nil }
    defer { pool.give(canvas) }
    let unit = SIMD2<Double>(shadow.cellSize)
    let toCells = Homography(xAxis: SIMD2(1 / unit.x, 0), yAxis: SIMD2(0, 1 / unit.y), origin: .zero)
    canvas.setColor(SIMD4(0, 0, 0, 1), opacity: 1)
    fill(item, path, map.followed(by: toCells), on: canvas)
    blur.begin(canvas)
    return SoftCells(&blur, region, shadow, keeping: path)
  }

  // MARK: Shadows of contents

  private func castCoverage(
    _ casters: Range<Int>, _ shadow: ShadowGeometry, at index: Int, of box: DeviceBox
  ) -> SoftCoverage? {
    let complete = boxes[index].intersection(frame)
    let key = SoftCastKey(list, index..<casters.upperBound, scale, complete)
    if let found = softCasts[key] { return found.coverage(of: box, from: shadow.offset) }
    // A small part costs less than everything that could be kept.
    let isPart = box.area * 2 < complete.area
    let region = SoftCells.region(of: isPart ? box : complete, shadow)
    guard let made = soften(region, shadow, casters) else { return nil }
    if !isPart { softCasts.insert(made, for: key, cost: made.cost) }
    return made.coverage(of: box, from: shadow.offset)
  }

  private func soften(_ region: DeviceBox, _ shadow: ShadowGeometry, _ casters: Range<Int>) -> SoftCells? {
    let size = shadow.cellSize
    let box = DeviceBox(
      left: region.left * size.x, top: region.top * size.y, right: region.right * size.x,
      bottom: region.bottom * size.y)
    guard let canvas = pool.take(CAIRO_FORMAT_ARGB32, over: box) else { return nil }
    defer { pool.give(canvas) }
    // A shadow is cast by the whole of its contents, whatever hides them later.
    let seams = filler.seams
    filler.seams.removeAll()
    draw(casters, on: canvas)
    filler.seams = seams
    blur.begin(canvas, cellsOf: size)
    return SoftCells(&blur, region, shadow, keeping: nil)
  }
}

extension RoundedOutline {
  /// Creates the outline of a path that is one upright rectangle; nil for other paths.
  fileprivate init?(rectangle path: CGPath) {
    var rect = CGRect.zero
    guard path.isRect(&rect) else { return nil }
    self.init(SIMD4(Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)))
  }
}

extension CGPath {
  /// The bounding box of the path: least x and y, width and height.
  fileprivate var box: SIMD4<Double> {
    let rect = boundingBoxOfPath
    return SIMD4(Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
  }
}
