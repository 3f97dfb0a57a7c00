package import QuartzCore

/// A plan depends on two display lists, the scale and the size alone; it holds no pixels, so it can be printed and
/// tested.
package final class FramePlan {
  let items: ContiguousArray<DisplayItem>
  let scale: Double
  let frame: DeviceBox
  /// Drawing ends before this item.
  let end: Int
  /// Plans above this one, each for the backdrops of the next.
  let depth: Int
  /// Everywhere if there is no frame before.
  package private(set) var damage = DamageRegion()
  /// The pixels that each item draws on.
  @exclusivity(unchecked) private(set) var boxes: ContiguousArray<DeviceBox>
  /// They hide everything beneath them.
  private(set) var covers = CoverList()
  /// Edges of opaque boxes share their pixels with the items beneath.
  private(set) var seams = EdgeSeams()
  /// Whether any group is added to the content below it.
  private let holdsAdditions: Bool

  /// Plans the frame of `list` after that of `old`, at `scale` pixels per point; the rectangles of the damage are
  /// joined where that adds at most `boxCost` pixels.
  package convenience init(
    _ list: DisplayList, after old: DisplayList? = nil, scale: Double, width: Int, height: Int,
    boxCost: Double = DamageRegion.boxCost
  ) {
    let isUsable = scale > 0 && scale.isFinite
    let frame = isUsable ? DeviceBox(left: 0, top: 0, right: width, bottom: height) : .empty
    self.init(list.items, before: list.items.count, scale: scale, frame: frame, depth: 0)
    damage.addableArea = boxCost / (scale * scale)
    if let old {
      var finder = DamageFinder(scale: scale, frame: frame)
      finder.find(between: old, and: list, into: &damage)
    } else {
      damage.add(SIMD4(0, 0, Double(width), Double(height)) / scale)
    }
  }

  /// The items before `end`, drawn in the pixels of `frame`.
  init(_ items: ContiguousArray<DisplayItem>, before end: Int, scale: Double, frame: DeviceBox, depth: Int) {
    (self.items, self.end, self.scale, self.frame, self.depth) = (items, end, scale, frame, depth)
    boxes = ContiguousArray(repeating: .empty, count: items.count)
    holdsAdditions = items.indices.contains { items[$0].kind == .beginGroup && items[$0].isAdded }
    measure()
    addCovers(in: 0..<items.count, within: .everything)
  }

  // MARK: Items

  /// The map from the plane of an item to the device: its map to the root, times the scale.
  func map(_ index: Int) -> Homography { items[index].placement.scaled(by: scale) }

  /// The index after the item at `index` and all items that belong to it.
  func next(_ index: Int) -> Int { items[index].kind.begins ? index + items[index].extent + 1 : index + 1 }

  /// The items between a beginning and its end.
  func contents(of index: Int) -> Range<Int> {
    let first = index + 1
    return first..<max(first, min(index + items[index].extent, items.count))
  }

  /// Nil if a path or the layer's outline casts the shadow.
  func casters(of index: Int) -> Range<Int>? {
    items[index].extent > 0 ? index + 1..<min(index + 1 + items[index].extent, items.count) : nil
  }

  /// Items that do not belong to another one in the range.
  func forEachOutermost(in range: Range<Int>, _ body: (Int) -> Void) {
    var index = range.lowerBound
    while index < range.upperBound {
      body(index)
      index = next(index)
    }
  }

  /// A group that is added to those before it needs a separate surface.
  func holdsAddition(_ range: Range<Int>) -> Bool {
    guard holdsAdditions else { return false }
    var holds = false
    forEachOutermost(in: range) { holds = holds || items[$0].isAdded }
    return holds
  }

  /// One colour beneath a translucent group, whose first item covers it in the whole of `box`.
  struct Ground {
    let box: DeviceBox
    let color: SIMD4<Float>
  }

  /// Such a group needs no surface of its own: drawn as if it were opaque, it gets the colour over it by what it lacks.
  ///
  /// The frame decides and not the part that is drawn, so that a part has the pixels of the whole.
  func ground(beneath index: Int) -> Ground? {
    let contents = contents(of: index)
    guard !items[index].isAdded, !holdsAddition(contents), !contents.isEmpty, let lower = opaqueBox(at: index + 1),
      let edges = BoxEdges(lower.outline, map(index + 1)),
      !contents.contains(where: { items[$0].kind == .backdrop }),
      let cover = covers.last(before: index, on: edges.inside.intersection(boxes[index]).intersection(frame)),
      case .background(let ground) = items[cover.item].content
    else { return nil }
    var between = cover.item + 1
    while between < index {
      if case .beginClip = items[between].content, between + items[between].extent > index {
        between += 1
      } else if boxes[between].meets(cover.box) {
        return nil
      } else {
        between = next(between)
      }
    }
    return Ground(box: cover.box, color: ground.color)
  }

  private func opaqueBox(at index: Int) -> DisplayItem.Background? {
    guard items[index].kind == .background, case .background(let box) = items[index].content, box.color.w >= 1,
      items[index].opacity >= 1
    else { return nil }
    return box
  }

  // MARK: Boxes

  private func measure() {
    // The loop runs backwards, so that the contents of a group are known before the group.
    for index in items.indices.reversed() where items[index].isDrawable {
      switch items[index].kind {
      case .end, .maskSwitch: continue
      case .beginGroup, .beginMask: boxes[index] = union(of: contents(of: index))
      case .beginClip: boxes[index] = union(of: contents(of: index)).intersection(box(around: index))
      case .shadow where items[index].extent > 0: boxes[index] = castBox(at: index)
      default: boxes[index] = box(around: index)
      }
    }
  }

  private func box(around index: Int) -> DeviceBox {
    let (low, high) = items[index].coverage.halves
    return DeviceBox(around: low * scale, high * scale)
  }

  /// The pixels that the items draw on; of a mask's, those that are masked.
  func union(of range: Range<Int>) -> DeviceBox {
    var result = DeviceBox.empty
    var index = range.lowerBound
    while index < range.upperBound, items[index].kind != .maskSwitch {
      result = result.union(boxes[index])
      index = next(index)
    }
    return result
  }

  /// The pixels in which a shadow that other items cast is visible.
  private func castBox(at index: Int) -> DeviceBox {
    let caster = casters(of: index).map { union(of: $0) } ?? .empty
    guard !caster.isEmpty, case .shadow(let shadow) = items[index].content else { return .empty }
    let geometry = ShadowGeometry(shadow, map(index))
    let (offset, reach) = (geometry.offset, geometry.reach)
    return DeviceBox(
      around: SIMD2(Double(caster.left), Double(caster.top)) + offset - reach,
      SIMD2(Double(caster.right), Double(caster.bottom)) + offset + reach)
  }

  // MARK: Covers and edges

  /// The pixels that are opaque after each item of a range is drawn, whatever was there before.
  private func addCovers(in range: Range<Int>, within room: Room) {
    forEachOutermost(in: range.lowerBound..<min(range.upperBound, max(end, range.lowerBound))) { index in
      if let box = opaqueBox(at: index) {
        if let edges = BoxEdges(box.outline, map(index)) { addCover(edges, at: index, within: room) }
      } else if items[index].kind == .beginClip, case .beginClip(let outline) = items[index].content,
        let edges = BoxEdges(outline, map(index))
      {
        let room = Room(edges).intersection(room)
        if !room.inside.isEmpty { addCovers(in: contents(of: index), within: room) }
      }
    }
  }

  private func addCover(_ edges: BoxEdges, at index: Int, within room: Room) {
    let seen = Room(edges).intersection(room)
    covers.append(seen.inside, item: index)
    // A box of which only the edge lies in the frame has no pixels there that it covers in full.
    guard edges.areShared(in: frame), DeviceBox(around: seen.low, seen.high).meets(frame) else { return }
    seams.addBox(
      seen.low, seen.high, full: seen.full, end: index, isCutLow: seen.low .> edges.low,
      isCutHigh: seen.high .< edges.high)
  }

  // MARK: Drawing

  struct Part {
    let box: DeviceBox
    /// Covers everything before it in the box; nil if none does, so that the box is cleared first.
    let first: Int?
  }

  /// The whole frame without a region, which is in points.
  func pixels(of region: DamageRegion?) -> [DeviceBox] {
    guard let region else { return frame.isEmpty ? [] : [frame] }
    return region.rects.compactMap { rect in
      let low = SIMD2(rect.minX.native, rect.minY.native) * scale
      let high = SIMD2(rect.maxX.native, rect.maxY.native) * scale
      let box = DeviceBox(around: low, high).intersection(frame)
      return box.isEmpty ? nil : box
    }
  }

  /// An opaque box hides everything beneath it.
  func parts(of boxes: [DeviceBox]) -> [Part] {
    var waiting = boxes.map { (box: $0, cuts: 0) }
    var parts: [Part] = []
    while let (box, cuts) = waiting.popLast() {
      guard let cover = covers.cover(of: box), cuts < Self.mostCuts || cover.box == box else {
        parts.append(Part(box: box, first: nil))
        continue
      }
      parts.append(Part(box: cover.box, first: cover.item))
      box.forEachPart(outside: cover.box) { waiting.append(($0, cuts + 1)) }
    }
    return parts
  }

  /// More cuts would only give splinters.
  private static let mostCuts = 3
}

