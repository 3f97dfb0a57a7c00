/// Values of some traits; the others are unspecified.
struct TraitValues: Equatable {
  private struct Entry: Equatable {
    let trait: UITrait
    let value: Any

    static func == (lhs: Self, rhs: Self) -> Bool {
      if let isEqual = SystemTraits.comparisons[ObjectIdentifier(lhs.trait)] { return isEqual(lhs.value, rhs.value) }
      func isEqual<Value: Equatable>(_ value: Value) -> Bool { (rhs.value as? Value) == value }
      if let value = lhs.value as? any Equatable { return isEqual(value) }
      // Values that cannot be compared are the same only as one object.
      return type(of: lhs.value) is AnyClass && lhs.value as AnyObject === rhs.value as AnyObject
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  /// The default value if it has none; a trait of UIKit that is set to its default value is unspecified again.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue }
    set {
      let entry = Entry(trait: trait, value: newValue)
      let isEqual = SystemTraits.comparisons[ObjectIdentifier(trait)]
      let isUnspecified = isEqual?(newValue, trait.defaultValue) == true
      entries[ObjectIdentifier(trait)] = isUnspecified ? nil : entry
    }
  }

  func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

  mutating func override(with others: TraitValues) { entries.merge(others.entries) { $1 } }

  /// Whether every value of `others` is also one of these.
  func contains(_ others: TraitValues) -> Bool { others.entries.allSatisfy { entries[$0.key] == $0.value } }

  /// Whether `trait` has another value, or none, in `others`.
  func differs(from others: TraitValues, in trait: UITrait) -> Bool {
    entries[ObjectIdentifier(trait)] != others.entries[ObjectIdentifier(trait)]
  }

  /// Returns the traits whose values differ from those in `others`, by name.
  func changes(from others: TraitValues) -> [UITrait] {
    let known = entries.merging(others.entries) { own, _ in own }
    return known.values.map(\.trait).filter { differs(from: others, in: $0) }.sorted { $0.identifier < $1.identifier }
  }

  var traits: [UITrait] { entries.values.map(\.trait) }

  /// The values as text, by the names of their traits.
  var description: String {
    entries.values.map { "\($0.trait.name) = \($0.value)" }.sorted().joined(separator: ", ")
  }
}

/// A view or a controller.
@MainActor protocol TraitObject: UITraitEnvironment, UITraitChangeObservable {
  var traits: TraitState { get set }
}

/// The traits of an object, and how they come about.
@MainActor struct TraitState {
  private var inherited: UITraitCollection
  private var overrides = TraitValues()
  /// The inherited traits, with the values that the object overrides.
  private(set) var current: UITraitCollection
  /// The traits of which the object was last told; `current` itself if their values are the same.
  var announced: UITraitCollection
  var isAnnounced: Bool { announced === current }
  /// In the order in which they registered.
  var registrations: [TraitRegistration] = []

  init(_ traits: UITraitCollection) { (inherited, current, announced) = (traits, traits, traits) }

  mutating func combine(_ traits: UITraitCollection, with overrides: TraitValues) {
    guard traits !== inherited || overrides != self.overrides else { return }
    (inherited, self.overrides) = (traits, overrides)
    // One object stands for the same values as long as possible, because that is quick to compare.
    if overrides.isEmpty {
      current = traits
    } else {
      var values = traits.values
      values.override(with: overrides)
      current = values == traits.values ? traits : values == current.values ? current : UITraitCollection(values)
    }
    if announced !== current, announced == current { announced = current }
  }

  /// Keeps what is inherited.
  mutating func override(with overrides: TraitValues) { combine(inherited, with: overrides) }
}

extension TraitObject {
  func tellTraitChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for registration in traits.registrations { registration.call(for: self, previous: previous) }
  }
}
