/// An object that inherits traits: a view or a controller.
@MainActor protocol TraitObject: UITraitEnvironment, UITraitChangeObservable {
  /// The traits of the object and its observers.
  var traits: TraitState { get set }
}

/// The traits of an object, and how they come about.
@MainActor struct TraitState {
  private var inherited: UITraitCollection
  private var overrides = TraitValues()
  /// The traits: the inherited ones, with the values that the object overrides.
  private(set) var current: UITraitCollection
  /// The traits of which the object was last told; `current` itself if their values are the same.
  var announced: UITraitCollection
  /// Whether the object was told of its traits.
  var isAnnounced: Bool { announced === current }
  /// The observers, in the order in which they registered.
  var registrations: [TraitRegistration] = []

  /// Creates the state of an object that inherits `traits`.
  init(_ traits: UITraitCollection) { (inherited, current, announced) = (traits, traits, traits) }

  /// Takes other inherited traits or other overrides.
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

  /// Takes other overrides, and keeps what is inherited.
  mutating func override(with overrides: TraitValues) { combine(inherited, with: overrides) }
}

extension TraitObject {
  /// Tells the object and its observers that its traits are no longer `previous`.
  func tellTraitChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for registration in traits.registrations { registration.call(for: self, previous: previous) }
  }
}