extension FramePlan: CustomStringConvertible {
  /// A line for the size, and one for each part that is drawn, each cover and each edge.
  package var description: String {
    func name(_ index: Int) -> String { "\(items[index].kind) (item \(index))" }
    var lines = ["\(frame.width) × \(frame.height) pixels at scale \(scale), \(items.count) items"]
    for part in parts(of: pixels(of: damage)) {
      lines.append("draws \(part.box) \(part.first.map { "from \(name($0))" } ?? "on clear pixels")")
    }
    lines += covers.all.map { "\(name($0.item)) covers \($0.box)" }
    lines += items.indices.filter { items[$0].kind == .beginGroup }.compactMap { index in
      ground(beneath: index).map { "\(name(index)) needs no surface in \($0.box)" }
    }
    lines += seams.columns.map { "\(name($0.end)) shares column \($0.pixel) from \($0.low) to \($0.high)" }
    lines += seams.rows.map { "\(name($0.end)) shares row \($0.pixel) from \($0.low) to \($0.high)" }
    return lines.joined(separator: "\n")
  }
}

/// The edges of an upright rounded box, in device pixels.
struct BoxEdges {
  let low: SIMD2<Double>
  let high: SIMD2<Double>
  /// The distance that a corner reaches along each axis.
  let reach: SIMD2<Double>
  private let areHard: Bool

