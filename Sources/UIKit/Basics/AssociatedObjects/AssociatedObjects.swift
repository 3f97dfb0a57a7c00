import Foundation

/// What an object holds by keys, without having properties for it.
struct AssociatedObjects {
  private enum Held {
    case strongly(Any)
    case weakly(WeakReference)
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }

  private var held: [UnsafeRawPointer: Held] = [:]

  /// What is held by `key`.
  subscript(key: UnsafeRawPointer) -> Any? {
    switch held[key] {
    case .strongly(let value): value
    case .weakly(let reference): reference.object
    case nil: nil
    }
  }

  /// Holds `value` by `key`, in the place of what was; with nil, nothing.
  mutating func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    held[key] = value.map { value in
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: .weakly(WeakReference(object: value as AnyObject))
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strongly(value)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        .strongly((value as? any NSCopying)?.copy(with: nil) ?? value)
      }
    }
  }
}

/// An object with room for what is associated with it, which goes when the object goes.
protocol AssociatedObjectHolder: AnyObject {
  nonisolated var associatedObjects: AssociatedObjects { get set }
}

/// What is associated with objects that have no room for it; it goes with the first change after they went.
struct AssociatedObjectTable {
  private struct Row {
    weak var owner: AnyObject?
    var objects = AssociatedObjects()
  }

  private var rows: [ObjectIdentifier: Row] = [:]

  /// What is associated with `owner`.
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
