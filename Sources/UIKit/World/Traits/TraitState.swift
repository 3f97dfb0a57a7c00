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