  /// `map` leads to device pixels; nil if the edges are not upright.
  init?(_ outline: RoundedOutline, _ map: Homography) {
    guard map.keepsRectangles else { return nil }
    (low, high) = map.bounds(of: outline.rect).halves
    reach = SIMD2(map.xAxis.x, map.yAxis.y) * outline.reach
    areHard = outline.hasHardEdges
  }

  /// The full width between the corners.
  var inside: DeviceBox {
    let inset = SIMD2(0, reach.y + (areHard ? 1 : 0))
    return DeviceBox(inside: low + inset, high - inset)
  }

  /// Beside no corner; empty if the edges are hard.
  ///
  /// Where there are none across one axis, the other's still say where the edges along it are.
  var full: DeviceBox { areHard ? .empty : DeviceBox(inside: low + reach, high - reach) }

  /// Whether the edges share their pixels with the items beneath: smooth ones that are at least an eighth as long as the
  /// frame.
  ///
  /// A box that only moves shares its edges in both frames or in neither, as `KeptBox` checks.
  func areShared(in frame: DeviceBox) -> Bool {
    let length = high - low - 2 * reach
    return !areHard && (length.x * 8 >= Double(frame.width) || length.y * 8 >= Double(frame.height))
  }
}

/// An upright part of the device, with exact edges.
private struct Room {
  /// The pixels between the rounded corners at the top and at the bottom, in full width.
  let inside: DeviceBox
  /// Covered in full, beside no corner.
  let full: DeviceBox
  let low: SIMD2<Double>
  let high: SIMD2<Double>

