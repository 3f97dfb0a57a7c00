import UIKit

/// What belongs to a view while it is there: its state, and the scopes of the views in it.
@MainActor final class Scope {
  struct Key: Hashable {
    var index: Int
    var id: AnyHashable?
    var type: ObjectIdentifier
  }

  private(set) weak var host: ViewHost?
  var environment: EnvironmentValues
  var node: Node?
  private var children: [Key: Scope] = [:]
  private var slots: [AnyObject?] = []
  /// What a view without properties keeps.
  var own: AnyObject?
  /// Whether its view was made again in this update, and whether those in it are.
  private(set) var isFresh = true
  var isFreshInside = true
  /// Whether a value changed on which its view depends.
  var isDirty = false
  /// The view, and what it consists of, as they were made last.
  private var known: (view: any View, body: any View)?
  /// The last update in which the view was there.
  private var pass = 0

  init(_ host: ViewHost, _ environment: EnvironmentValues) { (self.host, self.environment) = (host, environment) }

  /// The scope of a view in this one; a new one if there was none.
  func child(_ key: Key) -> Scope {
    let pass = host?.pass ?? 0
    let child = children[key] ?? Scope(host ?? ViewHost.none, environment)
    children[key] = child
    child.environment = environment
    child.pass = pass
    child.isFresh = isFreshInside
    child.isFreshInside = isFreshInside
    return child
  }
  func expand(_ view: any View, at index: Int = 0, id: AnyHashable? = nil) -> [Element] {
    let scope = child(Key(index: index, id: id, type: ObjectIdentifier(type(of: view))))
    if let list = view as? any ListView { return list.expand(in: scope) }
    if let unary = view as? any UnaryView { return [Element(scope: scope, view: unary)] }
    return scope.expand(scope.body(of: view))
  }

  /// Asks a view for its body only if it was made again, or if what it depends on changed.
  private func body(of view: any View) -> any View {
    let view = isFresh ? view : known?.view ?? view
    link(view)
    if let known, !isFresh, !isDirty { return known.body }
    (isDirty, isFreshInside) = (false, true)
    let body = view.ownBody
    known = (view, body)
    return body
  }

  /// The scope of a modifier, which goes with the element that it modifies, but inherits from this scope.
  func around(_ inner: Element, _ type: Any.Type) -> Scope {
    let scope = inner.scope.child(Key(index: -1, id: nil, type: ObjectIdentifier(type)))
    scope.environment = environment
    return scope
  }

  /// Connects the properties of a view or modifier.
  func link(_ view: Any) {
    var index = 0
    for property in Mirror(reflecting: view).children {
      guard let property = property.value as? any LinkedProperty else { continue }
      if index == slots.count { slots.append(nil) }
      property.link(&slots[index], in: self)
      index += 1
    }
  }

  /// Makes the body of the view again, with the next update.
  func invalidate() {
    isDirty = true
    host?.invalidate()
  }

  /// Forgets the views that are not there any more.
  func prune() {
    children = children.filter { $0.value.pass == host?.pass }
    for child in children.values { child.prune() }
  }
}

extension View {
  fileprivate var ownBody: any View { body }
}
