// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import QuartzCore

struct AssociatedObjects {
  private enum Held {
    case strongly(Any)
    case weakly(Weak<AnyObject>)
  }

  private var held: [UnsafeRawPointer: Held] = [:]

  subscript(key: UnsafeRawPointer) -> Any? {
    switch held[key] {
    case .strongly(let value): value
    case .weakly(let reference): reference.object
    case nil: nil
    }
  }

  mutating func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    held[key] = value.map { value in
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: .weakly(Weak(value as AnyObject))
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strongly(value)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        .strongly((value as? any NSCopying)?.copy(with: nil) ?? value)
      }
    }
  }
}

/// Stores its associated values itself, so that they are released with it.
protocol AssociatedObjectHolder: AnyObject {
  nonisolated var associatedObjects: AssociatedObjects { get set }
}

/// Associated values of objects that do not hold their own; those of freed objects are released at the next change.
struct AssociatedObjectTable {
  private struct Row {
    weak var owner: AnyObject?
    var objects = AssociatedObjects()
  }

  private var rows: [ObjectIdentifier: Row] = [:]

  subscript(owner: AnyObject) -> AssociatedObjects {
    get {
      guard let row = rows[ObjectIdentifier(owner)], row.owner === owner else { return AssociatedObjects() }
      return row.objects
    }
    set {
      rows = rows.filter { $0.value.owner != nil }
      rows[ObjectIdentifier(owner)] = Row(owner: owner, objects: newValue)
    }
  }
}

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

public enum objc_AssociationPolicy: UInt, Sendable {
  /// Weakly; once the value has been freed, there is none.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}