  static let everything: Self = {
    let farthest = SIMD2(repeating: DeviceBox.farthest)
    let all = DeviceBox(inside: -farthest, farthest)
    return Self(inside: all, full: all, low: -farthest, high: farthest)
  }()

  init(_ edges: BoxEdges) { self.init(inside: edges.inside, full: edges.full, low: edges.low, high: edges.high) }

  private init(inside: DeviceBox, full: DeviceBox, low: SIMD2<Double>, high: SIMD2<Double>) {
    (self.inside, self.full, self.low, self.high) = (inside, full, low, high)
  }

  func intersection(_ other: Self) -> Self {
    Self(
      inside: inside.intersection(other.inside),
      full: DeviceBox(
        left: max(full.left, other.full.left), top: max(full.top, other.full.top),
        right: min(full.right, other.full.right), bottom: min(full.bottom, other.full.bottom)),
      low: pointwiseMax(low, other.low), high: pointwiseMin(high, other.high))
  }
}

extension DisplayItem {
  /// Whether every number of the item is finite and small enough to be calculated with: products of three of them and
  /// their squares must stay finite.
  fileprivate var isDrawable: Bool {
    let p = placement
    guard Self.fit(SIMD4(lowHalf: p.xAxis, highHalf: p.yAxis), SIMD4(lowHalf: p.origin, highHalf: p.weights)),
      Self.fit(SIMD4(p.weight, opacity, 0, 0))
    else { return false }
    switch content {
    case .background(let it): return Self.fit(it.outline.rect) && Self.fit(it.color)
    case .border(let it): return Self.fit(it.outline.rect, SIMD4(it.width, 0, 0, 0)) && Self.fit(it.color)
    case .backdrop(let it): return Self.fit(it.outline.rect, SIMD4(it.blur, it.saturation, 0, 0)) && Self.fit(it.tint)
    case .beginClip(let outline): return Self.fit(outline.rect)
    case .shadow(let it):
      return Self.fit(it.outline.rect, SIMD4(it.offset.x, it.offset.y, it.blur, 0)) && Self.fit(it.color)
    case .picture(let it):
      let share = SIMD4(it.scale, it.fraction, 0, 0)
      return Self.fit(it.frame, it.part, it.middle ?? .zero, share) && Self.fit(it.tint)
    case .shape(let it):
      let line = SIMD4(it.lineWidth, it.strokeStart, it.strokeEnd, it.dashPhase)
      return Self.fit(line, SIMD4(it.miterLimit, 0, 0, 0)) && Self.fit(it.fillColor) && Self.fit(it.strokeColor)
    case .gradient(let it):
      return Self.fit(it.outline.rect, SIMD4(lowHalf: it.start, highHalf: it.end)) && Self.fit(it.tint)
    case .text(let it): return Self.fit(it.box, SIMD4(lowHalf: it.corner, highHalf: .zero)) && Self.fit(it.color)
    case .beginGroup, .beginMask, .maskSwitch, .end: return true
    }
  }

  /// Comparisons with NaN are false.
  private static func fit(
    _ a: SIMD4<Double>, _ b: SIMD4<Double> = .zero, _ c: SIMD4<Double> = .zero, _ d: SIMD4<Double> = .zero
  ) -> Bool {
    let limit = SIMD4<Double>(repeating: 1e48)
    func fits(_ numbers: SIMD4<Double>) -> Bool { all(numbers .< limit .& numbers .> -limit) }
    return fits(a) && fits(b) && fits(c) && fits(d)
  }

  private static func fit(_ color: SIMD4<Float>) -> Bool {
    let limit = SIMD4<Float>(repeating: 1e30)
    return all(color .< limit .& color .> -limit)
  }
}
