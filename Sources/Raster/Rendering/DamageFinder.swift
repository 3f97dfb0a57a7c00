import CoreGraphics
import QuartzCore

struct DamageFinder {
  private let scale: Double
  private let frame: DeviceBox
  /// Each is intersected with those around it, as low and high corners.
  private var clips: ContiguousArray<SIMD4<Double>> = []
  /// Open clips and groups, from the outermost one, that began when there was no damage.
  ///
  /// If that is all that is open, all damage lies inside the innermost one, where an opaque box hides it.
  private var cleanBegins = 0
  /// Cast by the steps after them.
  private var casters: ContiguousArray<Caster> = []
  private var holdsBackdrops = false

  typealias Items = ContiguousArray<DisplayItem>

  init(scale: Double, frame: DeviceBox) { (self.scale, self.frame) = (scale, frame) }

  private struct Caster {
    let shadow: DisplayItem.Shadow
    let placement: Homography
    /// The last step that casts the shadow.
    let last: Int
    /// The number of clips around the shadow.
    let clipCount: Int

    /// In the root's coordinate system, as low and high corner, as `box` is.
    func shade(of box: SIMD4<Double>) -> SIMD4<Double>? {
      guard let inverse = placement.inverse else { return nil }
      let own = inverse.bounds(of: SIMD4(lowHalf: box.lowHalf, highHalf: box.highHalf - box.lowHalf))
      let reach = SIMD2(repeating: shadow.blur * DisplayItem.blurReach)
      let low = own.lowHalf + shadow.offset - reach
      return placement.bounds(of: SIMD4(lowHalf: low, highHalf: own.highHalf - own.lowHalf + reach * 2))
    }
  }

  /// Adds the differences between the two lists to `region`.
  ///
  /// Lists with the same steps are compared step by step; otherwise everything between the equal beginnings and the
  /// equal ends counts as different. A box that is moved damages only the pixels that it leaves and enters, and what an
  /// opaque box hides in both frames damages nothing.
  mutating func find(between old: DisplayList, and new: DisplayList, into region: inout DamageRegion) {
    if old === new { return }
    // A backdrop also shows what lies beside it, hidden or not.
    holdsBackdrops = new.items.indices.contains { new.items[$0].kind == .backdrop }
    findDrawn(between: old.items, and: new.items, &region)
    if holdsBackdrops { addBackdrops(new.items, &region) }
  }

  /// A backdrop in front also shows those behind it.
  private func addBackdrops(_ items: Items, _ region: inout DamageRegion) {
    let reaches = BackdropReach(items, scale)
    for item in items {
      guard case .backdrop(let backdrop) = item.content else { continue }
      let (box, reach) = (item.coverage, reaches.reach(of: backdrop, item.placement))
      for rect in region.rects {
        let seen = rect.insetBy(dx: CGFloat(-reach), dy: CGFloat(-reach))
        let low = SIMD2(seen.minX.native, seen.minY.native)
        region.add(Self.cut(SIMD4(lowHalf: low, highHalf: SIMD2(seen.maxX.native, seen.maxY.native)), by: box))
      }
    }
  }

  private mutating func findDrawn(between old: Items, and new: Items, _ region: inout DamageRegion) {
    if old.count == new.count, compare(old, new, &region) { return }
    region.removeAll()
    let least = min(old.count, new.count)
    var front = 0
    while front < least, Self.beginAlike(old, new, front) { front += 1 }
    var back = 0
    while back < least - front, new[new.count - 1 - back] == old[old.count - 1 - back] { back += 1 }
    cover(old, front..<(old.count - back), &region)
    cover(new, front..<(new.count - back), &region)
  }

  /// Whether the steps at `index` are the same, with any number of steps inside.
  ///
  /// The steps inside are compared separately. No step ends a shadow, so the last step that casts it must be the same,
  /// counted from the beginning of the list or from its end.
  private static func beginAlike(_ old: Items, _ new: Items, _ index: Int) -> Bool {
    var alike = new[index]
    let growth = alike.extent - old[index].extent
    guard growth == 0 || alike.begins || growth == new.count - old.count else { return false }
    alike.extent = old[index].extent
    return alike == old[index]
  }

  /// False if the lists do not have the same steps.
  private mutating func compare(_ old: Items, _ new: Items, _ region: inout DamageRegion) -> Bool {
    start()
    var index = 0
    while index < new.count {
      if old[index] == new[index] {
        if !new[index].drawsAlone { track(index, new, region) }
        index += 1
        continue
      }
      let (before, after) = (old[index], new[index])
      guard before.kind == after.kind, before.layer == after.layer else { return false }
      if after.drawsAlone, before.drawsAlone {
        if let kept = KeptBox(before, after, scale, frame) {
          addChanges(index, before, after, kept, &region)
        } else {
          add(before.coverage, index, &region)
          add(after.coverage, index, &region)
        }
        index += 1
      } else if after.isSameGroup(as: before) {
        track(index, new, region)
        index += 1
      } else if after.begins || after.extent > 0 || before.extent > 0 {
        // Everything inside looks different.
        let last = index + max(after.extent, before.extent)
        addAll(old, index..<min(last + 1, old.count), &region)
        addAll(new, index..<min(last + 1, new.count), &region)
        index = after.begins ? last + 1 : index + 1
      } else {
        track(index, new, region)
        index += 1
      }
    }
    return true
  }

  /// Adds what the items in `range` draw, and the content of groups that begin or end among them.
  private mutating func cover(_ items: Items, _ range: Range<Int>, _ region: inout DamageRegion) {
    start()
    let reach = Self.reach(of: range, in: items)
    for index in 0..<reach.lowerBound { track(index, items, region) }
    addAll(items, reach, &region)
  }

