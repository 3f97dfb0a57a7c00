import UIKit

/// Shows the changes of an object that is made elsewhere.
@propertyWrapper public struct ObservedObject<Object: ObservableObject>: DynamicProperty, LinkedProperty {
  @dynamicMemberLookup public struct Wrapper {
    let object: Object
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
      let object = object
      return Binding {
        object[keyPath: path]
      } set: {
        object[keyPath: path] = $0
      }
    }
  }
  public var wrappedValue: Object

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public init(initialValue: Object) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  func link(_ slot: inout AnyObject?, in scope: Scope) { Observation.of(wrappedValue, &slot, in: scope) }
}

/// Makes an object once, and shows its changes.
@propertyWrapper public struct StateObject<Object: ObservableObject>: DynamicProperty, LinkedProperty {
  private final class Link {
    let make: () -> Object
    var object: Object?
    init(_ make: @escaping () -> Object) { self.make = make }
  }
  private final class Kept {
    let object: Object
    var observation: AnyObject?
    init(_ object: Object) { self.object = object }
  }
  private let link: Link

  public init(wrappedValue make: @autoclosure @escaping () -> Object) { link = Link(make) }

  public var wrappedValue: Object {
    if let object = link.object { return object }
    let object = link.make()
    link.object = object
    return object
  }

  public var projectedValue: ObservedObject<Object>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  func link(_ slot: inout AnyObject?, in scope: Scope) {
    let kept = slot as? Kept ?? Kept(link.make())
    slot = kept
    link.object = kept.object
    Observation.of(kept.object, &kept.observation, in: scope)
  }
}

@propertyWrapper public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty, LinkedProperty {
  private final class Link { var object: Object? }
  private let link = Link()

  public init() {}

  public var wrappedValue: Object {
    guard let object = link.object else { preconditionFailure("There is no \(Object.self) in the environment.") }
    return object
  }

  public var projectedValue: ObservedObject<Object>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  func link(_ slot: inout AnyObject?, in scope: Scope) {
    guard let object = scope.environment.objects[ObjectIdentifier(Object.self)] as? Object else { return }
    link.object = object
    Observation.of(object, &slot, in: scope)
  }
}

/// Tells a host when an object changes.
private final class Observation {
  let object: AnyObject
  let subscription: AnyCancellable

  private init(_ object: AnyObject, _ subscription: AnyCancellable) {
    (self.object, self.subscription) = (object, subscription)
  }

  @MainActor static func of(_ object: some ObservableObject, _ slot: inout AnyObject?, in scope: Scope) {
    if (slot as? Observation)?.object === object { return }
    slot = Observation(
      object,
      object.objectWillChange.sink { [weak scope] _ in
        MainActor.assumeIsolated { scope?.invalidate() }
      })
  }
}
