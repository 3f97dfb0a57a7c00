/// Boxes of the device that are to be drawn, cut where an opaque rectangle hides everything beneath.
struct RegionQueue {
  private var waiting: ContiguousArray<(box: DeviceBox, cuts: Int)> = []

  /// How often a box is cut; more only makes splinters.
  private static let mostCuts = 3

  var isEmpty: Bool { waiting.isEmpty }

  mutating func removeAll() { waiting.removeAll(keepingCapacity: true) }

  mutating func append(_ box: DeviceBox) {
    if !box.isEmpty { waiting.append((box, 0)) }
  }

  /// The next box to draw, and the first item that is seen in it, or nil where nothing covers the whole.
  ///
  /// What a cover found by `findCover` leaves of a box is put off.
  mutating func next(_ findCover: (DeviceBox) -> (box: DeviceBox, first: Int)?) -> (box: DeviceBox, first: Int?)? {
    guard let (box, cuts) = waiting.popLast() else { return nil }
    guard let cover = findCover(box) else { return (box, nil) }
    let hidden = cover.box.intersection(box)
    guard cuts < Self.mostCuts || hidden == box else { return (box, nil) }
    box.forEachPart(outside: hidden) { waiting.append(($0, cuts + 1)) }
    return (hidden, cover.first)
  }
}
