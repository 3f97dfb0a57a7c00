// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Associates `value` with `object` by `key`, in the place of what was associated by it; with nil, nothing.
///
/// It is held as `policy` says for as long as `object` lives. With an object that is neither a responder nor a gesture
/// recogniser it may stay until something else is associated with such an object.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  change(object as AnyObject) { $0.set(value, for: key, policy) }
}

/// What is associated with `object` by `key`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let owner = object as AnyObject
  return lock.withLock { objects(of: owner)[key] }
}

/// Takes away all that is associated with `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  change(object as AnyObject) { $0 = AssociatedObjects() }
}

private let lock = NSLock()
private nonisolated(unsafe) var table = AssociatedObjectTable()

private func objects(of owner: AnyObject) -> AssociatedObjects {
  (owner as? any AssociatedObjectHolder)?.associatedObjects ?? table[owner]
}

private func change(_ owner: AnyObject, _ change: (inout AssociatedObjects) -> Void) {
  // What is let go of has its end only once the lock is open: that may associate something too.
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
