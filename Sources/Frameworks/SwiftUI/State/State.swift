import UIKit

/// A property that a view's scope keeps, or that is filled in from where the view is.
public protocol DynamicProperty {}

/// Properties are structures; what connects them is a reference in them, which a copy shares.
@MainActor protocol LinkedProperty {
  /// `slot` is the object that the scope keeps for this property.
  func link(_ slot: inout AnyObject?, in scope: Scope)
}

/// A value that is kept while its view is there, and whose changes are shown.
@propertyWrapper public struct State<Value>: DynamicProperty, LinkedProperty {
  final class Link {
    let initial: Value
    var location: StateLocation<Value>?
    init(_ initial: Value) { self.initial = initial }
  }
  let link: Link

  public init(wrappedValue: Value) { link = Link(wrappedValue) }
  public init(initialValue: Value) { link = Link(initialValue) }

  public var wrappedValue: Value {
    get { link.location?.value ?? link.initial }
    nonmutating set { link.location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    let link = link
    return Binding {
      link.location?.value ?? link.initial
    } set: {
      link.location?.set($0)
    }
  }

  func link(_ slot: inout AnyObject?, in scope: Scope) {
    let location = slot as? StateLocation<Value> ?? StateLocation(link.initial, scope)
    slot = location
    link.location = location
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

final class StateLocation<Value> {
  private(set) var value: Value
  private weak var scope: Scope?

  init(_ value: Value, _ scope: Scope) { (self.value, self.scope) = (value, scope) }

  func set(_ newValue: Value) {
    let isSame = isEqual(value, newValue)
    value = newValue
    let scope = scope
    if !isSame { MainActor.assumeIsolated { scope?.invalidate() } }
  }
}

/// Whether both are equal, as far as their type can tell.
func isEqual(_ left: Any, _ right: Any) -> Bool {
  func equal<Value: Equatable>(_ left: Value) -> Bool { (right as? Value) == left }
  guard let left = left as? any Equatable else { return false }
  return equal(left)
}

@dynamicMemberLookup @propertyWrapper public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }

  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init {
      base.wrappedValue ?? first
    } set: {
      base.wrappedValue = $0
    }
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding {
    Binding {
      value
    } set: { _ in
    }
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding { self }

  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part> {
      wrappedValue[keyPath: path]
    } set: {
      wrappedValue[keyPath: path] = $0
    }
  }

  /// Changes through it are animated.
  public func animation(_ animation: Animation? = .default) -> Binding {
    Binding(get: get) { value in withAnimation(animation) { set(value) } }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

/// Identifies the views that belong together.
@propertyWrapper public struct Namespace: DynamicProperty, LinkedProperty {
  public struct ID: Hashable, Sendable { let number: Int }

  private final class Link {
    var id: ID?
    @MainActor static var count = 0
  }
  private let link = Link()

  public init() {}

  public var wrappedValue: ID {
    if let id = link.id { return id }
    let id = MainActor.assumeIsolated { Self.next() }
    link.id = id
    return id
  }

  @MainActor private static func next() -> ID {
    Link.count += 1
    return ID(number: Link.count)
  }

  func link(_ slot: inout AnyObject?, in scope: Scope) {
    let kept = slot as? Link ?? link
    slot = kept
    link.id = kept.id ?? Self.next()
    kept.id = link.id
  }
}

/// A value of a gesture, which is back at its first one when the gesture has ended.
@propertyWrapper public struct GestureState<Value>: DynamicProperty, LinkedProperty {
  let state: State<Value>

  public init(wrappedValue: Value) { state = State(wrappedValue: wrappedValue) }
  public init(initialValue: Value) { state = State(wrappedValue: initialValue) }

  public var wrappedValue: Value { state.wrappedValue }
  public var projectedValue: GestureState { self }

  func link(_ slot: inout AnyObject?, in scope: Scope) { state.link(&slot, in: scope) }

  func reset() { state.wrappedValue = state.link.initial }
}