  private static func reach(of range: Range<Int>, in items: Items) -> Range<Int> {
    var open: [Int] = []
    var (low, high) = (range.lowerBound, range.upperBound)
    for index in 0..<range.upperBound {
      let item = items[index]
      if range.contains(index) {
        if item.begins || item.kind == .shadow { high = max(high, index + item.extent + 1) }
        if item.kind == .end || item.kind == .maskSwitch, let begin = open.last {
          low = min(low, begin)
          high = max(high, begin + items[begin].extent + 1)
        }
      }
      if item.begins { open.append(index) }
      if item.kind == .end { _ = open.popLast() }
    }
    return low..<max(low, high)
  }

  private mutating func addAll(_ items: Items, _ range: Range<Int>, _ region: inout DamageRegion) {
    let outer = (clips: clips.count, casters: casters.count)
    for index in range {
      // A shadow that other steps cast is added with them.
      if items[index].drawsAlone { add(items[index].coverage, index, &region) }
      track(index, items, region)
    }
    if clips.count > outer.clips { removeClips(clips.count - outer.clips) }
    if casters.count > outer.casters { casters.removeLast(casters.count - outer.casters) }
  }

  private mutating func start() {
    clips.removeAll(keepingCapacity: true)
    cleanBegins = 0
    casters.removeAll(keepingCapacity: true)
  }

  /// Groups and masks do not clip, but are counted.
  private mutating func track(_ index: Int, _ items: Items, _ region: DamageRegion) {
    let kind = items[index].kind
    if kind == .end {
      if !clips.isEmpty { removeClips(1) }
    } else if items[index].begins {
      // The boxes of a mask hide nothing.
      if cleanBegins == clips.count, region.isEmpty, kind != .beginMask { cleanBegins += 1 }
      let outer = clips.last ?? SIMD4(-.infinity, -.infinity, .infinity, .infinity)
      clips.append(kind == .beginClip ? Self.cut(items[index].coverage, by: outer) : outer)
    } else if case .shadow(let shadow) = items[index].content, items[index].extent > 0 {
      let (placement, last) = (items[index].placement, index + items[index].extent)
      casters.append(Caster(shadow: shadow, placement: placement, last: last, clipCount: clips.count))
    }
  }

  private mutating func removeClips(_ count: Int) {
    clips.removeLast(count)
    cleanBegins = min(cleanBegins, clips.count)
  }

  /// Adds where the boxes of the step at `index` differ, and removes what they hide in both frames.
  private mutating func addChanges(
    _ index: Int, _ old: DisplayItem, _ new: DisplayItem, _ kept: KeptBox, _ region: inout DamageRegion
  ) {
    if kept.isOpaque, !holdsBackdrops, cleanBegins == clips.count {
      region.remove(clips.last.map { kept.hidden(within: $0) } ?? kept.filled)
    }
    for box in [old.coverage, new.coverage] {
      guard kept.isSameColor else {
        add(box, index, &region)
        continue
      }
      DamageRegion.forEachPart(of: box, outside: kept.same) { add($0, index, &region) }
    }
  }

  /// Unless it is clipped, with the shadows that the step casts.
  private mutating func add(_ box: SIMD4<Double>, _ index: Int, _ region: inout DamageRegion) {
    var box = box
    if let clip = clips.last { box = Self.cut(box, by: clip) }
    region.add(box)
    if !casters.isEmpty { addShadows(of: box, index, &region) }
  }

  private mutating func addShadows(of box: SIMD4<Double>, _ index: Int, _ region: inout DamageRegion) {
    var box = box
    for caster in casters.reversed() where index <= caster.last {
      guard all(box.lowHalf .< box.highHalf), var shade = caster.shade(of: box) else { return }
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

/// The middle of a box that two frames show in different positions: the pixels that the box fills in both.
///
/// A screen that is dragged by five points is the same colour as before nearly everywhere. Only the pixels outside
/// ``same`` can look different, so only those are drawn again, and nothing beneath ``filled`` is seen if the box is opaque.
/// So a step of a drag in the prototype draws half of the pixels.
///
/// All corners are low and high, in points. Where both frames have two edges in common, ``same`` is endless beyond them:
/// the pixels along these edges look the same, too, if both frames share them with what is beneath or neither does.
struct KeptBox {
  /// This part does not look different if the colour is the same.
  private(set) var same: SIMD4<Double>
  /// Covered in full in both frames.
  let filled: SIMD4<Double>
  /// In both frames.
  let isSameColor: Bool
  /// In both frames.
  let isOpaque: Bool

  /// Nil if the steps are not both upright boxes of the same shape, or if nothing can be gained.
  init?(_ old: DisplayItem, _ new: DisplayItem, _ scale: Double, _ frame: DeviceBox) {
    guard case .background(let earlier) = old.content, case .background(let later) = new.content,
      earlier.outline.hasCorners(of: later.outline),
      let before = BoxEdges(earlier.outline, old.placement.scaled(by: scale)),
      let after = BoxEdges(later.outline, new.placement.scaled(by: scale))
    else { return nil }
    isSameColor = earlier.color == later.color && old.opacity == new.opacity
    isOpaque = earlier.color.w >= 1 && old.opacity >= 1 && later.color.w >= 1 && new.opacity >= 1
    guard isSameColor || isOpaque else { return nil }
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
    guard before.areShared(in: frame) == after.areShared(in: frame) else { return }
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
}

extension RoundedOutline {
  /// Apart from the rectangles.
  fileprivate func hasCorners(of other: Self) -> Bool {
    radius == other.radius && corners == other.corners && isContinuous == other.isContinuous
      && hasHardEdges == other.hasHardEdges
  }
}
