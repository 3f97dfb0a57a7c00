import CoreGraphics

/// A frame as a flat list of steps, from back to front.
///
/// The list is used again for later frames, so that a frame costs no memory of its own.
package final class DisplayList {
  /// The steps.
  package internal(set) var items: ContiguousArray<DisplayItem> = []
  /// What the steps refer to.
  package internal(set) var objects: ContiguousArray<AnyObject> = []
  /// The instant of the frame, in the world's seconds.
  package internal(set) var instant = 0.0

  package init() {}

  func removeAll() {
    items.removeAll(keepingCapacity: true)
    objects.removeAll(keepingCapacity: true)
  }

  /// Keeps `object` and gives its place; -1 for nothing.
  @inline(__always)
  func place(of object: AnyObject?) -> Int32 {
    guard let object else { return -1 }
    objects.append(object)
    return Int32(objects.count - 1)
  }

  /// What is at `place`, nil for -1.
  package func object(_ place: Int32) -> AnyObject? { place < 0 ? nil : objects[Int(place)] }

  /// Whether the item at `index` draws the same as the one at `otherIndex` of `other`.
  func isSame(_ index: Int, as other: DisplayList, _ otherIndex: Int) -> Bool {
    let (a, b) = (items[index], other.items[otherIndex])
    return a == b && refersToSame(a, as: b, of: other)
  }

  /// Whether `a` refers to the same as `b` of `other`.
  @inline(__always)
  func refersToSame(_ a: DisplayItem, as b: DisplayItem, of other: DisplayList) -> Bool {
    if a.object >= 0, objects[Int(a.object)] !== other.objects[Int(b.object)] { return false }
    if a.secondObject >= 0, objects[Int(a.secondObject)] !== other.objects[Int(b.secondObject)] { return false }
    return true
  }

  /// Sets, of every step that begins something, how many items belong to it.
  func closeLast(_ begin: Int) { items[begin].extent = Int32(items.count - 1 - begin) }
}
