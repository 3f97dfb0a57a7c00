import QuartzCore

extension Renderer {
  /// Finds the boxes that hide everything beneath them.
  ///
  /// Their edges become the seams that the items beneath are joined to.
  func findCovers() {
    covers.removeAll()
    filler.seams.removeAll()
    addCovers(in: 0..<items.count, within: .everything)
  }

  /// Adds the pixels that are opaque after each item of a range is drawn, whatever was there before.
  private func addCovers(in range: Range<Int>, within room: Room) {
    var index = range.lowerBound
    while index < min(range.upperBound, limit) {
      addCovers(at: index, within: room)
      index = next(index)
    }
  }

  private func addCovers(at index: Int, within room: Room) {
    switch items[index].kind {
    case .background where items[index].color.w >= 1 && items[index].opacity >= 1:
      covers.append(inside(items[index]).intersection(room.inside), item: index)
      let own = self.room(of: items[index])
      let seen = own.intersection(room)
      // A box of which only the edge lies in the frame has no pixels there that it covers in full.
      if isLong(own.full), DeviceBox(around: seen.low, seen.high).meets(frame) {
        filler.seams.addBox(
          seen.low, seen.high, full: seen.full, end: index, isCutLow: seen.low .> own.low,
          isCutHigh: seen.high .< own.high)
      }
    case .beginClip:
      let room = self.room(of: items[index]).intersection(room)
      if !room.inside.isEmpty { addCovers(in: contents(of: index), within: room) }
    default: break
    }
  }

  /// What a rounded rectangle covers: between which corners, and which pixels in full.
  private func room(of item: DisplayItem) -> Room {
    let map = map(item)
    guard map.keepsRectangles else { return .nothing }
    let (low, high) = map.bounds(of: item.rect).halves
    let inside = inside(item)
    guard !item.options.contains(.hasHardEdges) else { return Room(inside: inside, full: .empty, low: low, high: high) }
    let reach = SIMD2(map.xAxis.x, map.yAxis.y) * RoundedOutline(item).reach
    return Room(inside: inside, full: DeviceBox(inside: low + reach, high - reach), low: low, high: high)
  }

  /// Whether an edge of `full` is long enough to be joined to others: an eighth of the frame's side.
  ///
  /// That must not depend on where the box is (see `KeptBox`).
  private func isLong(_ full: DeviceBox) -> Bool {
    full.height * 8 >= frame.height || full.width * 8 >= frame.width
  }

  /// The pixels that a rounded rectangle covers in full: its full width between its corners.
  private func inside(_ item: DisplayItem) -> DeviceBox {
    let map = map(item)
    guard map.keepsRectangles else { return .empty }
    let (low, high) = map.bounds(of: item.rect).halves
    var reach = RoundedOutline(item).reach * map.yAxis.y
    if item.options.contains(.hasHardEdges) { reach += 1 }
    return DeviceBox(inside: low + SIMD2(0, reach), high - SIMD2(0, reach))
  }
}

/// An upright part of the device, with exact edges.
private struct Room {
  /// The pixels between the rounded corners at the top and at the bottom, in full width.
  let inside: DeviceBox
  /// The pixels that are covered in full and lie beside no corner; empty if the edges are hard.
  ///
  /// Where there are none across one axis, the other's still say where the edges along it are.
  let full: DeviceBox
  let low: SIMD2<Double>
  let high: SIMD2<Double>

  /// All that can be drawn.
  static let everything: Self = {
    let farthest = SIMD2(repeating: DeviceBox.farthest)
    let all = DeviceBox(inside: -farthest, farthest)
    return Self(inside: all, full: all, low: -farthest, high: farthest)
  }()
  static let nothing = Self(inside: .empty, full: .empty, low: .zero, high: .zero)

  func intersection(_ other: Self) -> Self {
    Self(
      inside: inside.intersection(other.inside),
      full: DeviceBox(
        left: max(full.left, other.full.left), top: max(full.top, other.full.top),
        right: min(full.right, other.full.right), bottom: min(full.bottom, other.full.bottom)),
      low: pointwiseMax(low, other.low), high: pointwiseMin(high, other.high))
  }
}
