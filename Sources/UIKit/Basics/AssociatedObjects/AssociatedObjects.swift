import Foundation
import QuartzCore

/// The values associated with one object, by key.
struct AssociatedObjects {
  private enum Held {
    case strongly(Any)
    case weakly(Weak<AnyObject>)
  }

  private var held: [UnsafeRawPointer: Held] = [:]

  /// The value under `key`.
  subscript(key: UnsafeRawPointer) -> Any? {
    switch held[key] {
    case .strongly(let value): value
    case .weakly(let reference): reference.object
    case nil: nil
    }
  }

  /// Holds `value` under `key`, replacing the value there; nil removes it.
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

/// An object that stores its associated values itself, so that they are released with it.
protocol AssociatedObjectHolder: AnyObject {
  nonisolated var associatedObjects: AssociatedObjects { get set }
}

/// The values associated with other objects; those of freed objects are released at the next change.
struct AssociatedObjectTable {
  private struct Row {
    weak var owner: AnyObject?
    var objects = AssociatedObjects()
  }

  private var rows: [ObjectIdentifier: Row] = [:]

  /// The values associated with `owner`.
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
