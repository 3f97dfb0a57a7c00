/// The opaque rectangles of a frame, from back to front.
///
/// Each hides everything beneath it, so that drawing there can start
/// with a given item.
struct CoverList {
  private var covers: ContiguousArray<(box: DeviceBox, first: Int)> = []

  /// A cover must hide at least one part in this many, because cutting would otherwise cost more than it saves.
  private static let leastShare = 5
  /// The least number of hidden pixels; drawing over fewer is faster than cutting.
  private static let leastArea = 4096

  mutating func removeAll() { covers.removeAll(keepingCapacity: true) }

  mutating func append(_ box: DeviceBox, first: Int) {
    if !box.isEmpty { covers.append((box, first)) }
  }

  /// Returns the last cover that hides much of `box`: the hidden part, and the item to begin with.
  func cover(of box: DeviceBox) -> (box: DeviceBox, first: Int)? {
    var best: (box: DeviceBox, first: Int)?
    for cover in covers.reversed() {
      if let best, best.first != cover.first { break }
      let hidden = cover.box.intersection(box)
      let isMuch = hidden == box || hidden.area >= max(box.area / Self.leastShare, Self.leastArea)
      // The largest cover within one clip is used.
      if isMuch, hidden.area > best?.box.area ?? 0 { best = (hidden, cover.first) }
    }
    return best
  }

  /// Calls `body` with the parts of `box`, which the item at `index` draws, that later items do not hide.
  func forEachSeenPart(of box: DeviceBox, after index: Int, _ body: (DeviceBox) -> Void) {
    cut(box, after: index, from: covers.count - 1, body)
  }

  private func cut(_ box: DeviceBox, after index: Int, from last: Int, _ body: (DeviceBox) -> Void) {
    var position = last
    while position >= 0, covers[position].first > index {
      let hole = covers[position].box.intersection(box)
      if hole.area >= Self.leastArea {
        return box.forEachPart(outside: hole) { cut($0, after: index, from: position - 1, body) }
      }
      position -= 1
    }
    body(box)
  }
}
