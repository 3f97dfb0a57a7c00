import SourcePass

/// Guesses a label and a range for a constant that only has a name.
enum ParameterGuess {
  /// For instance "Dimming alpha" for `Parameters.dimmingAlpha`.
  static func label(_ key: String) -> String {
    let last = key.split(separator: ".").last.map(String.init) ?? key
    var words = ""
    for character in last {
      if character.isUppercase, let before = words.last, before != " ", !before.isUppercase { words += " " }
      words.append(words.isEmpty ? Character(character.uppercased()) : Character(character.lowercased()))
    }
    return words
  }

  /// Begins a label with the constant's type where several would be the same.
  static func labels(_ keys: [String]) -> [String] {
    let plain = keys.map(label)
    return zip(keys, plain).map { key, label in
      let parts = key.split(separator: ".").map(String.init)
      guard plain.count(where: { $0 == label }) > 1, parts.count > 1 else { return label }
      var owner = parts[0]
      for suffix in suffixes where owner.hasSuffix(suffix) && owner.count > suffix.count {
        owner.removeLast(suffix.count)
        break
      }
      return "\(self.label(owner)) \(label.lowercased())"
    }
  }

  /// Endings of type names that add nothing to a label.
  private static let suffixes = [
    "Parameters", "Animator", "Interaction", "Transition", "Constants", "Metrics", "ViewController", "Controller",
  ]

  /// Takes range and unit from a comment, else from the name, else from the value.
  static func range(of parameter: SourcePass.Parameter) -> (range: ClosedRange<Double>, unit: ParameterDescription.Unit)
  {
    let (guess, guessed) = guess(parameter.name, parameter.value)
    let unit = parameter.unit.flatMap { units[$0] } ?? guessed
    if let hint = parameter.hint {
      return (min(hint.lowerBound, parameter.value)...max(hint.upperBound, parameter.value), unit)
    }
    return (min(guess.lowerBound, parameter.value)...max(guess.upperBound, parameter.value), unit)
  }

  /// What comments call the units.
  private static let units: [String: ParameterDescription.Unit] = [
    "s": .seconds, "seconds": .seconds, "pt": .points, "points": .points, "pt/s": .pointsPerSecond, "°": .degrees,
    "degrees": .degrees, "×": .times, "x": .times, "times": .times,
  ]

  /// The unit of two numbers in source, after a space; empty if there is none.
  static func unit(of name: String, _ old: String, _ new: String) -> String {
    let values = [old, new].compactMap { Double($0.filter { $0 != "_" }) }.filter { $0 != 0 }
    let unit = values.max().map { guess(name, $0).1 } ?? .fraction
    return [.fraction, .times].contains(unit) ? "" : " \(unit.rawValue)"
  }

  private static func guess(_ name: String, _ value: Double) -> (ClosedRange<Double>, ParameterDescription.Unit) {
    let name = name.lowercased()
    func has(_ parts: String...) -> Bool { parts.contains { name.contains($0) } }
    if has("relative", "factor"), (0...1).contains(value) { return (0...1, .fraction) }
    if has("duration", "delay", "seconds", "interval") { return (0.05...max(3, value * 3), .seconds) }
    if has("velocity", "flick", "speed"), abs(value) >= 20 { return (0...value * 3, .pointsPerSecond) }
    if has("degrees") || has("angle", "rotation"), abs(value) > 7 { return (-180...180, .degrees) }
    if has("stiffness") { return (1...max(1000, value * 2), .fraction) }
    if has("fraction", "progress", "threshold", "alpha", "opacity", "dim"), (0...1).contains(value) {
      return (0...1, .fraction)
    }
    if has("damping"), value > 0, value <= 1.5 { return (0.05...1.5, .fraction) }
    if has("scale"), value >= 0, value <= 2 { return (0...2, .times) }
    if has("radius", "offset", "width", "height", "inset", "margin", "padding", "spacing", "distance", "translation"),
      abs(value) > 1
    {
      return (value < 0 ? value * 3...(-value * 3) : 0...max(100, value * 3), .points)
    }
    if value > 0, value < 1 { return (0...1, .fraction) }
    if value == 0 { return (-1...1, .fraction) }
    return (value < 0 ? value * 3...0 : 0...value * 3, .fraction)
  }
}
