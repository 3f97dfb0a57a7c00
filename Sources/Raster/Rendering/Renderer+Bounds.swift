import CoreGraphics
import QuartzCore

extension Renderer {
  /// Finds where each item draws.
  func measure() {
    let items = list.items
    boxes.removeAll(keepingCapacity: true)
    boxes.append(contentsOf: repeatElement(.empty, count: items.count))
    // From the end, so that what a group holds is known before the group is.
    for index in items.indices.reversed() {
      let item = items[index]
      switch item.kind {
      case .end, .maskSwitch: continue
      case .beginGroup, .beginMask: boxes[index] = union(of: contents(of: index))
      case .beginClip: boxes[index] = union(of: contents(of: index)).intersection(box(around: item))
      case .shadow where item.extent > 0: boxes[index] = shadowBox(item, index)
      default: boxes[index] = box(around: item)
      }
    }
  }

  /// The items between a beginning and its end.
  func contents(of index: Int) -> Range<Int> {
    let first = index + 1
    return first..<max(first, min(index + Int(list.items[index].extent), list.items.count))
  }

  /// The pixels that the items of a range draw on.
  func union(of range: Range<Int>) -> DeviceBox {
    var result = DeviceBox.empty
    var index = range.lowerBound
    while index < range.upperBound {
      let item = list.items[index]
      if item.kind == .maskSwitch { break }
      result = result.union(boxes[index])
      index += item.begins ? Int(item.extent) + 1 : 1
    }
    return result
  }

  private func box(around item: DisplayItem) -> DeviceBox {
    let (low, high) = item.coverage(in: list).halves
    return DeviceBox(around: low * scale, high * scale)
  }

  /// Where the shadow of whatever follows `index` may be seen.
  private func shadowBox(_ item: DisplayItem, _ index: Int) -> DeviceBox {
    let caster = union(of: index + 1..<min(index + 1 + Int(item.extent), list.items.count))
    guard !caster.isEmpty else { return .empty }
    let shadow = ShadowGeometry(item, map(item))
    let offset = shadow.offset
    let reach = shadow.reach
    return DeviceBox(
      around: SIMD2(Double(caster.left), Double(caster.top)) + offset - reach,
      SIMD2(Double(caster.right), Double(caster.bottom)) + offset + reach)
  }

  // MARK: What is covered

  /// The last opaque rectangle that hides much of `box`, and the item that draws it.
  func findCover(in box: DeviceBox) -> (box: DeviceBox, first: Int)? {
    var cover: (box: DeviceBox, first: Int)?
    // An item that begins something counts as a whole: drawing starts with it.
    var index = 0
    while index < list.items.count {
      if let found = opaqueBox(at: index, within: box), found.area * Self.leastShare >= box.area {
        cover = (found, index)
      }
      index += list.items[index].begins ? Int(list.items[index].extent) + 1 : 1
    }
    return cover
  }

  /// A cover must hide at least one part in this many, or cutting costs more than it saves.
  private static let leastShare = 5

  /// The pixels of `box` that are opaque after the item at `index` is drawn, whatever was there before.
  private func opaqueBox(at index: Int, within box: DeviceBox) -> DeviceBox? {
    let item = list.items[index]
    let map = map(item)
    guard map.keepsRectangles else { return nil }
    switch item.kind {
    case .background where item.color.w >= 1 && item.opacity >= 1:
      return inside(item, map).intersection(box)
    case .beginClip:
      let room = inside(item, map).intersection(box)
      guard !room.isEmpty else { return nil }
      var best = DeviceBox.empty
      var inner = index + 1
      while inner < index + Int(item.extent) {
        if let found = opaqueBox(at: inner, within: room), found.area > best.area { best = found }
        inner += list.items[inner].begins ? Int(list.items[inner].extent) + 1 : 1
      }
      return best.isEmpty ? nil : best
    default: return nil
    }
  }

  /// The pixels that a rounded rectangle covers wholly: full width between its corners.
  private func inside(_ item: DisplayItem, _ map: Homography) -> DeviceBox {
    let (low, high) = map.bounds(of: item.rect).halves
    var reach = RoundedOutline(item).reach * map.yAxis.y
    if item.options.contains(.hasHardEdges) { reach += 1 }
    return DeviceBox(inside: low + SIMD2(0, reach), high - SIMD2(0, reach))
  }
}
