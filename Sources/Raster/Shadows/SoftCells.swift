import CPangoCairo
import CoreGraphics
import QuartzCore

/// The blurred coverage of a shadow's caster, in cells.
struct SoftCells {
  private let cells: [Float]
  /// Relative to the shadow's offset.
  private let region: DeviceBox
  private let cellSize: SIMD2<Int>
  /// Retained so that no other path gets its address.
  private let source: CGPath?

  static let mostCells = 1 << 19

  /// `blur` holds the coverage for `region`; nil if it holds a region of another size.
  init?(_ blur: inout GaussianBlur, _ region: DeviceBox, _ shadow: ShadowGeometry, keeping source: CGPath?) {
    guard blur.width == region.width, blur.height == region.height else { return nil }
    blur.blur(shadow.cellSigma)
    cells = blur.cells
    self.region = region
    self.source = source
    cellSize = shadow.cellSize
  }

  var cost: Int { cells.count * 4 }

  /// Cells lie in a fixed grid, so that a part that is drawn again finds the same ones.
  static func region(of box: DeviceBox, _ shadow: ShadowGeometry) -> DeviceBox {
    let (unit, sigma) = (SIMD2<Double>(shadow.cellSize), shadow.cellSigma)
    let low = ((SIMD2(Double(box.left), Double(box.top)) - shadow.offset) / unit).rounded(.down)
    let high = ((SIMD2(Double(box.right), Double(box.bottom)) - shadow.offset) / unit).rounded(.up)
    let margin = SIMD2(Double(GaussianBlur.reach(sigma.x) + 2), Double(GaussianBlur.reach(sigma.y) + 2))
    return DeviceBox(around: low - margin, high + margin)
  }

  /// Returns the coverage of the pixels of `box`, with the cells at `origin` on the device.
  func coverage(of box: DeviceBox, from origin: SIMD2<Double>) -> SoftCoverage {
    let unit = SIMD2<Double>(cellSize)
    let grid = CoverageGrid(
      box, width: region.width, height: region.height,
      column: { ($0 - origin.x) / unit.x - Double(region.left) },
      row: { ($0 - origin.y) / unit.y - Double(region.top) })
    return SoftCoverage(grid: grid, cells: cells, width: region.width)
  }
}

/// The cache key of the shadow of an outline, without its position; equal paths have equal shadows, since layouts make
/// their paths anew.
struct SoftOutlineKey: Hashable {
  private let path: CGPath?
  private let outline: RoundedOutline?
  private let xAxis: SIMD2<Double>
  private let yAxis: SIMD2<Double>
  private let sigma: SIMD2<Double>

  init(_ shadow: DisplayItem.Shadow, _ map: Homography, _ sigma: SIMD2<Double>) {
    path = shadow.path
    outline = shadow.path == nil ? shadow.outline : nil
    (xAxis, yAxis, self.sigma) = (map.xAxis, map.yAxis, sigma)
  }
}

/// Everything that is drawn of the contents, and the position.
struct SoftCastKey: Hashable {
  private var drawn: [DisplayItem]
  private let scale: Double
  private let box: DeviceBox
  private let depth: Int

  /// In `box`.
  init(_ plan: FramePlan, _ index: Int, _ casters: Range<Int>, _ box: DeviceBox) {
    drawn = Array(plan.items[index..<max(index + 1, casters.upperBound)])
    // The colour of the shadow has no effect on its shape.
    if case .shadow(var shadow) = drawn[0].content {
      shadow.color = .zero
      drawn[0].content = .shadow(shadow)
    }
    drawn[0].opacity = 1
    (scale, self.box, depth) = (plan.scale, box, plan.depth)
  }
}

/// Found in blurred cells.
struct SoftCoverage {
  let grid: CoverageGrid
  let cells: [Float]
  /// In cells.
  let width: Int

  /// Paints `box`, which the grid was made for.
  ///
  /// The rows along an upright edge are all alike, so the profile of one is computed and painted over all of them. To
  /// write a mask of all rows took 0.8 of 9.0 million instructions of a step in the prototype.
  func paint(_ box: DeviceBox, on canvas: Canvas, _ pool: SurfacePool) {
    let row = DeviceBox(left: box.left, top: box.top, right: box.right, bottom: box.top + 1)
    guard let line = pool.take(CAIRO_FORMAT_A8, over: row, isClear: false) else { return }
    defer { pool.give(line) }
    let bytes = line.surface.bytes
    var top = box.top
    grid.forEachRun(cells, width: width, in: bytes) { count in
      canvas.paint(
        DeviceBox(left: box.left, top: top, right: box.right, bottom: top + count), throughRow: bytes, from: box.left)
      top += count
    }
  }
}
