import CPangoCairo
import QuartzCore

/// A cache of the coverage of rounded corners, and of whole circles.
///
/// A corner that moves by whole pixels, or that is like another, is computed once.
///
/// Positions are rounded to 1/256 of a pixel, as in Cairo, so that a kept corner equals one that is drawn again.
final class CornerMasks {
  /// Everything that the coverage of a corner depends on, relative to the corner's box.
  private struct Key: Hashable {
    let low: SIMD2<Double>
    let scale: SIMD2<Double>
    let size: SIMD2<Double>
    let radius: Double
    let corners: UInt8
    let isContinuous: Bool
    let hasHardEdges: Bool
    let width: Int
    let height: Int

    /// Hashes what differs from corner to corner; hashing everything took 4 % of a step's instructions.
    func hash(into hasher: inout Hasher) {
      hasher.combine(low.x.bitPattern ^ low.y.bitPattern &* 3 ^ UInt64(truncatingIfNeeded: width &+ height &<< 16))
    }
  }

  private let masks = RecentCache<Key, Surface>(capacity: capacity)
  /// The number of pixels that are kept.
  private static let capacity = 1 << 19
  /// The longest side of a corner that is kept, in pixels.
  static let longestSide = 192

  /// Returns the coverage of the part of `outline`, seen through `map`, that lies in `box`; nil if it is too large to
  /// keep.
  func mask(of outline: RoundedOutline, _ map: Homography, in box: DeviceBox, hasHardEdges: Bool) -> Surface? {
    let (width, height) = (box.right - box.left, box.bottom - box.top)
    guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide else { return nil }
    let corner = SIMD2(Double(box.left), Double(box.top))
    let low = map.bounds(of: outline.rect).lowHalf
    let offset = ShapeFiller.counted(low) - corner
    let key = Key(
      low: offset, scale: SIMD2(map.xAxis.x, map.yAxis.y), size: outline.rect.highHalf, radius: outline.radius,
      corners: outline.corners, isContinuous: outline.isContinuous, hasHardEdges: hasHardEdges, width: width,
      height: height)
    if let kept = masks[key] { return kept }
    guard let made = Surface(CAIRO_FORMAT_A8, width: width, height: height) else { return nil }
    cairo_set_antialias(made.context, hasHardEdges ? CAIRO_ANTIALIAS_NONE : CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_tolerance(made.context, ShapeFiller.tolerance)
    cairo_set_source_rgba(made.context, 0, 0, 0, 1)
    let shift = Homography(xAxis: SIMD2(1, 0), yAxis: SIMD2(0, 1), origin: offset - low)
    ShapeFiller.fillPath(outline, map.followed(by: shift), made.context)
    made.finishDrawing()
    masks.insert(made, for: key, cost: width * height)
    return made
  }
}
