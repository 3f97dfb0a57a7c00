package import CoreGraphics

/// The part of a frame that differs from the frame before, covered by a few upright rectangles.
package struct DamageRegion: Equatable {
  /// Low and high corners.
  private var boxes: ContiguousArray<SIMD4<Double>> = []

  package init() { boxes.reserveCapacity(Self.mostBoxes + 1) }

  /// Further rectangles are merged where that adds the least area.
  static let mostBoxes = 8
  /// Up to this ratio of the area of a union to that of its parts, rectangles are merged in any case.
  private static let mergeRatio = 1.1
  /// In square points: each rectangle costs time, too.
  var addableArea = 0.0
  /// In pixels that can be drawn and shown in the time that one more rectangle takes.
  package static let boxCost = 4_000.0

  /// In the root's coordinate system; they may overlap.
  package var rects: [CGRect] {
    boxes.map { CGRect(x: $0.x, y: $0.y, width: $0.z - $0.x, height: $0.w - $0.y) }
  }

  package var isEmpty: Bool { boxes.isEmpty }

  /// Overlaps count twice; in square points.
  package var area: Double { boxes.reduce(0) { $0 + Self.area($1) } }

  package mutating func add(_ other: Self) {
    if isEmpty { self = other } else { for box in other.boxes { add(box) } }
  }

  mutating func removeAll() { boxes.removeAll(keepingCapacity: true) }

  /// Low and high corner; an empty rectangle has no effect.
  @inline(__always)
  package mutating func add(_ box: SIMD4<Double>) {
    for known in boxes where all(known.lowHalf .<= box.lowHalf) && all(known.highHalf .>= box.highHalf) { return }
    if all(box.highHalf .> box.lowHalf) { insert(box) }
  }

  /// Only where the rest stays a rectangle.
  mutating func remove(_ hole: SIMD4<Double>) {
    var index = 0
    while index < boxes.count {
      var rest: SIMD4<Double>?
      var count = 0
      Self.forEachPart(of: boxes[index], outside: hole) {
        rest = $0
        count += 1
      }
      if count == 0 {
        boxes.remove(at: index)
      } else {
        if count == 1, let rest { boxes[index] = rest }
        index += 1
      }
    }
  }

  /// At most four parts, with low and high corners.
  @inline(__always)
  static func forEachPart(of box: SIMD4<Double>, outside hole: SIMD4<Double>, _ body: (SIMD4<Double>) -> Void) {
    let low = pointwiseMax(box.lowHalf, hole.lowHalf)
    let high = pointwiseMin(box.highHalf, hole.highHalf)
    guard all(low .< high) else { return body(box) }
    if box.y < low.y { body(SIMD4(box.x, box.y, box.z, low.y)) }
    if box.x < low.x { body(SIMD4(box.x, low.y, low.x, high.y)) }
    if high.x < box.z { body(SIMD4(high.x, low.y, box.z, high.y)) }
    if high.y < box.w { body(SIMD4(box.x, high.y, box.z, box.w)) }
  }

  private mutating func insert(_ box: SIMD4<Double>) {
    var new = box
    // Merges the rectangles that are covered, or nearly so.
    var index = 0
    while index < boxes.count {
      let union = Self.union(boxes[index], new)
      let parts = Self.area(boxes[index]) + Self.area(new)
      if Self.area(union) <= max(parts * Self.mergeRatio, parts + addableArea) {
        new = union
        boxes.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    boxes.append(new)
    if boxes.count > Self.mostBoxes { mergeCheapest() }
  }

  private mutating func mergeCheapest() {
    var best = (first: 0, second: 1, cost: Double.infinity)
    for first in boxes.indices {
      for second in (first + 1)..<max(first + 1, boxes.count) {
        let union = Self.union(boxes[first], boxes[second])
        let cost = Self.area(union) - Self.area(boxes[first]) - Self.area(boxes[second])
        if cost < best.cost { best = (first, second, cost) }
      }
    }
    boxes[best.first] = Self.union(boxes[best.first], boxes[best.second])
    boxes.remove(at: best.second)
  }

  private static func union(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(lowHalf: pointwiseMin(a.lowHalf, b.lowHalf), highHalf: pointwiseMax(a.highHalf, b.highHalf))
  }

  private static func area(_ box: SIMD4<Double>) -> Double { (box.z - box.x) * (box.w - box.y) }
}
