import CoreGraphics

/// The part of a frame that differs from the one before: few upright rectangles that cover it.
package struct DamageRegion: Equatable {
  /// The rectangles, in the root's points; they may overlap.
  package private(set) var rects: [CGRect] = []

  package init() { rects.reserveCapacity(Self.mostRects + 1) }

  /// Rectangles that are kept apart; more are merged where that adds the least area.
  static let mostRects = 8

  /// Whether nothing differs.
  package var isEmpty: Bool { rects.isEmpty }

  /// The area covered, counting overlaps twice, in square points.
  package var area: CGFloat { rects.reduce(0) { $0 + $1.width * $1.height } }

  mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  /// Takes in the rectangle between two corners; an empty one adds nothing.
  package mutating func add(_ low: SIMD2<Double>, _ high: SIMD2<Double>) {
    guard high.x > low.x, high.y > low.y else { return }
    var new = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    // Whoever is covered, or nearly, is taken in.
    var index = 0
    while index < rects.count {
      let union = rects[index].union(new)
      if Self.area(union) <= (Self.area(rects[index]) + Self.area(new)) * Self.generosity {
        new = union
        rects.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(new)
    if rects.count > Self.mostRects { mergeCheapest() }
  }

  /// How much larger than its parts a union may be.
  private static let generosity: CGFloat = 1.1

  private mutating func mergeCheapest() {
    var best = (first: 0, second: 1, cost: CGFloat.infinity)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let cost = Self.area(rects[first].union(rects[second])) - Self.area(rects[first]) - Self.area(rects[second])
        if cost < best.cost { best = (first, second, cost) }
      }
    }
    let union = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects[best.first] = union
  }

  private static func area(_ rect: CGRect) -> CGFloat { rect.width * rect.height }
}

extension DisplayItem {
  /// The smallest upright rectangle around what the step draws, in the root's points, as its two corners.
  package func coverage(in list: DisplayList) -> (low: SIMD2<Double>, high: SIMD2<Double>) {
    var covered = rect
    switch kind {
    case .picture, .text:
      if kind == .picture || figures.z > 0 { covered = Self.union(rect, figures) }
    case .shape:
      if let path = list.object(object) as? CGPath { covered = SIMD4(path.boundingBoxOfPath) }
      covered = Self.outset(covered, by: strokeReach)
    case .shadow:
      if let path = list.object(object) as? CGPath { covered = SIMD4(path.boundingBoxOfPath) }
      covered = SIMD4(lowHalf: covered.lowHalf + figures.lowHalf, highHalf: covered.highHalf)
      covered = Self.outset(covered, by: amount * Self.blurReach)
    default: break
    }
    // Where nothing is known to lie nothing is seen; it must not pass for everything.
    guard covered.isFinite else { return (.zero, .zero) }
    let (low, high) = placement.bounds(of: covered)
    // Smoothed edges reach a little beyond.
    return (low - Self.smoothing, high + Self.smoothing)
  }

  /// Where the shadow of whatever is in `box` falls; both in the root's points.
  func shade(of box: (low: SIMD2<Double>, high: SIMD2<Double>)) -> (low: SIMD2<Double>, high: SIMD2<Double>)? {
    guard let inverse = placement.inverse else { return nil }
    let own = inverse.bounds(of: SIMD4(lowHalf: box.low, highHalf: box.high - box.low))
    let reach = SIMD2(repeating: amount * Self.blurReach)
    let low = own.low + figures.lowHalf - reach
    return placement.bounds(of: SIMD4(lowHalf: low, highHalf: own.high - own.low + reach * 2))
  }

  /// How far a stroke reaches beyond its path: half the width, more at sharp corners.
  private var strokeReach: Double {
    // The corners of square ends reach out by the diagonal of half a square.
    secondColor.w > 0 ? amount / 2 * max(2.0.squareRoot(), radius) : 0
  }

  /// How many standard deviations of a blur are seen.
  static let blurReach = 3.0
  private static let smoothing = 1.0

  private static func outset(_ r: SIMD4<Double>, by d: Double) -> SIMD4<Double> { r + SIMD4(-d, -d, 2 * d, 2 * d) }

  private static func union(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    let low = pointwiseMin(a.lowHalf, b.lowHalf)
    let high = pointwiseMax(a.lowHalf + a.highHalf, b.lowHalf + b.highHalf)
    return SIMD4(lowHalf: low, highHalf: high - low)
  }
}
