import CoreGraphics

/// A frame as a flat list of steps, from back to front.
///
/// The list is reused for later frames, so that a frame allocates no memory.
package final class DisplayList {
  /// The steps, valid until the list is filled again.
  package var items: UnsafeBufferPointer<DisplayItem> { UnsafeBufferPointer(start: storage, count: count) }
  /// The objects that the steps refer to.
  @exclusivity(unchecked) package private(set) var objects: ContiguousArray<AnyObject> = []
  /// The instant of the frame, in the world's seconds.
  package internal(set) var instant = 0.0

  /// Whether any step shows the content below it.
  @exclusivity(unchecked) package internal(set) var holdsBackdrops = false
  /// Whether any group is added to the content below it.
  @exclusivity(unchecked) package internal(set) var holdsAdditions = false

  @exclusivity(unchecked) private var storage: UnsafeMutablePointer<DisplayItem>
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var capacity = 64

  package init() { storage = .allocate(capacity: capacity) }

  deinit { storage.deallocate() }

  func removeAll() {
    count = 0
    holdsBackdrops = false
    holdsAdditions = false
    objects.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  func append(_ item: DisplayItem) {
    if count == capacity { grow() }
    storage[count] = item
    count += 1
  }

  /// Adds a step and returns a pointer to it; valid until the next step is added.
  @inline(__always)
  func add(_ kind: DisplayItem.Kind, _ layer: UInt, _ placement: Homography, _ rect: SIMD4<Double>)
    -> UnsafeMutablePointer<DisplayItem>
  {
    if count == capacity { grow() }
    let item = storage + count
    item.initialize(to: DisplayItem(kind, layer, placement, rect))
    count += 1
    return item
  }

  func removeLast(_ number: Int) { count -= number }

  func update(_ index: Int, _ change: (inout DisplayItem) -> Void) { change(&storage[index]) }

  /// Adds `end` for the step at `begin` and sets that step's extent.
  func close(_ begin: Int, with end: DisplayItem) {
    append(end)
    storage[begin].extent = Int32(count - 1 - begin)
  }

  private func grow() {
    let larger = UnsafeMutablePointer<DisplayItem>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }

  /// Keeps `object` and returns its index; -1 for nil.
  @inline(__always)
  func index(of object: AnyObject?) -> Int32 {
    guard let object else { return -1 }
    objects.append(object)
    return Int32(objects.count - 1)
  }

  /// The object at `index`; nil for -1.
  package func object(_ index: Int32) -> AnyObject? { index < 0 ? nil : objects[Int(index)] }

  /// Whether the item at `index` draws the same as the item at `otherIndex` of `other`.
  @inline(__always)
  func isSame(_ index: Int, as other: DisplayList, _ otherIndex: Int) -> Bool {
    let (a, b) = (storage + index, other.storage + otherIndex)
    return a.pointee == b.pointee && refersToSame(a.pointee, as: b.pointee, of: other)
  }

  /// Whether the items at `index` of both lists are the same kind of step of the same layer.
  func isSameStep(_ index: Int, as other: DisplayList) -> Bool {
    let (a, b) = (storage + index, other.storage + index)
    return a.pointee.kind == b.pointee.kind && a.pointee.layer == b.pointee.layer
  }

  /// Whether the item at `index` draws something and does not affect other items.
  @inline(__always)
  func drawsAlone(_ index: Int) -> Bool { storage[index].draws && storage[index].extent == 0 }

  /// The area that the item at `index` covers.
  @inline(__always)
  func coverage(_ index: Int) -> SIMD4<Double> {
    let item = storage + index
    // Reads only what is needed: items are large, and nearly all are of this kind.
    if item.pointee.kind == .background {
      return DisplayItem.smoothed(item.pointee.placement.bounds(of: item.pointee.rect))
    }
    return item.pointee.coverage(in: self)
  }

  /// Whether `a` refers to the same objects as `b` of `other`.
  @inline(__always)
  func refersToSame(_ a: DisplayItem, as b: DisplayItem, of other: DisplayList) -> Bool {
    if a.object >= 0, objects[Int(a.object)] !== other.objects[Int(b.object)] { return false }
    if a.secondObject >= 0, objects[Int(a.secondObject)] !== other.objects[Int(b.secondObject)] { return false }
    return true
  }
}
