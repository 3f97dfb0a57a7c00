import CPangoCairo
import CoreGraphics
import QuartzCore

extension Renderer {
  /// Draws the shadow of a path, of the bounds, or of what the layer and its sublayers draw.
  func draw(_ shadow: DisplayItem.Shadow, at index: Int, _ pass: Pass) {
    let map = pass.map(index)
    let geometry = ShadowGeometry(shadow, map)
    let casters = pass.plan.casters(of: index)
    pass.canvas.setColor(shadow.color, opacity: pass.opacity(index))
    if casters == nil, geometry.isSharp {
      let shift = Homography(xAxis: SIMD2(1, 0), yAxis: SIMD2(0, 1), origin: geometry.offset)
      return fill(shadow, map.followed(by: shift), on: pass.canvas.clipped(to: pass.plan.boxes[index]))
    }
    let outline = shadow.path == nil ? shadow.outline : shadow.path.flatMap(RoundedOutline.init(rectangle:))
    pass.forEachSeenPart(of: pass.box(index), after: index) { part in
      guard !part.isEmpty else { return }
      let coverage: SoftCoverage?
      if let casters {
        coverage = castCoverage(casters, geometry, at: index, pass, of: part)
      } else if let outline, map.keepsRectangles, ShadowTile.isSmall(outline, map, geometry.sigma) {
        coverage = tileCoverage(outline, geometry, map, of: part)
      } else {
        coverage = outlineCoverage(shadow, geometry, map, of: part)
      }
      coverage?.paint(part, on: pass.canvas, pool)
    }
  }

  private func fill(_ shadow: DisplayItem.Shadow, _ map: Homography, on canvas: Canvas) {
    guard let path = shadow.path else { return filler.fill(shadow.outline, map, on: canvas) }
    filler.fill(within: canvas.clip, on: canvas) { context, offset in
      var sink = PathSink(context, map.followed(by: offset))
      sink.add(path.outline)
      cairo_fill(context)
    }
  }

  private func tileCoverage(
    _ outline: RoundedOutline, _ geometry: ShadowGeometry, _ map: Homography, of box: DeviceBox
  ) -> SoftCoverage? {
    let key = ShadowTile.key(outline, map, geometry.sigma)
    let tile: ShadowTile
    if let found = shadowTiles[key] {
      tile = found
    } else {
      guard let made = ShadowTile(key, pool, filler, &blur) else { return nil }
      shadowTiles.insert(made, for: key, cost: made.cost)
      tile = made
    }
    let (low, high) = map.bounds(of: outline.rect).halves
    return tile.coverage(low + geometry.offset, high + geometry.offset, of: box)
  }

  // MARK: Shadows of paths

  private func outlineCoverage(
    _ shadow: DisplayItem.Shadow, _ geometry: ShadowGeometry, _ map: Homography, of box: DeviceBox
  ) -> SoftCoverage? {
    guard map.isAffine else {
      let cells = SoftCells.region(of: box, geometry)
      return soften(cells, geometry, shadow, map)?.coverage(of: box, from: geometry.offset)
    }
    // Without its position, an outline that moves keeps its key.
    var still = map
    still.origin = .zero
    let key = SoftOutlineKey(shadow, still, geometry.sigma)
    let origin = geometry.offset + map.origin
    if let found = softOutlines[key] { return found.coverage(of: box, from: origin) }
    let bounds = still.bounds(of: shadow.path.map(\.box) ?? shadow.outline.rect)
    var unmoved = geometry
    unmoved.offset = .zero
    let region = SoftCells.region(of: DeviceBox(around: bounds.lowHalf, bounds.highHalf), unmoved)
    guard region.area <= SoftCells.mostCells, let made = soften(region, unmoved, shadow, still) else {
      let cells = SoftCells.region(of: box, geometry)
      return soften(cells, geometry, shadow, map)?.coverage(of: box, from: geometry.offset)
    }
    softOutlines.insert(made, for: key, cost: made.cost)
    return made.coverage(of: box, from: origin)
  }

