import Motion

/// A character of motion that any transition can take: values of the parameters that decide how it moves.
struct Feel {
  let title: String
  let help: String
  private let values: [(key: String, value: ParameterValue)]

  static let all = [
    Self(
      "iOS", "Fast at once, then calm, as on iOS 27.", spring: (484, 37.4), paces: "exponential", 0.35, "easeOut", 1),
    Self("Snappy", "Short and stiff.", spring: (900, 60), 0.2, "easeOut", 1.4),
    Self("Gentle", "Slow and soft.", spring: (100, 20), 0.6, "easeInOut", 0.8),
    Self("Bouncy", "A spring that overshoots its end.", spring: (300, 17), overshoots: true, 0.4, nil, 1),
    Self("Heavy", "As if the screen had weight.", spring: (60, 14), 0.9, "easeInOut", 0.6),
  ]

  /// A spring of mass 1 where a transition has one; otherwise a duration in seconds and a curve and a speed of settling.
  private init(
    _ title: String, _ help: String, spring: (stiffness: Double, damping: Double), paces: String = "spring",
    overshoots: Bool = false, _ duration: Double, _ curve: String?, _ speed: Double
  ) {
    (self.title, self.help) = (title, help)
    values =
      [
        ("pace", .choice(paces)), ("release.pace", .choice("spring")), ("spring.mass", .number(1)),
        ("spring.stiffness", .number(spring.stiffness)), ("spring.damping", .number(spring.damping)),
        ("release.passesEnd", .isOn(overshoots)), ("timeConstant", .number(0.061)), ("duration", .number(duration)),
        ("release.speed", .number(speed)), ("release.rate", .number(1.5 * speed)),
      ] + (curve.map { [("release.curve", .choice($0))] } ?? [])
    needsSpring = curve == nil
  }

  private let needsSpring: Bool

  /// Returns how far a movement by some of the values is after a time, from 0 to 1 and beyond.
  ///
  /// A spring without a damping of its own is critically damped.
  static func progress(of values: [(key: String, value: ParameterValue)], after seconds: Double) -> Double {
    func number(_ key: String) -> Double? {
      guard case .number(let number)? = values.first(where: { $0.key == key })?.value else { return nil }
      return number
    }
    if let stiffness = number("spring.stiffness") {
      let damping = number("spring.damping") ?? 2 * stiffness.squareRoot()
      return Spring(mass: 1, stiffness: stiffness, damping: damping).value(at: seconds)
    }
    let isEven = values.contains { $0.key == "release.curve" && $0.value == .choice("easeInOut") }
    let curve = isEven ? CubicBezier.easeInEaseOut : .easeOut
    return curve.value(at: min(seconds / (number("duration") ?? 1), 1))
  }

  /// The values for a transition with these parameters; nil if it cannot move so.
  func values(in descriptions: [ParameterDescription]) -> [(key: String, value: ParameterValue)]? {
    let hasSpring = descriptions[key: "spring.stiffness"] != nil
    guard hasSpring || !needsSpring else { return nil }
    let fitting = values.filter { each in
      // A spring and its parameters decide alone.
      !(hasSpring && each.key == "duration") && descriptions[key: each.key]?.accepts(each.value) == true
    }
    return fitting.contains { ["duration", "spring.stiffness"].contains($0.key) } ? fitting : nil
  }
}
