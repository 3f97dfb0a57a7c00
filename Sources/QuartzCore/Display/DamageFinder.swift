import CoreGraphics

/// Finds the parts of a frame that differ from the frame before.
struct DamageFinder {
  /// The open clips, each intersected with those around it, as low and high corners.
  private var clips: ContiguousArray<SIMD4<Double>> = []
  /// The number of open clips and groups, from the outermost one, that began when there was no damage.
  ///
  /// If that is all that is open, all damage lies inside the innermost one, where an opaque box hides it.
  private var cleanBegins = 0
  /// The shadows that are cast by the steps after them.
  private var casters: ContiguousArray<Caster> = []

  private struct Caster {
    let shadow: DisplayItem
    /// The index of the last step that casts the shadow.
    let last: Int
    /// The number of clips around the shadow.
    let clipCount: Int
  }

  /// Adds the differences between the two lists to `region`.
  ///
  /// Lists with the same steps are compared step by step; otherwise everything between the equal beginnings and the
  /// equal ends counts as different. With `scale`, in device pixels per point, a box that is moved damages only the
  /// pixels that it leaves and enters, and what an opaque box hides in both frames damages nothing.
  mutating func find(
    between old: DisplayList, and new: DisplayList, scale: Double?, into region: inout DamageRegion
  ) {
    findDrawn(between: old, and: new, scale, &region)
    if new.holdsBackdrops { Self.addBackdrops(new, &region) }
  }

  /// Adds the backdrops that show a difference below or beside them; a backdrop in front also shows those behind it.
  private static func addBackdrops(_ list: DisplayList, _ region: inout DamageRegion) {
    for item in list.items where item.kind == .backdrop {
      let (box, reach) = (item.coverage(in: list), item.backdropReach)
      for rect in region.rects {
        let seen = rect.insetBy(dx: CGFloat(-reach), dy: CGFloat(-reach))
        let low = SIMD2(seen.minX.native, seen.minY.native)
        region.add(cut(SIMD4(lowHalf: low, highHalf: SIMD2(seen.maxX.native, seen.maxY.native)), by: box))
      }
    }
  }

  private mutating func findDrawn(
    between old: DisplayList, and new: DisplayList, _ scale: Double?, _ region: inout DamageRegion
  ) {
    if old.items.count == new.items.count, compare(old, new, scale, &region) { return }
    region.removeAll()
    let least = min(old.items.count, new.items.count)
    var front = 0
    while front < least, Self.beginAlike(old, new, front) { front += 1 }
    var back = 0
    while back < least - front, new.isSame(new.items.count - 1 - back, as: old, old.items.count - 1 - back) {
      back += 1
    }
    cover(old, front..<(old.items.count - back), &region)
    cover(new, front..<(new.items.count - back), &region)
  }

  /// Whether the steps at `index` are the same, with any number of steps inside.
  ///
  /// The steps inside are compared separately. No step ends a shadow, so the last step that casts it must be the same,
  /// counted from the beginning of the list or from its end.
  private static func beginAlike(_ old: DisplayList, _ new: DisplayList, _ index: Int) -> Bool {
    let (before, after) = (old.items[index], new.items[index])
    guard before.extent != after.extent else { return new.isSame(index, as: old, index) }
    let growth = Int(after.extent - before.extent)
    guard after.begins || growth == new.items.count - old.items.count else { return false }
    var alike = after
    alike.extent = before.extent
    return alike == before && new.refersToSame(alike, as: before, of: old)
  }

  /// Compares two lists step by step; returns false if they do not have the same steps.
  private mutating func compare(
    _ old: DisplayList, _ new: DisplayList, _ scale: Double?, _ region: inout DamageRegion
  ) -> Bool {
    start()
    let count = new.items.count
    var index = 0
    while index < count {
      if new.isSame(index, as: old, index) {
        if !new.drawsAlone(index) { track(index, new, region) }
        index += 1
        continue
      }
      guard new.isSameStep(index, as: old) else { return false }
      if new.drawsAlone(index), old.drawsAlone(index) {
        if let scale, let kept = KeptBox(old.items[index], new.items[index], scale) {
          addChanges(index, old, new, kept, &region)
        } else {
          add(index, old, &region)
          add(index, new, &region)
        }
        index += 1
        continue
      }
      let (before, after) = (old.items[index], new.items[index])
      if after.isSameGroup(as: before) {
        track(index, new, region)
        index += 1
      } else if after.begins || after.extent > 0 || before.extent > 0 {
        // Everything inside looks different.
        let last = index + Int(max(after.extent, before.extent))
        addAll(old, index..<min(last + 1, old.items.count), &region)
        addAll(new, index..<min(last + 1, new.items.count), &region)
        index = after.begins ? last + 1 : index + 1
      } else {
        track(index, new, region)
        index += 1
      }
    }
    return true
  }

  /// Adds what the items in `range` draw, and the content of groups that begin or end among them.
  private mutating func cover(_ list: DisplayList, _ range: Range<Int>, _ region: inout DamageRegion) {
    start()
    let reach = Self.reach(of: range, in: list)
    for index in 0..<reach.lowerBound { track(index, list, region) }
    addAll(list, reach, &region)
  }

