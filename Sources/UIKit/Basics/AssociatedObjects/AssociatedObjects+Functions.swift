// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Nil removes the value.
///
/// If the object is neither a responder nor a gesture recogniser, the value may live until the next value is associated
/// with another such object.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  change(object as AnyObject) { $0.set(value, for: key, policy) }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let owner = object as AnyObject
  return lock.withLock { objects(of: owner)[key] }
}

public func objc_removeAssociatedObjects(_ object: Any) {
  change(object as AnyObject) { $0 = AssociatedObjects() }
}

private let lock = NSLock()
private nonisolated(unsafe) var table = AssociatedObjectTable()

private func objects(of owner: AnyObject) -> AssociatedObjects {
  (owner as? any AssociatedObjectHolder)?.associatedObjects ?? table[owner]
}

private func change(_ owner: AnyObject, _ change: (inout AssociatedObjects) -> Void) {
  // Released values are destroyed after the lock is open, because their deinitialisers may associate values too.
  var before: (AssociatedObjects, AssociatedObjectTable)?
  lock.withLock {
    var objects = objects(of: owner)
    before = (objects, table)
    change(&objects)
    if let holder = owner as? any AssociatedObjectHolder {
      holder.associatedObjects = objects
    } else {
      table[owner] = objects
    }
  }
  withExtendedLifetime(before) {}
}
