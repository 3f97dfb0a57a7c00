public import Foundation
public import QuartzCore

/// Tells observers when its traits change.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

/// What removes an observer.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeObservable {
  /// Called after a change, with the object and its previous traits.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// The handler stays registered as long as the object lives.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(traits) { if let environment = $0 as? Self { handler(environment, $1) } }
  }

  /// The method takes nothing, the object, or the object and its previous traits.
  ///
  /// The target is not retained.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = Weak(TargetActions.object(target))
    return register(traits) { action.perform(on: target.object, with: $0, $1) }
  }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    register(traits) { action.perform(on: $0, with: $0, $1) }
  }

  /// Has no effect if it was removed before.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObject)?.traits.registrations.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits, handler: handler)
    (self as? any TraitObject)?.traits.registrations.append(registration)
    return registration
  }
}

@MainActor final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (_ object: AnyObject, _ previous: UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
  }

  /// Only if one of its traits differs from `previous`.
  func call(for object: some TraitObject, previous: UITraitCollection) {
    let (new, old) = (object.traits.announced.values, previous.values)
    if traits.contains(where: { new.differs(from: old, in: $0) }) { handler(object, previous) }
  }
}
