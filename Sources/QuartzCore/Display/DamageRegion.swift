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
    let (low, high) = placement.bounds(of: covered)
    // Smoothed edges reach a little beyond.
    return (low - Self.smoothing, high + Self.smoothing)
  }

  /// How far a stroke reaches beyond its path: half the width, more at sharp corners.
  private var strokeReach: Double {
    secondColor.w > 0 ? amount / 2 * max(1, radius) : 0
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

/// Finds what of a frame differs from the frame before.
struct DamageFinder {
  private typealias Box = (low: SIMD2<Double>, high: SIMD2<Double>)

  private var clips: [Box] = []

  /// Adds to `region` what differs between the two lists.
  ///
  /// Lists of the same build are compared step by step; otherwise all between the equal beginnings and the equal
  /// ends counts as different.
  mutating func find(between old: DisplayList, and new: DisplayList, into region: inout DamageRegion) {
    if Self.haveSameBuild(old, new) {
      compare(old, new, &region)
      return
    }
    let least = min(old.items.count, new.items.count)
    var front = 0
    while front < least, new.isSame(front, as: old, front) { front += 1 }
    var back = 0
    while back < least - front, new.isSame(new.items.count - 1 - back, as: old, old.items.count - 1 - back) {
      back += 1
    }
    cover(old, front..<(old.items.count - back), &region)
    cover(new, front..<(new.items.count - back), &region)
  }

  private static func haveSameBuild(_ old: DisplayList, _ new: DisplayList) -> Bool {
    guard old.items.count == new.items.count else { return false }
    for index in new.items.indices
    where old.items[index].kind != new.items[index].kind || old.items[index].layer != new.items[index].layer {
      return false
    }
    return true
  }

  private mutating func compare(_ old: DisplayList, _ new: DisplayList, _ region: inout DamageRegion) {
    clips.removeAll(keepingCapacity: true)
    var index = 0
    while index < new.items.count {
      let item = new.items[index]
      if new.isSame(index, as: old, index) {
        track(item, new)
        index += 1
        continue
      }
      let last = index + Int(max(item.extent, old.items[index].extent))
      if item.begins || item.kind == .shadow {
        // Whatever is inside is seen otherwise.
        addAll(old, index..<min(last + 1, old.items.count), &region)
        addAll(new, index..<min(last + 1, new.items.count), &region)
        index = item.begins ? last + 1 : index + 1
      } else {
        add(old.items[index].coverage(in: old), &region)
        add(item.coverage(in: new), &region)
        index += 1
      }
    }
  }

  /// Adds what the items in `range` draw, whatever clips are around them.
  private mutating func cover(_ list: DisplayList, _ range: Range<Int>, _ region: inout DamageRegion) {
    clips.removeAll(keepingCapacity: true)
    for index in 0..<range.lowerBound { track(list.items[index], list) }
    // An unmatched end or begin changes all that is around it or in it.
    var depth = 0
    var reaches = range
    for index in range {
      if list.items[index].begins { depth += 1 }
      if list.items[index].kind == .end { depth -= 1 }
      if depth < 0 { reaches = 0..<list.items.count }
      if list.items[index].begins {
        reaches = reaches.lowerBound..<max(reaches.upperBound, index + Int(list.items[index].extent) + 1)
      }
    }
    addAll(list, reaches, &region)
  }

  private mutating func addAll(_ list: DisplayList, _ range: Range<Int>, _ region: inout DamageRegion) {
    let outer = clips.count
    for index in range {
      let item = list.items[index]
      if !item.begins, item.kind != .end, item.kind != .maskSwitch { add(item.coverage(in: list), &region) }
      track(item, list)
    }
    if clips.count > outer { clips.removeLast(clips.count - outer) }
  }

  /// Follows clips as they begin and end; groups and masks clip nothing, but count.
  private mutating func track(_ item: DisplayItem, _ list: DisplayList) {
    if item.kind == .end {
      if !clips.isEmpty { clips.removeLast() }
    } else if item.begins {
      let everything = (low: SIMD2<Double>(repeating: -.infinity), high: SIMD2<Double>(repeating: .infinity))
      let outer = clips.last ?? everything
      guard item.kind == .beginClip else { return clips.append(outer) }
      let own = item.coverage(in: list)
      clips.append((pointwiseMax(outer.low, own.low), pointwiseMin(outer.high, own.high)))
    }
  }

  private func add(_ box: Box, _ region: inout DamageRegion) {
    if let clip = clips.last {
      region.add(pointwiseMax(box.low, clip.low), pointwiseMin(box.high, clip.high))
    } else {
      region.add(box.low, box.high)
    }
  }
}
