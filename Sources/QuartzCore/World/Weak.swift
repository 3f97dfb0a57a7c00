// Not Apple's: a weak reference as a value, for lists and dictionaries.

/// Equal to another reference to the same object.
package struct Weak<Object: AnyObject>: Equatable {
  package weak var object: Object?

  package init(_ object: Object?) { self.object = object }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }
}

// Lists of objects, such as sublayers, from which one is mostly removed near an end.

extension Array where Element: AnyObject {
  /// Found at once if `object` is near the beginning or the end; nil if it is not there.
  package func index(ofObject object: Element) -> Int? { withUnsafeBytes { $0.index(ofObject: object) } }
}

extension Array where Element: AnyObject {
  /// The caller keeps `object` alive; without effect if it is not there.
  mutating func remove(_ object: Element) {
    if let index = index(ofObject: object) { remove(at: index) }
  }
}

extension ContiguousArray where Element: AnyObject {
  package func index(ofObject object: Element) -> Int? { withUnsafeBytes { $0.index(ofObject: object) } }
}

extension UnsafeRawBufferPointer {
  /// References are compared as they lie in the memory of an array: counting a reference to each object on the way
  /// would cost far more than the search.
  fileprivate func index(ofObject object: AnyObject) -> Int? {
    let wanted = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    let length = MemoryLayout<UnsafeRawPointer>.stride
    var (first, last) = (0, count / length - 1)
    while first <= last {
      if load(fromByteOffset: first * length, as: UnsafeRawPointer.self) == wanted { return first }
      if load(fromByteOffset: last * length, as: UnsafeRawPointer.self) == wanted { return last }
      (first, last) = (first + 1, last - 1)
    }
    return nil
  }
}