  private static func reach(of range: Range<Int>, in list: DisplayList) -> Range<Int> {
    var open: [Int] = []
    var (low, high) = (range.lowerBound, range.upperBound)
    for index in 0..<range.upperBound {
      let item = list.items[index]
      if range.contains(index) {
        if item.begins || item.kind == .shadow { high = max(high, index + Int(item.extent) + 1) }
        if item.kind == .end || item.kind == .maskSwitch, let begin = open.last {
          low = min(low, begin)
          high = max(high, begin + Int(list.items[begin].extent) + 1)
        }
      }
      if item.begins { open.append(index) }
      if item.kind == .end { _ = open.popLast() }
    }
    return low..<max(low, high)
  }

  private mutating func addAll(_ list: DisplayList, _ range: Range<Int>, _ region: inout DamageRegion) {
    let outer = (clips: clips.count, casters: casters.count)
    for index in range {
      // A shadow that other steps cast is added with them.
      if list.items[index].draws, list.items[index].extent == 0 { add(index, list, &region) }
      track(index, list, region)
    }
    if clips.count > outer.clips { removeClips(clips.count - outer.clips) }
    if casters.count > outer.casters { casters.removeLast(casters.count - outer.casters) }
  }

  private mutating func start() {
    clips.removeAll(keepingCapacity: true)
    cleanBegins = 0
    casters.removeAll(keepingCapacity: true)
  }

  /// Tracks clips as they begin and end, and shadows that are cast; groups and masks do not clip, but are counted.
  private mutating func track(_ index: Int, _ list: DisplayList, _ region: DamageRegion) {
    let item = list.items[index]
    if item.kind == .end {
      if !clips.isEmpty { removeClips(1) }
    } else if item.begins {
      // The boxes of a mask hide nothing.
      if cleanBegins == clips.count, region.isEmpty, item.kind != .beginMask { cleanBegins += 1 }
      let outer = clips.last ?? SIMD4(-.infinity, -.infinity, .infinity, .infinity)
      clips.append(item.kind == .beginClip ? Self.cut(item.coverage(in: list), by: outer) : outer)
    } else if item.kind == .shadow, item.extent > 0 {
      casters.append(Caster(shadow: item, last: index + Int(item.extent), clipCount: clips.count))
    }
  }

  private mutating func removeClips(_ count: Int) {
    clips.removeLast(count)
    cleanBegins = min(cleanBegins, clips.count)
  }

  /// Adds where the boxes of the step at `index` differ, and removes what they hide in both frames.
  private mutating func addChanges(
    _ index: Int, _ old: DisplayList, _ new: DisplayList, _ kept: KeptBox, _ region: inout DamageRegion
  ) {
    // A backdrop also shows what lies beside it, hidden or not.
    if kept.isOpaque, !new.holdsBackdrops, cleanBegins == clips.count {
      region.remove(clips.last.map { kept.hidden(within: $0) } ?? kept.filled)
    }
    addChanges(index, old, kept, &region)
    addChanges(index, new, kept, &region)
  }

  private mutating func addChanges(
    _ index: Int, _ list: DisplayList, _ kept: KeptBox, _ region: inout DamageRegion
  ) {
    let box = list.coverage(index)
    guard kept.isSameColor else { return add(box, index, &region) }
    DamageRegion.forEachPart(of: box, outside: kept.same) { add($0, index, &region) }
  }

  /// Adds what the step at `index` draws, unless it is clipped, and the shadows that it casts.
  @inline(__always)
  private mutating func add(_ index: Int, _ list: DisplayList, _ region: inout DamageRegion) {
    add(list.coverage(index), index, &region)
  }

  /// Adds a box in which the step at `index` draws.
  @inline(__always)
  private mutating func add(_ box: SIMD4<Double>, _ index: Int, _ region: inout DamageRegion) {
    var box = box
    if let clip = clips.last { box = Self.cut(box, by: clip) }
    region.add(box)
    if !casters.isEmpty { addShadows(of: box, index, &region) }
  }

  private mutating func addShadows(of box: SIMD4<Double>, _ index: Int, _ region: inout DamageRegion) {
    var box = box
    for caster in casters.reversed() where index <= caster.last {
      guard all(box.lowHalf .< box.highHalf), var shade = caster.shadow.shade(of: box) else { return }
      if caster.clipCount > 0 { shade = Self.cut(shade, by: clips[caster.clipCount - 1]) }
      region.add(shade)
      // An outer shadow is also cast by the inner ones.
      box = SIMD4(
        lowHalf: pointwiseMin(box.lowHalf, shade.lowHalf), highHalf: pointwiseMax(box.highHalf, shade.highHalf))
    }
  }

  private static func cut(_ box: SIMD4<Double>, by clip: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(lowHalf: pointwiseMax(box.lowHalf, clip.lowHalf), highHalf: pointwiseMin(box.highHalf, clip.highHalf))
  }
}
