import QuartzCore

/// How a backdrop is blurred on the device: in which cells, and how far.
struct BackdropBlur: Equatable {
  /// The standard deviation, in device pixels.
  let sigma: Double
  let saturation: Double
  let tint: SIMD4<Float>
  /// Device pixels to a side of a cell.
  let cellSize: Int
  let box: BoxBlur

  /// `map` leads to device pixels.
  init(_ backdrop: DisplayItem.Backdrop, _ map: Homography) {
    let middle = backdrop.outline.rect.lowHalf + backdrop.outline.rect.highHalf / 2
    self.init(sigma: backdrop.blur * map.scale(at: middle).max(), saturation: backdrop.saturation, tint: backdrop.tint)
  }

  /// The standard deviation is in device pixels.
  init(sigma: Double, saturation: Double, tint: SIMD4<Float> = .zero) {
    self.sigma = max(0, min(sigma, ShadowGeometry.softest))
    (self.saturation, self.tint) = (saturation, tint)
    cellSize = Self.cellSize(self.sigma)
    box = BoxBlur(GaussianBlur.remaining(self.sigma, cellSize: cellSize))
  }

  /// With three cells per standard deviation, linear interpolation deviates from the curve by less than a gray level.
  ///
  /// Slight blurs, which are seen for a moment while an effect appears, have fewer.
  private static func cellSize(_ sigma: Double) -> Int {
    sigma < 2 ? 1 : max(2, min(Int(sigma / 3), mostPixels))
  }

  /// Cells of this size are still exact to a fraction of a gray level.
  private static let mostPixels = 64

  /// Pixels farther away than this change nothing.
  var reach: Int { (box.reach + 2) * cellSize }

  /// The cells that a blur over `box` reads.
  func cells(around box: DeviceBox) -> DeviceBox {
    let unit = Double(cellSize)
    let low = SIMD2(Double(box.left), Double(box.top)) / unit
    let high = SIMD2(Double(box.right), Double(box.bottom)) / unit
    return DeviceBox(around: low, high).outset(by: self.box.reach + 1)
  }

  /// The cells that lie completely in a box; at least one if the box is not empty.
  func cells(inside box: DeviceBox) -> DeviceBox {
    DeviceBox(
      left: box.left / cellSize, top: box.top / cellSize, right: max(box.right / cellSize, box.left / cellSize + 1),
      bottom: max(box.bottom / cellSize, box.top / cellSize + 1))
  }
}

/// Three averages over boxes, one after the other, which are nearly a Gaussian and cost the same for any softness.
///
/// A box has `radius` cells on both sides of the middle, and a share of one more at each end.
struct BoxBlur: Equatable {
  static let passes = 3
  let radius: Int
  /// The weight of a cell, and of a cell at the ends; the sum of all is 1.
  let weight: Float
  let endWeight: Float

  /// The standard deviation is in cells, and that of all passes together is exactly this.
  init(_ sigma: Double) {
    // A box with 2r + 1 cells has the variance r (r + 1) / 3; the ends add what is missing.
    let variance = sigma * sigma / Double(Self.passes)
    let least = ((1 + 12 * variance).squareRoot() - 1) / 2
    radius = Int(least)
    let (r, count) = (Double(radius), Double(2 * radius + 1))
    let ends = count * (variance - r * (r + 1) / 3) / (2 * ((r + 1) * (r + 1) - variance))
    weight = Float(1 / (count + 2 * ends))
    endWeight = Float(ends / (count + 2 * ends))
  }

  var isNothing: Bool { radius == 0 && endWeight == 0 }

  /// The cells on each side that a cell is mixed with.
  var reach: Int { isNothing ? 0 : (radius + 1) * Self.passes }
}

/// How far from a backdrop a change is seen in it.
struct BackdropReach {
  private let scale: Double
  private var count = 0
  /// The size of the largest cells, in device pixels.
  private var coarsest = 0

  init(_ items: ContiguousArray<DisplayItem>, _ scale: Double) {
    self.scale = scale
    for item in items {
      guard case .backdrop(let backdrop) = item.content else { continue }
      count += 1
      coarsest = max(coarsest, BackdropBlur(backdrop, item.placement.scaled(by: scale)).cellSize)
    }
  }

  /// In the root's points.
  func reach(of backdrop: DisplayItem.Backdrop, _ placement: Homography) -> Double {
    let blur = BackdropBlur(backdrop, placement.scaled(by: scale))
    guard count > 1 else { return Double(blur.reach) / scale }
    // Beneath another backdrop it is blurred in cells of that one's cells.
    return (blur.sigma * 3 + Double(5 * max(blur.cellSize, coarsest * 2))) / scale
  }
}
