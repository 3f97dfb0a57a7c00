import CPangoCairo
import QuartzCore

/// Fills shapes with the source of a canvas, so that a pixel never depends on which other pixels are drawn again.
///
/// Upright rectangles are split into whole pixels and the strips that are partly covered. Other shapes are drawn as
/// coverage into tiles, which lie in a fixed grid, and painted through those.
final class ShapeFiller {
  private let cornerMasks = CornerMasks()
  private var keptTiles = CoverageTiles()
  /// Pixels of coverage that were drawn since this was last set to 0, each time counted.
  var touched: Int {
    get { tile?.touched ?? 0 }
    set { tile?.touched = newValue }
  }
  let tile = Surface(CAIRO_FORMAT_A8, width: side, height: side)
  /// In pixels.
  private static let side = 256
  /// How far lines may be from the curve they replace, in pixels: a hundredth of a gray level per edge pixel would be
  /// finer than Cairo's own fifteen rows per pixel.
  static let tolerance = 0.02

  /// Returns the words for Cairo's error; nil if there was none.
  func recover() -> String? {
    guard let reason = tile?.recover() else { return nil }
    keptTiles = CoverageTiles()
    return reason
  }

  /// Fills the part within `clip`, each pixel by the share of it that is covered; corners are in device pixels.
  ///
  /// The edges of the item at `index` share pixels with the seams of later items; without an index they stand alone.
  func fillRectangle(
    _ low: SIMD2<Double>, _ high: SIMD2<Double>, within clip: DeviceBox, on canvas: Canvas, hasHardEdges: Bool,
    joining seams: EdgeSeams, before index: Int
  ) {
    guard !clip.isEmpty else { return }
    var (low, high) = (Self.counted(low), Self.counted(high))
    if hasHardEdges { (low, high) = (low.rounded(.toNearestOrAwayFromZero), high.rounded(.toNearestOrAwayFromZero)) }
    guard high.x > low.x, high.y > low.y else { return }
    Self.forEachSpan(low.y, high.y) { top, bottom, rowCoverage in
      Self.forEachSpan(low.x, high.x) { left, right, columnCoverage in
        let box = DeviceBox(left: left, top: top, right: right, bottom: bottom).intersection(clip)
        guard !box.isEmpty else { return }
        if index == .max || (rowCoverage == 1 && columnCoverage == 1) {
          canvas.paint(box, coverage: rowCoverage * columnCoverage)
        } else {
          paintEdge(box, low, high, (columnCoverage, rowCoverage), on: canvas, joining: seams, before: index)
        }
      }
    }
  }

  /// Across their columns, their rows, or both.
  private func paintEdge(
    _ box: DeviceBox, _ low: SIMD2<Double>, _ high: SIMD2<Double>, _ coverage: (column: Double, row: Double),
    on canvas: Canvas, joining seams: EdgeSeams, before index: Int
  ) {
    let (columns, rows) = (box.left..<box.right, box.top..<box.bottom)
    if coverage.column == 1 {
      EdgeSeams.forEachRun(of: box.top, from: low.y, to: high.y, along: columns, in: seams.rows, before: index) {
        canvas.paint(
          DeviceBox(left: $0.lowerBound, top: box.top, right: $0.upperBound, bottom: box.bottom), coverage: $1)
      }
    } else if coverage.row == 1 {
      EdgeSeams.forEachRun(of: box.left, from: low.x, to: high.x, along: rows, in: seams.columns, before: index) {
        canvas.paint(
          DeviceBox(left: box.left, top: $0.lowerBound, right: box.right, bottom: $0.upperBound), coverage: $1)
      }
    } else {
      var share = 1.0
      EdgeSeams.forEachRun(of: box.left, from: low.x, to: high.x, along: rows, in: seams.columns, before: index) {
        share *= $1
      }
      EdgeSeams.forEachRun(of: box.top, from: low.y, to: high.y, along: columns, in: seams.rows, before: index) {
        share *= $1
      }
      canvas.paint(box, coverage: share)
    }
  }

