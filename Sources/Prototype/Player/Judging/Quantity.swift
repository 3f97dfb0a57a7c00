import QuartzCore

/// What a tolerance is about.
package enum Quantity: String, CaseIterable, Sendable {
  /// Positions, sizes, radii and shadows, in points.
  case position
  /// Opacities, the parts of colours, and what is on or off, 0...1.
  case opacity
  /// 0...1.
  case progress
  /// Scales, and rotations in radians.
  case scale
  /// When a state begins, in seconds.
  case time
  /// Whether a release finishes the transition.
  case decision

  /// The quantity of a layer's value; `path` is its key path, such as "position.x".
  init(path: Substring) {
    let property = LayerKeyPath(parsing: String(path))?.property
    let last = path.split(separator: ".").last.map(String.init) ?? ""
    if path.hasPrefix("transform.scale") || path.hasPrefix("transform.rotation") || path.hasPrefix("anchorPoint") {
      self = .scale
    } else if property?.kind == .flag || last.lowercased().hasSuffix("opacity")
      || ["red", "green", "blue", "alpha"].contains(last)
    {
      self = .opacity
    } else {
      self = .position
    }
  }

  var unit: String {
    switch self {
    case .position: "pt"
    case .time: "s"
    case .opacity, .progress, .scale, .decision: ""
    }
  }
}

/// How far two traces may differ, by quantity.
package struct Tolerances: Sendable {
  private var values: [Quantity: Double] = [
    .position: 0.5, .opacity: 0.01, .progress: 0.005, .scale: 0.002, .time: 0.02,
  ]

  package init() {}

  /// A decision has no size: it differs or not.
  subscript(quantity: Quantity) -> Double { values[quantity] ?? 0 }

  /// Takes a text such as "position=0.5" or "decision=any"; returns false if it means nothing.
  package mutating func take(_ text: String) -> Bool {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let quantity = Quantity(rawValue: String(parts[0])) else { return false }
    if parts[1] == "any" {
      values[quantity] = .infinity
      return true
    }
    guard quantity != .decision, let number = Double(parts[1]), (0...10_000).contains(number) else { return false }
    values[quantity] = number
    return true
  }
}
