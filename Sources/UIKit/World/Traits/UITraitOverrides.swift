/// Values of traits that a view or controller has in place of the inherited ones.
public struct UITraitOverrides: UIMutableTraits {
  var values: TraitValues

  /// The value of `trait`; its default value if it is not overridden.
  ///
  /// Setting a trait of UIKit to its default value, such as `unspecified`, removes the override.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether `trait` is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Removes the override of `trait`.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
