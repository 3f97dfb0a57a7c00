import CPangoCairo
import QuartzCore

/// A small rounded rectangle, whose middle can be stretched.
final class ShadowTile {
  struct Key: Hashable {
    let outline: RoundedOutline
    let scale: SIMD2<Double>
    let sigma: SIMD2<Double>
  }

  /// In device pixels.
  private let cellSize: SIMD2<Int>
  /// The distance from the tile's border to the rectangle's edge, in pixels.
  private let margin: SIMD2<Double>
  /// The size of the rectangle in the tile, in pixels.
  private let size: SIMD2<Double>
  private let width: Int
  private let height: Int
  private let cells: [Float]

  /// `map` keeps rectangles.
  static func key(_ outline: RoundedOutline, _ map: Homography, _ sigma: SIMD2<Double>) -> Key {
    let scale = SIMD2(map.xAxis.x, map.yAxis.y)
    let own = outline.rect.highHalf * scale
    // Beyond the corner and its blur, the coverage is constant up to the other side.
    let corner = (scale * outline.reach + sigma * 3.5 + 1).rounded(.up)
    var small = outline
    small.rect = SIMD4(lowHalf: .zero, highHalf: pointwiseMin(own, corner * 2) / scale)
    return Key(outline: small, scale: scale, sigma: sigma)
  }

  /// Small enough to be blurred as a whole.
  static func isSmall(_ outline: RoundedOutline, _ map: Homography, _ sigma: SIMD2<Double>) -> Bool {
    let key = key(outline, map, sigma)
    let size = key.outline.rect.highHalf * key.scale + sigma * 7
    return size.max() <= longestSide
  }

  /// In device pixels.
  private static let longestSide = 8192.0

  /// Nil if there is no memory.
  init?(_ key: Key, _ pool: SurfacePool, _ filler: ShapeFiller, _ blur: inout GaussianBlur) {
    cellSize = SIMD2(GaussianBlur.cellSize(key.sigma.x), GaussianBlur.cellSize(key.sigma.y))
    let unit = SIMD2<Double>(cellSize)
    size = key.outline.rect.highHalf * key.scale
    margin = ((key.sigma * 3.5 / unit).rounded(.up) + 1) * unit
    let count = ((margin * 2 + size) / unit).rounded(.up) + 1
    (width, height) = (Int(count.x), Int(count.y))
    let box = DeviceBox(left: 0, top: 0, right: width, bottom: height)
    guard let canvas = pool.take(CAIRO_FORMAT_A8, over: box) else { return nil }
    canvas.setColor(SIMD4(0, 0, 0, 1), opacity: 1)
    let map = Homography(
      xAxis: SIMD2(key.scale.x / unit.x, 0), yAxis: SIMD2(0, key.scale.y / unit.y), origin: margin / unit)
    filler.fill(key.outline, map, on: canvas)
    blur.begin(canvas)
    pool.give(canvas)
    blur.blur(
      SIMD2(
        GaussianBlur.remaining(key.sigma.x, cellSize: cellSize.x),
        GaussianBlur.remaining(key.sigma.y, cellSize: cellSize.y)))
    cells = blur.cells
  }

  var cost: Int { cells.count * 4 }

  /// In `box`, of a rectangle between two corners in device pixels.
  func coverage(_ low: SIMD2<Double>, _ high: SIMD2<Double>, of box: DeviceBox) -> SoftCoverage {
    let unit = SIMD2<Double>(cellSize)
    let (margin, size) = (margin, size)
    func cell(_ position: Double, _ axis: Int) -> Double {
      // The position counts from the nearer edge; the constant middle is left out.
      let fromLow = position - low[axis]
      let fromHigh = position - high[axis]
      let inside = -fromHigh > fromLow ? min(fromLow, size[axis] / 2) : max(size[axis] + fromHigh, size[axis] / 2)
      return (inside + margin[axis]) / unit[axis]
    }
    let middle = DeviceBox(inside: low + size / 2 + 0.5, high - size / 2 - 0.5)
    let grid = CoverageGrid(
      box, width: width, height: height, sameRows: middle.top..<max(middle.top, middle.bottom),
      column: { cell($0, 0) }, row: { cell($0, 1) })
    return SoftCoverage(grid: grid, cells: cells, width: width)
  }
}

extension GaussianBlur {
  mutating func begin(_ canvas: Canvas) {
    begin(width: canvas.clip.width, height: canvas.clip.height)
    canvas.surface.finishDrawing()
    for y in 0..<height {
      let row = canvas.surface.bytes + y * canvas.surface.stride
      for x in 0..<width { cells[y * width + x] = Float(row[x]) / 255 }
    }
  }

  /// Averaged over cells of `size` pixels.
  mutating func begin(_ canvas: Canvas, cellsOf size: SIMD2<Int>) {
    begin(width: canvas.clip.width / size.x, height: canvas.clip.height / size.y)
    canvas.surface.finishDrawing()
    let share = 1 / Float(255 * size.x * size.y)
    for y in 0..<height * size.y {
      let row = canvas.surface.row(y)
      let start = y / size.y * width
      for x in 0..<width * size.x { cells[start + x / size.x] += Float(row[x] >> 24) * share }
    }
  }
}
