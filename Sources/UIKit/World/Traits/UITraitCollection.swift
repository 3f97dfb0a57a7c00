public import Foundation

/// The environment in which an interface is shown: values of traits, such as light or dark.
///
/// A collection is immutable. A trait without a value is unspecified, and has its default value.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  // The compiler cannot check this, because a trait's values can be of any type; nothing changes them.

  let values: TraitValues
  /// Whether the interface looks light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  init(_ values: TraitValues) {
    self.values = values
    userInterfaceStyle = values[UITraitUserInterfaceStyle.self]
  }

  /// Creates a collection that specifies nothing.
  public override convenience init() { self.init(TraitValues()) }

  /// Creates a collection with the values that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// Creates a collection with the values of `traitCollections`; of several values of a trait the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.override(with: collection.values) }
    self.init(values)
  }

  /// The value of `trait`.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Returns a collection with the changes that `mutations` makes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// Returns a collection with another value of `trait`.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values)
  }

  /// Returns whether every value that `trait` specifies is also specified here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool { values.contains(trait?.values ?? TraitValues()) }

  /// Returns the traits whose values differ from those of `traitCollection`.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.changes(from: traitCollection?.values ?? TraitValues())
  }

  /// Returns whether dynamic colours can look different than with the values of `traitCollection`.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// The traits of UIKit on which dynamic colours can depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
  }

  /// Returns the collection itself, since it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether `object` is a collection with the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  public override var hash: Int { userInterfaceStyle.hashValue ^ displayScale.hashValue }

  /// The names and values of the traits.
  public override var description: String { "UITraitCollection(\(values.description))" }
}

extension TraitValues {
  /// Returns the values after the changes that `mutations` makes.
  fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = UITraitOverrides(values: self)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? self
  }
}
