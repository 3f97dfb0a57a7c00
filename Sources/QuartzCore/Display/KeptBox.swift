import CoreGraphics

/// The middle of a box that two frames show in different positions: the pixels that the box fills in both.
///
/// A screen that is dragged by five points is the same colour as before nearly everywhere. Only the pixels outside
/// ``same`` can look different, so only those are drawn again, and nothing beneath ``filled`` is seen if the box is opaque.
/// So a step of a drag in the prototype draws half of the pixels.
///
/// All corners are low and high, in points. Where both frames have two edges in common, ``same`` is endless beyond them:
/// the pixels along these edges look the same, too. That holds for edges between two pixels as well, because how they are
/// joined to others depends on the size of the box (`Renderer.isLong`), not on its position.
struct KeptBox {
  /// The part that does not look different if the colour is the same.
  private(set) var same: SIMD4<Double>
  /// The pixels that are covered in full in both frames.
  let filled: SIMD4<Double>
  /// Whether the box has one colour in both frames.
  let isSameColor: Bool
  /// Whether the box is opaque in both frames.
  let isOpaque: Bool

  /// Returns nil if the steps are not both upright boxes of the same shape, or if nothing can be gained.
  init?(_ old: DisplayItem, _ new: DisplayItem, _ scale: Double) {
    guard old.kind == .background, new.kind == .background, old.placement.keepsRectangles,
      new.placement.keepsRectangles, old.radius == new.radius, old.corners == new.corners, old.options == new.options
    else { return nil }
    isSameColor = old.color == new.color && old.opacity == new.opacity
    isOpaque = old.color.w >= 1 && old.opacity >= 1 && new.color.w >= 1 && new.opacity >= 1
    guard isSameColor || isOpaque else { return nil }
    let (before, after) = (Edges(old, scale), Edges(new, scale))
    let low = pointwiseMax(before.low, after.low)
    let high = pointwiseMin(before.high, after.high)
    // The corners are left out along the axis on which the box moves.
    let movesDown = before.low.x == after.low.x && before.high.x == after.high.x
    let movesAcross = before.low.y == after.low.y && before.high.y == after.high.y
    var inset = pointwiseMax(before.reach, after.reach)
    if movesAcross { inset.y = 0 } else if movesDown { inset.x = 0 }
    let first = (low + inset).rounded(.up) / scale
    let last = (high - inset).rounded(.down) / scale
    filled = SIMD4(lowHalf: first, highHalf: last)
    guard all(first .< last) else { return nil }
    same = filled
    let growth = (before.high - before.low) - (after.high - after.low)
    let isSameSize = abs(growth.x) < 1e-6 && abs(growth.y) < 1e-6
    if movesAcross, isSameSize || Self.isWhole(before.low.y, before.high.y) {
      (same.y, same.w) = (-.infinity, .infinity)
    } else if movesDown, isSameSize || Self.isWhole(before.low.x, before.high.x) {
      (same.x, same.z) = (-.infinity, .infinity)
    }
  }

  /// The filled pixels and all beyond the edges of `clip` that they reach, if everything is clipped.
  func hidden(within clip: SIMD4<Double>) -> SIMD4<Double> {
    // A clip's coverage has a point around it.
    let (low, high) = (clip.lowHalf + 1, clip.highHalf - 1)
    return SIMD4(
      lowHalf: filled.lowHalf.replacing(with: -.infinity, where: filled.lowHalf .<= low),
      highHalf: filled.highHalf.replacing(with: .infinity, where: filled.highHalf .>= high))
  }

  private static func isWhole(_ low: Double, _ high: Double) -> Bool {
    low == low.rounded() && high == high.rounded()
  }

  /// The edges of an upright box, and the reach of its corners, in device pixels.
  private struct Edges {
    let low: SIMD2<Double>
    let high: SIMD2<Double>
    let reach: SIMD2<Double>

    init(_ item: DisplayItem, _ scale: Double) {
      let bounds = item.placement.bounds(of: item.rect) * scale
      (low, high) = (bounds.lowHalf, bounds.highHalf)
      let expansion = item.options.contains(.continuousCorners) ? DisplayItem.continuousExpansion : 1
      reach = SIMD2(item.placement.xAxis.x, item.placement.yAxis.y) * (item.radius * expansion * scale)
    }
  }
}
