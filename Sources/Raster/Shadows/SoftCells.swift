import CoreGraphics
import QuartzCore

/// The blurred coverage of whatever casts a shadow, in cells.
struct SoftCells {
  private let cells: [Float]
  /// The cells, counted from where the shadow's offset leads.
  private let region: DeviceBox
  private let cellSize: SIMD2<Int>
  /// What the cells were made of, so that no other comes to its address.
  private let source: CGPath?

  /// More cells than this are not kept.
  static let mostCells = 1 << 19

  /// Blurs the coverage that `blur` holds for `region`; nil where it holds another one.
  init?(_ blur: inout GaussianBlur, _ region: DeviceBox, _ shadow: ShadowGeometry, keeping source: CGPath?) {
    guard blur.width == region.width, blur.height == region.height else { return nil }
    blur.blur(shadow.cellSigma)
    cells = blur.cells
    self.region = region
    self.source = source
    cellSize = shadow.cellSize
  }

  /// What it takes to keep them, in bytes.
  var cost: Int { cells.count * 4 }

  /// The cells that have a say in the shadow seen in `box`.
  ///
  /// Cells lie in a fixed grid, so that a part drawn again finds the same ones.
  static func region(of box: DeviceBox, _ shadow: ShadowGeometry) -> DeviceBox {
    let (unit, sigma) = (SIMD2<Double>(shadow.cellSize), shadow.cellSigma)
    let low = ((SIMD2(Double(box.left), Double(box.top)) - shadow.offset) / unit).rounded(.down)
    let high = ((SIMD2(Double(box.right), Double(box.bottom)) - shadow.offset) / unit).rounded(.up)
    let margin = SIMD2(Double(GaussianBlur.reach(sigma.x) + 2), Double(GaussianBlur.reach(sigma.y) + 2))
    return DeviceBox(around: low - margin, high + margin)
  }

  /// Fills `mask` with the coverage, the cells beginning at `origin` on the device; true, because it is written.
  func draw(on mask: Canvas, from origin: SIMD2<Double>) -> Bool {
    let unit = SIMD2<Double>(cellSize)
    let grid = CoverageGrid(
      mask.clip, width: region.width, height: region.height,
      column: { ($0 - origin.x) / unit.x - Double(region.left) },
      row: { ($0 - origin.y) / unit.y - Double(region.top) })
    mask.surface.write { bytes, stride in grid.write(cells, width: region.width, to: bytes, stride: stride) }
    return true
  }
}

/// What the shadow of an outline depends on, but for where it lies.
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

/// What the shadow of contents depends on: everything that is drawn of them, and where.
struct SoftCastKey: Hashable {
  private var drawn: DrawnItems
  private let scale: Double
  private let box: DeviceBox

  /// The key of the shadow that the first of `range` describes and the others cast, seen in `box`.
  init(_ list: DisplayList, _ range: Range<Int>, _ scale: Double, _ box: DeviceBox) {
    drawn = DrawnItems(list, range)
    // How the shadow is coloured makes no difference to its shape.
    drawn.items[0].color = .zero
    drawn.items[0].opacity = 1
    self.scale = scale
    self.box = box
  }
}
