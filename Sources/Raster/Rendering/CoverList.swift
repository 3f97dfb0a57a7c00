/// The opaque rectangles of a frame, from back to front, with the item that drawing starts with where one hides
/// everything beneath.
struct CoverList {
  private var covers: ContiguousArray<(box: DeviceBox, first: Int)> = []

  /// A cover must hide at least one part in this many, or cutting costs more than it saves.
  private static let leastShare = 5
  /// What hides fewer pixels is drawn over faster than it is left out.
  private static let leastArea = 4096

  mutating func removeAll() { covers.removeAll(keepingCapacity: true) }

  mutating func append(_ box: DeviceBox, first: Int) {
    if !box.isEmpty { covers.append((box, first)) }
  }

  /// The last cover that hides much of `box`: that part, and the item to begin with.
  func cover(of box: DeviceBox) -> (box: DeviceBox, first: Int)? {
    var best: (box: DeviceBox, first: Int)?
    for cover in covers.reversed() {
      if let best, best.first != cover.first { break }
      let hidden = cover.box.intersection(box)
      let isMuch = hidden == box || hidden.area >= max(box.area / Self.leastShare, Self.leastArea)
      // Within one clip the largest counts.
      if isMuch, hidden.area > best?.box.area ?? 0 { best = (hidden, cover.first) }
    }
    return best
  }

  /// Calls `body` for what is left to see of `box`, of the item at `index`, when those after it are drawn.
  func forEachSeenPart(of box: DeviceBox, after index: Int, _ body: (DeviceBox) -> Void) {
    cut(box, after: index, from: covers.count - 1, body)
  }

  private func cut(_ box: DeviceBox, after index: Int, from last: Int, _ body: (DeviceBox) -> Void) {
    var place = last
    while place >= 0, covers[place].first > index {
      let hole = covers[place].box.intersection(box)
      if hole.area >= Self.leastArea {
        return box.forEachPart(outside: hole) { cut($0, after: index, from: place - 1, body) }
      }
      place -= 1
    }
    body(box)
  }
}
