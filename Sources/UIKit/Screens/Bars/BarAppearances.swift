/// The appearances that a bar was given.
struct BarAppearances<Appearance: UIBarAppearance>: Equatable {
  /// The usual appearance that a client has set.
  var given: Appearance?
  /// The appearance at the end of scrolled content.
  var scrollEdge: Appearance?
  /// The usual appearance that a client has asked for, which counts once it is changed.
  private final class Asked: Equatable {
    var appearance: Appearance?

    static func == (lhs: Asked, rhs: Asked) -> Bool { lhs === rhs }
  }
  private let asked = Asked()

  /// The appearance that the bar shows; nil if a client has set and changed none.
  @MainActor var inForce: Appearance? {
    if let given { return given }
    if let appearance = asked.appearance, appearance.isCustomized { return appearance }
    return scrollEdge
  }

  /// Returns the usual appearance, and calls `changed` when the client changes it.
  @MainActor func standard(_ make: () -> Appearance, changed: @escaping () -> Void) -> Appearance {
    if let known = given ?? asked.appearance { return known }
    let made = make()
    made.isCustomized = false
    made.whenChanged = changed
    asked.appearance = made
    return made
  }

  /// Returns a copy of an appearance that calls `changed` when the client changes it.
  @MainActor static func copy(_ appearance: Appearance?, changed: @escaping () -> Void) -> Appearance? {
    let copy = appearance?.makeCopy() as? Appearance
    copy?.whenChanged = changed
    return copy
  }
}