  private func soften(
    _ region: DeviceBox, _ geometry: ShadowGeometry, _ shadow: DisplayItem.Shadow, _ map: Homography
  ) -> SoftCells? {
    guard let canvas = pool.take(CAIRO_FORMAT_A8, over: region) else { return nil }
    defer { pool.give(canvas) }
    let unit = SIMD2<Double>(geometry.cellSize)
    let toCells = Homography(xAxis: SIMD2(1 / unit.x, 0), yAxis: SIMD2(0, 1 / unit.y), origin: .zero)
    canvas.setColor(SIMD4(0, 0, 0, 1), opacity: 1)
    fill(shadow, map.followed(by: toCells), on: canvas)
    blur.begin(canvas)
    return SoftCells(&blur, region, geometry, keeping: shadow.path)
  }

  // MARK: Shadows of contents

  private func castCoverage(
    _ casters: Range<Int>, _ geometry: ShadowGeometry, at index: Int, _ pass: Pass, of box: DeviceBox
  ) -> SoftCoverage? {
    let complete = pass.plan.boxes[index].intersection(pass.plan.frame)
    // Beneath a backdrop that casts the shadow, too, only those before it are drawn.
    let drawn = casters.clamped(to: index..<max(index, pass.items.upperBound))
    let key = SoftCastKey(pass.plan, index, drawn, complete)
    if let found = softCasts[key] { return found.coverage(of: box, from: geometry.offset) }
    // A small part costs less than everything that could be kept.
    let isPart = box.area * 2 < complete.area
    let region = SoftCells.region(of: isPart ? box : complete, geometry)
    guard let made = soften(region, geometry, casters, pass) else { return nil }
    if !isPart { softCasts.insert(made, for: key, cost: made.cost) }
    return made.coverage(of: box, from: geometry.offset)
  }

  private func soften(
    _ region: DeviceBox, _ geometry: ShadowGeometry, _ casters: Range<Int>, _ pass: Pass
  ) -> SoftCells? {
    let size = geometry.cellSize
    let box = DeviceBox(
      left: region.left * size.x, top: region.top * size.y, right: region.right * size.x,
      bottom: region.bottom * size.y)
    guard let canvas = pool.take(CAIRO_FORMAT_ARGB32, over: box) else { return nil }
    defer { pool.give(canvas) }
    // A shadow is cast by the whole of its contents, whatever hides them later.
    var aside = pass.aside(on: canvas)
    aside.seams = EdgeSeams()
    draw(casters, aside)
    blur.begin(canvas, cellsOf: size)
    return SoftCells(&blur, region, geometry, keeping: nil)
  }
}

extension RoundedOutline {
  /// Nil for a path that is not one upright rectangle.
  fileprivate init?(rectangle path: CGPath) {
    var rect = CGRect.zero
    guard path.isRect(&rect) else { return nil }
    self.init(SIMD4(Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)))
  }
}

extension CGPath {
  /// Least x and y, width and height.
  fileprivate var box: SIMD4<Double> {
    let rect = boundingBoxOfPath
    return SIMD4(Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
  }
}

/// The position and softness of a shadow on the device.
struct ShadowGeometry {
  /// The distance of the shadow from its caster, in device pixels.
  var offset: SIMD2<Double>
  /// In device pixels.
  let sigma: SIMD2<Double>

  /// `map` leads from the shadow's plane to the device; in perspective, the figures are those at the centre of the
  /// bounds.
  init(_ shadow: DisplayItem.Shadow, _ map: Homography) {
    let middle = shadow.outline.rect.lowHalf + shadow.outline.rect.highHalf / 2
    offset = map.map(middle + shadow.offset) - map.map(middle)
    let scale = map.scale(at: middle)
    let softness = map.keepsRectangles ? scale : SIMD2(repeating: (scale.x * scale.y).squareRoot())
    sigma = (softness * shadow.blur).clamped(lowerBound: .zero, upperBound: SIMD2(repeating: Self.softest))
  }

  /// In pixels; a softer shadow would look the same.
  static let softest = 500.0

  /// In device pixels.
  var cellSize: SIMD2<Int> { SIMD2(GaussianBlur.cellSize(sigma.x), GaussianBlur.cellSize(sigma.y)) }

  /// In cells.
  var cellSigma: SIMD2<Double> {
    SIMD2(
      GaussianBlur.remaining(sigma.x, cellSize: cellSize.x), GaussianBlur.remaining(sigma.y, cellSize: cellSize.y))
  }

  /// Beyond the outline, as far as the shadow is visible.
  var reach: SIMD2<Double> { sigma * 3 + 1 }

  var isSharp: Bool { sigma.max() < 0.2 }
}
