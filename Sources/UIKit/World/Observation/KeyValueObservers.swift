// Not Apple's: how changes of observed values are noticed without Objective-C's runtime.

import Foundation
import QuartzCore

protocol ValueObserver: AnyObject {
  /// Tells the client if the value differs from the last one.
  func check()
  func end()
  var hasEnded: Bool { get }
}

/// A value that cannot be compared counts as different whenever something of the object changes.
final class ValueComparison<Object: AnyObject, Value>: ValueObserver {
  private weak var object: Object?
  private let read: (Object) -> Value
  private let tell: (_ object: Object, _ old: Value, _ new: Value) -> Void
  private var last: Value
  private(set) var hasEnded = false

  init(_ object: Object, read: @escaping (Object) -> Value, tell: @escaping (Object, Value, Value) -> Void) {
    (self.object, self.read, self.tell) = (object, read, tell)
    last = read(object)
  }

  func check() {
    guard !hasEnded, let object else { return }
    let (old, new) = (last, read(object))
    guard !Self.areEqual(old, new) else { return }
    last = new
    tell(object, old, new)
  }

  func end() { hasEnded = true }

  private static func areEqual(_ left: Value, _ right: Value) -> Bool {
    func compare<Known: Equatable>(_ known: Known) -> Bool { known == right as? Known }
    guard let known = left as? any Equatable else { return false }
    return compare(known)
  }
}

/// Those of a view or layer are asked after each change of its values; those of every object when a turn ends.
final class KeyValueObservers: LayerObserver {
  private var observers: [any ValueObserver] = []
  /// How many changes are being told, inside one another.
  private var depth = 0

  /// How many changes handlers may cause inside one another.
  private static let mostChanges = 20

  var isEmpty: Bool { observers.allSatisfy(\.hasEnded) }

  var named: [NamedObserver] { observers.compactMap { $0 as? NamedObserver } }

  func add(_ observer: any ValueObserver) {
    observers.removeAll(where: \.hasEnded)
    observers.append(observer)
  }

  func layerChanged() { check() }

  func check() {
    guard depth < Self.mostChanges else { return }
    depth += 1
    for observer in observers { observer.check() }
    depth -= 1
  }

  /// Creates the list if there is none; nil off the main queue.
  static func of(_ object: AnyObject) -> KeyValueObservers? {
    guard MainQueue.isCurrent else { return nil }
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var found: KeyValueObservers?
    MainActor.assumeIsolated { found = list(of: object) }
    return found
  }

  @MainActor private static func list(of object: AnyObject) -> KeyValueObservers {
    if let layer = (object as? UIView)?.layer ?? object as? CALayer {
      if let known = layer.observer as? KeyValueObservers { return known }
      let made = KeyValueObservers()
      layer.observer = made
      UIApplication.current?.observed.append(Weak(made))
      return made
    }
    if let known = objc_getAssociatedObject(object, key) as? KeyValueObservers { return known }
    let made = KeyValueObservers()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    UIApplication.current?.observed.append(Weak(made))
    return made
  }

  @MainActor private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension UIApplication {
  /// Checks what changed in this turn without a view or layer noticing.
  final func checkObservedValues() {
    guard !observed.isEmpty else { return }
    observed.removeAll { $0.object?.isEmpty ?? true }
    for observers in observed { observers.object?.check() }
  }
}
