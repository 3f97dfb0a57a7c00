import CoreGraphics
import QuartzCore

extension Renderer {
  /// Computes the box that each item draws on.
  func measure() {
    boxes.removeAll(keepingCapacity: true)
    boxes.append(contentsOf: repeatElement(.empty, count: items.count))
    // The loop runs backwards, so that the contents of a group are known before the group.
    for index in items.indices.reversed() where items[index].isDrawable {
      switch items[index].kind {
      case .end, .maskSwitch: continue
      case .beginGroup, .beginMask: boxes[index] = union(of: contents(of: index))
      case .beginClip: boxes[index] = union(of: contents(of: index)).intersection(box(around: items[index]))
      case .shadow where items[index].extent > 0: boxes[index] = shadowBox(items[index], index)
      default: boxes[index] = box(around: items[index])
      }
    }
  }

  /// The items between a beginning and its end.
  func contents(of index: Int) -> Range<Int> {
    let first = index + 1
    return first..<max(first, min(index + Int(items[index].extent), items.count))
  }

  /// Returns the pixels that the items of a range draw on.
  func union(of range: Range<Int>) -> DeviceBox {
    var result = DeviceBox.empty
    var index = range.lowerBound
    while index < range.upperBound {
      if items[index].kind == .maskSwitch { break }
      result = result.union(boxes[index])
      index = next(index)
    }
    return result
  }

  private func box(around item: DisplayItem) -> DeviceBox {
    let (low, high) = item.coverage(in: list).halves
    return DeviceBox(around: low * scale, high * scale)
  }

  /// Returns the pixels in which the shadow of the items after `index` is visible.
  private func shadowBox(_ item: DisplayItem, _ index: Int) -> DeviceBox {
    let caster = union(of: index + 1..<min(index + 1 + Int(item.extent), items.count))
    guard !caster.isEmpty else { return .empty }
    let shadow = ShadowGeometry(item, map(item))
    let offset = shadow.offset
    let reach = shadow.reach
    return DeviceBox(
      around: SIMD2(Double(caster.left), Double(caster.top)) + offset - reach,
      SIMD2(Double(caster.right), Double(caster.bottom)) + offset + reach)
  }
}
