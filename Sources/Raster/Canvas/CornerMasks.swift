import CPangoCairo
import QuartzCore

/// The coverage of rounded corners and whole circles: one that moves by whole pixels, or is like another, is computed
/// once.
///
/// Positions are rounded to 1/256 of a pixel, as in Cairo, so that a kept corner equals one that is drawn again.
final class CornerMasks {
  /// Relative to the corner's box.
  private struct Key: Hashable {
    let low: SIMD2<Double>
    let scale: SIMD2<Double>
    let outline: RoundedOutline
    let width: Int
    let height: Int

    /// Hashes what differs from corner to corner; hashing everything took 4 % of a step's instructions.
    func hash(into hasher: inout Hasher) {
      hasher.combine(low.x.bitPattern ^ low.y.bitPattern &* 3 ^ UInt64(truncatingIfNeeded: width &+ height &<< 16))
    }
  }

  private let masks = RecentCache<Key, Surface>(capacity: capacity)
  /// In pixels.
  private static let capacity = 1 << 19
  /// In pixels.
  static let longestSide = 192

  /// A mask of the part of `outline`, seen through `map`, that lies in `box`; nil if it is too large to keep.
  func mask(of outline: RoundedOutline, _ map: Homography, in box: DeviceBox) -> Surface? {
    let (width, height) = (box.right - box.left, box.bottom - box.top)
    guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide else { return nil }
    let corner = SIMD2(Double(box.left), Double(box.top))
    let low = map.bounds(of: outline.rect).lowHalf
    let offset = ShapeFiller.counted(low) - corner
    var still = outline
    still.rect.lowHalf = .zero
    let key = Key(low: offset, scale: SIMD2(map.xAxis.x, map.yAxis.y), outline: still, width: width, height: height)
    if let kept = masks[key] { return kept }
    guard let made = Surface(CAIRO_FORMAT_A8, width: width, height: height) else { return nil }
    cairo_set_antialias(made.context, outline.hasHardEdges ? CAIRO_ANTIALIAS_NONE : CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_tolerance(made.context, ShapeFiller.tolerance)
    cairo_set_source_rgba(made.context, 0, 0, 0, 1)
    let shift = Homography(xAxis: SIMD2(1, 0), yAxis: SIMD2(0, 1), origin: offset - low)
    ShapeFiller.fillPath(outline, map.followed(by: shift), made.context)
    made.finishDrawing()
    masks.insert(made, for: key, cost: width * height)
    return made
  }
}

/// A rounded rectangle on the device, split into boxes in which it is a plain rectangle, and its corners.
struct CornerBoxes {
  private let outer: DeviceBox
  /// No corner reaches it; its sides are empty where opposite corners meet.
  private let middle: DeviceBox

  /// `map` must keep rectangles.
  init(_ outline: RoundedOutline, _ map: Homography) {
    let (low, high) = map.bounds(of: outline.rect).halves
    outer = DeviceBox(around: low, high)
    let reach = SIMD2(map.xAxis.x, map.yAxis.y) * outline.reach
    var box = DeviceBox(inside: low + reach, high - reach)
    // Each of two corners that meet gets half of the box.
    if box.right < box.left { box.right = box.left }
    if box.bottom < box.top { box.bottom = box.top }
    middle = box
  }

  /// The boxes between the corners: in full width, above it, and below it.
  var plain: (middle: DeviceBox, top: DeviceBox, bottom: DeviceBox) {
    (
      DeviceBox(left: outer.left, top: middle.top, right: outer.right, bottom: middle.bottom),
      DeviceBox(left: middle.left, top: outer.top, right: middle.right, bottom: middle.top),
      DeviceBox(left: middle.left, top: middle.bottom, right: middle.right, bottom: outer.bottom)
    )
  }

  func forEachPlain(_ body: (DeviceBox) -> Void) {
    let (middle, top, bottom) = plain
    body(middle)
    body(top)
    body(bottom)
  }

  /// All of a small circle is one mask.
  func forEachCorner(_ body: (DeviceBox) -> Void) {
    if middle.left >= middle.right, middle.top >= middle.bottom, outer.width <= CornerMasks.longestSide,
      outer.height <= CornerMasks.longestSide
    {
      return body(outer)
    }
    body(DeviceBox(left: outer.left, top: outer.top, right: middle.left, bottom: middle.top))
    body(DeviceBox(left: middle.right, top: outer.top, right: outer.right, bottom: middle.top))
    body(DeviceBox(left: outer.left, top: middle.bottom, right: middle.left, bottom: outer.bottom))
    body(DeviceBox(left: middle.right, top: middle.bottom, right: outer.right, bottom: outer.bottom))
  }
}
