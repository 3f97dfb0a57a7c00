/// Finds what of a frame differs from the frame before.
struct DamageFinder {
  private typealias Items = UnsafePointer<DisplayItem>

  /// The low and the high corner of the clips around, each within the one before.
  private var clips: ContiguousArray<SIMD4<Double>> = []
  /// The shadows that the steps up to an index cast, by how far these reach.
  private var shadows: ContiguousArray<(end: Int, reach: SIMD4<Double>)> = []

  /// Adds to `region` what differs between the two lists.
  ///
  /// Lists of the same build are compared step by step; otherwise all between the equal beginnings and the equal
  /// ends counts as different.
  mutating func find(between old: DisplayList, and new: DisplayList, into region: inout DamageRegion) {
    if old.items.count == new.items.count, compare(old, new, &region) { return }
    region.removeAll()
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

  /// Compares two lists step by step; false where they turn out not to be of the same build.
  private mutating func compare(_ old: DisplayList, _ new: DisplayList, _ region: inout DamageRegion) -> Bool {
    guard let before = old.items.baseAddress, let after = new.items.baseAddress else { return true }
    startAtTop()
    let count = new.items.count
    var index = 0
    while index < count {
      let (a, b) = (before + index, after + index)
      if new.isSame(index, as: old, index) {
        track(b, index, new)
        index += 1
        continue
      }
      guard a.pointee.kind == b.pointee.kind, a.pointee.layer == b.pointee.layer else { return false }
      let extent = Int(max(a.pointee.extent, b.pointee.extent))
      if extent > 0 {
        // A group, or what casts a shadow by itself: whatever is inside is seen otherwise.
        let inside = index..<min(index + extent + 1, count)
        addAll(old, inside, &region)
        addAll(new, inside, &region)
        index = inside.upperBound
      } else {
        add(a.pointee.coverage(in: old), index, &region)
        add(b.pointee.coverage(in: new), index, &region)
        index += 1
      }
    }
    return true
  }

  /// Adds what the items in `range` draw, within the clips and with the shadows around them.
  private mutating func cover(_ list: DisplayList, _ range: Range<Int>, _ region: inout DamageRegion) {
    guard let items = list.items.baseAddress, !range.isEmpty else { return }
    // What ends or begins in the range, but not both, changes all that lies between.
    var reaches = range
    var depth = 0
    for index in range {
      if items[index].kind == .end { depth -= 1 }
      if items[index].begins { depth += 1 }
      if depth < 0 { reaches = 0..<reaches.upperBound }
      let last = index + Int(items[index].extent) + 1
      reaches = reaches.lowerBound..<max(reaches.upperBound, min(last, list.items.count))
    }
    startAtTop()
    for index in 0..<reaches.lowerBound { track(items + index, index, list) }
    addAll(list, reaches, &region)
  }

  private mutating func addAll(_ list: DisplayList, _ range: Range<Int>, _ region: inout DamageRegion) {
    guard let items = list.items.baseAddress else { return }
    let outer = clips.count
    for index in range {
      if items[index].draws { add(items[index].coverage(in: list), index, &region) }
      track(items + index, index, list)
    }
    if clips.count > outer { clips.removeLast(clips.count - outer) }
  }

  // MARK: What is around

  private mutating func startAtTop() {
    clips.removeAll(keepingCapacity: true)
    shadows.removeAll(keepingCapacity: true)
  }

  /// Follows clips and shadows as they begin and end; groups and masks clip nothing, but count.
  @inline(__always)
  private mutating func track(_ item: Items, _ index: Int, _ list: DisplayList) {
    if item.pointee.kind == .shadow || !item.pointee.draws { trackSurroundings(item, index, list) }
  }

  private mutating func trackSurroundings(_ item: Items, _ index: Int, _ list: DisplayList) {
    if item.pointee.kind == .shadow {
      if item.pointee.extent > 0 { shadows.append((index + Int(item.pointee.extent), item.pointee.shadowReach)) }
    } else if item.pointee.kind == .end {
      if !clips.isEmpty { clips.removeLast() }
    } else if item.pointee.begins {
      let outer = clips.last ?? SIMD4(-.infinity, -.infinity, .infinity, .infinity)
      let isClip = item.pointee.kind == .beginClip
      clips.append(isClip ? Self.intersection(item.pointee.coverage(in: list), outer) : outer)
    }
  }

  /// Adds `box` and the shadows it casts.
  @inline(__always)
  private mutating func add(_ box: SIMD4<Double>, _ index: Int, _ region: inout DamageRegion) {
    region.add(clips.last.map { Self.intersection(box, $0) } ?? box)
    if !shadows.isEmpty { addShadows(of: box, index, &region) }
  }

  private mutating func addShadows(of box: SIMD4<Double>, _ index: Int, _ region: inout DamageRegion) {
    shadows.removeAll { $0.end < index }
    var cast = box
    // Innermost first: an outer shadow is that of the inner ones, too.
    for shadow in shadows.reversed() {
      cast = Self.union(cast, cast + shadow.reach)
      region.add(clips.last.map { Self.intersection(cast, $0) } ?? cast)
    }
  }

  private static func intersection(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(lowHalf: pointwiseMax(a.lowHalf, b.lowHalf), highHalf: pointwiseMin(a.highHalf, b.highHalf))
  }

  private static func union(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(lowHalf: pointwiseMin(a.lowHalf, b.lowHalf), highHalf: pointwiseMax(a.highHalf, b.highHalf))
  }
}
