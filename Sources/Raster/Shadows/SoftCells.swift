import CoreGraphics
import QuartzCore

/// The blurred coverage of a shadow's caster, in cells.
struct SoftCells {
  private let cells: [Float]
  /// The cells, relative to the shadow's offset.
  private let region: DeviceBox
  private let cellSize: SIMD2<Int>
  /// The path of the caster, which is retained so that no other path gets its address.
  private let source: CGPath?

  /// The greatest number of cells that is kept.
  static let mostCells = 1 << 19

  /// Blurs the coverage that `blur` holds for `region`; nil if it holds a region of another size.
  init?(_ blur: inout GaussianBlur, _ region: DeviceBox, _ shadow: ShadowGeometry, keeping source: CGPath?) {
    guard blur.width == region.width, blur.height == region.height else { return nil }
    blur.blur(shadow.cellSigma)
    cells = blur.cells
    self.region = region
    self.source = source
    cellSize = shadow.cellSize
  }

  /// The memory that the cells occupy, in bytes.
  var cost: Int { cells.count * 4 }

  /// Returns the cells that affect the shadow in `box`.
  ///
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

/// The cache key of the shadow of an outline, without its position.
struct SoftOutlineKey: Hashable {
  private let path: ObjectIdentifier?
  private let outline: RoundedOutline?
  private let xAxis: SIMD2<Double>
  private let yAxis: SIMD2<Double>
  private let sigma: SIMD2<Double>

  init(_ item: DisplayItem, _ path: CGPath?, _ map: Homography, _ sigma: SIMD2<Double>) {
    self.path = path.map { ObjectIdentifier($0) }
    outline = path == nil ? RoundedOutline(item) : nil
    (xAxis, yAxis, self.sigma) = (map.xAxis, map.yAxis, sigma)
  }
}

/// The cache key of the shadow of contents: everything that is drawn of them, and the position.
struct SoftCastKey: Hashable {
  private var drawn: DrawnItems
  private let scale: Double
  private let box: DeviceBox

  /// Creates the key of the shadow that the first item of `range` describes and the others cast, in `box`.
  init(_ list: DisplayList, _ range: Range<Int>, _ scale: Double, _ box: DeviceBox) {
    drawn = DrawnItems(list, range)
    // The colour of the shadow has no effect on its shape.
    drawn.items[0].color = .zero
    drawn.items[0].opacity = 1
    self.scale = scale
    self.box = box
  }
}
