import QuartzCore

extension Renderer {
  /// Finds what hides everything beneath; what begins something counts as a whole, because drawing starts with it.
  func findCovers() {
    covers.removeAll()
    var index = 0
    while index < min(items.count, limit) {
      addCovers(at: index, first: index, within: nil)
      index = next(index)
    }
  }

  /// Adds the pixels that are opaque after the item at `index` is drawn, whatever was there before.
  private func addCovers(at index: Int, first: Int, within room: DeviceBox?) {
    switch items[index].kind {
    case .background where items[index].color.w >= 1 && items[index].opacity >= 1:
      let box = inside(items[index])
      covers.append(room.map(box.intersection) ?? box, first: first)
    case .beginClip:
      let box = inside(items[index])
      let room = room.map(box.intersection) ?? box
      guard !room.isEmpty else { return }
      let contents = contents(of: index)
      var inner = contents.lowerBound
      while inner < min(contents.upperBound, limit) {
        addCovers(at: inner, first: first, within: room)
        inner = next(inner)
      }
    default: break
    }
  }

  /// The pixels that a rounded rectangle covers wholly: full width between its corners.
  private func inside(_ item: DisplayItem) -> DeviceBox {
    let map = map(item)
    guard map.keepsRectangles else { return .empty }
    let (low, high) = map.bounds(of: item.rect).halves
    var reach = RoundedOutline(item).reach * map.yAxis.y
    if item.options.contains(.hasHardEdges) { reach += 1 }
    return DeviceBox(inside: low + SIMD2(0, reach), high - SIMD2(0, reach))
  }
}
