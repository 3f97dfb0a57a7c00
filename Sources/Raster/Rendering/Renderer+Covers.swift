import QuartzCore

extension Renderer {
  /// Finds the boxes that hide everything beneath them.
  ///
  /// A group or clip is one unit, because drawing starts with it. Their edges become the seams that the items beneath
  /// are joined to.
  func findCovers() {
    covers.removeAll()
    filler.seams.removeAll()
    var index = 0
    while index < min(items.count, limit) {
      addCovers(at: index, first: index, within: .everything)
      index = next(index)
    }
  }

  /// Adds the pixels that are opaque after the item at `index` is drawn, whatever was there before.
  private func addCovers(at index: Int, first: Int, within room: Room) {
    switch items[index].kind {
    case .background where items[index].color.w >= 1 && items[index].opacity >= 1:
      covers.append(inside(items[index]).intersection(room.inside), first: first)
      let seen = self.room(of: items[index]).intersection(room)
      if isLong(seen.full) { filler.seams.addBox(seen.low, seen.high, full: seen.full, end: index) }
    case .beginClip:
      let room = self.room(of: items[index]).intersection(room)
      guard !room.inside.isEmpty else { return }
      let contents = contents(of: index)
      var inner = contents.lowerBound
      while inner < min(contents.upperBound, limit) {
        addCovers(at: inner, first: first, within: room)
        inner = next(inner)
      }
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
  private func isLong(_ full: DeviceBox) -> Bool {
    // A box may begin in the last column of the frame and lie outside it otherwise.
    let rows = min(full.bottom, frame.bottom) - max(full.top, frame.top)
    let columns = min(full.right, frame.right) - max(full.left, frame.left)
    return !full.isEmpty && (rows * 8 >= frame.height || columns * 8 >= frame.width)
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
      inside: inside.intersection(other.inside), full: full.intersection(other.full),
      low: pointwiseMax(low, other.low), high: pointwiseMin(high, other.high))
  }
}
