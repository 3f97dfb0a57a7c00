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
