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

  /// Draws every box: `draw` is told the first item that is seen in it, or nil where nothing covers the whole.
  mutating func forEach(
    splitBy findCover: (DeviceBox) -> (box: DeviceBox, first: Int)?, _ draw: (DeviceBox, Int?) -> Void
  ) {
    while let (box, cuts) = waiting.popLast() {
      guard let cover = findCover(box) else {
        draw(box, nil)
        continue
      }
      let hidden = cover.box.intersection(box)
      guard cuts < Self.mostCuts || hidden == box else {
        draw(box, nil)
        continue
      }
      draw(hidden, cover.first)
      box.forEachPart(outside: hidden) { waiting.append(($0, cuts + 1)) }
    }
  }
}