  /// `map` leads to device pixels; the upright edges of the item at `index` share pixels with the seams of later items.
  func fill(
    _ outline: RoundedOutline, _ map: Homography, on canvas: Canvas, joining seams: EdgeSeams = EdgeSeams(),
    before index: Int = .max
  ) {
    let hasHardEdges = outline.hasHardEdges
    let bounds = map.bounds(of: outline.rect)
    guard map.keepsRectangles else {
      return fill(within: DeviceBox(around: bounds.lowHalf, bounds.highHalf), on: canvas, hasHardEdges: hasHardEdges) {
        context, offset in
        Self.fillPath(outline, map.followed(by: offset), context)
      }
    }
    guard outline.corners != 0 else {
      return fillRectangle(
        bounds.lowHalf, bounds.highHalf, within: canvas.clip, on: canvas, hasHardEdges: hasHardEdges, joining: seams,
        before: index)
    }
    let corners = CornerBoxes(outline, map)
    corners.forEachPlain { box in
      fillRectangle(
        bounds.lowHalf, bounds.highHalf, within: box.intersection(canvas.clip), on: canvas, hasHardEdges: hasHardEdges,
        joining: seams, before: index)
    }
    corners.forEachCorner { box in
      guard !box.intersection(canvas.clip).isEmpty else { return }
      if let mask = cornerMasks.mask(of: outline, map, in: box) {
        return canvas.paint(
          box.intersection(canvas.clip), through: Canvas(surface: mask, x: box.left, y: box.top, clip: box))
      }
      fill(within: box, on: canvas, hasHardEdges: hasHardEdges) { context, offset in
        Self.fillPath(outline, map.followed(by: offset), context)
      }
    }
  }

  /// `draw` is called for each tile, with the map that leads from device pixels to the tile's; with a key, the tiles
  /// are kept when the same coverage is drawn again.
  func fill(
    within box: DeviceBox, on canvas: Canvas, hasHardEdges: Bool = false, keeping key: CoverageKey? = nil,
    _ draw: (_ context: OpaquePointer, _ offset: Homography) -> Void
  ) {
    let box = box.intersection(canvas.clip)
    guard let tile, !box.isEmpty else { return }
    let side = Self.side
    for row in Self.tileIndex(box.top)...Self.tileIndex(box.bottom - 1) {
      for column in Self.tileIndex(box.left)...Self.tileIndex(box.right - 1) {
        let (left, top) = (column * side, row * side)
        let part = DeviceBox(left: left, top: top, right: left + side, bottom: top + side)
        let used = part.intersection(box)
        if let kept = key.flatMap({ keptTiles.tile(of: $0, column: column, row: row) }) {
          kept.forEachInk(in: used, left: left, top: top) { canvas.paint($0, through: $1) }
          continue
        }
        let isKept = key.map { keptTiles.isAskedAgain($0, column: column, row: row) } ?? false
        tile.clear((isKept ? part : used).moved(x: -left, y: -top))
        cairo_set_antialias(tile.context, hasHardEdges ? CAIRO_ANTIALIAS_NONE : CAIRO_ANTIALIAS_DEFAULT)
        cairo_set_tolerance(tile.context, Self.tolerance)
        cairo_set_source_rgba(tile.context, 0, 0, 0, 1)
        cairo_new_path(tile.context)
        draw(
          tile.context,
          Homography(xAxis: SIMD2(1, 0), yAxis: SIMD2(0, 1), origin: SIMD2(-Double(left), -Double(top))))
        canvas.paint(used, through: Canvas(surface: tile, x: left, y: top, clip: part))
        if isKept, let key { keptTiles.keep(tile, of: key, column: column, row: row) }
      }
    }
  }

  static func fillPath(_ outline: RoundedOutline, _ map: Homography, _ context: OpaquePointer) {
    var sink = PathSink(context, map)
    sink.add(outline)
    cairo_fill(context)
  }

  private static func tileIndex(_ position: Int) -> Int { position >= 0 ? position / side : ~(~position / side) }

  /// Rounds a position to 1/256 of a pixel, as Cairo does.
  static func counted(_ point: SIMD2<Double>) -> SIMD2<Double> {
    (DeviceBox.clamped(point) * 256).rounded(.toNearestOrEven) / 256
  }

  /// Whole pixels, and the ends that cover a pixel partly.
  private static func forEachSpan(_ low: Double, _ high: Double, _ body: (Int, Int, Double) -> Void) {
    let (first, last) = (Int(low.rounded(.down)), Int(high.rounded(.down)))
    if first == last { return body(first, first + 1, high - low) }
    var start = first
    if low > Double(first) {
      body(first, first + 1, Double(first + 1) - low)
      start += 1
    }
    if last > start { body(start, last, 1) }
    if high > Double(last) { body(last, last + 1, high - Double(last)) }
  }
}
