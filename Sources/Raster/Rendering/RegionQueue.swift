/// The boxes of the device that are still to be drawn, cut where an opaque rectangle hides everything beneath it.
struct RegionQueue {
  private var waiting: ContiguousArray<(box: DeviceBox, cuts: Int)> = []

  /// The number of times that a box is cut; more cuts would only give splinters.
  private static let mostCuts = 3

  var isEmpty: Bool { waiting.isEmpty }

  /// The number of pixels that are still to be drawn.
  var area: Int { waiting.reduce(0) { $0 + $1.box.area } }

  mutating func removeAll() { waiting.removeAll(keepingCapacity: true) }

  mutating func append(_ box: DeviceBox) {
    if !box.isEmpty { waiting.append((box, 0)) }
  }

  /// Returns the next box to draw, and the item that covers it; nil for the item if nothing covers the box.
  ///
  /// The rest of a box outside the cover that `findCover` returns is drawn later.
  mutating func next(_ findCover: (DeviceBox) -> CoverList.Cover?) -> (box: DeviceBox, first: Int?)? {
    guard let (box, cuts) = waiting.popLast() else { return nil }
    guard let cover = findCover(box) else { return (box, nil) }
    let hidden = cover.box.intersection(box)
    guard cuts < Self.mostCuts || hidden == box else { return (box, nil) }
    box.forEachPart(outside: hidden) { waiting.append(($0, cuts + 1)) }
    return (hidden, cover.item)
  }
}
