/// A comparison that a release rule made: a quantity, its value, the limit, and the margin between the two.
public struct ReleaseComparison: Hashable, Sendable {
  public enum Quantity: Hashable, Sendable, CaseIterable {
    /// The progress at release, 0...1.
    case progress
    /// The finger's velocity at release, in points per second, positive towards the end of the transition.
    case velocity
    /// The magnitude of the velocity, in points per second.
    case speed
    /// The progress some seconds ahead at the same velocity.
    case leadingProgress
    /// The progress at which the motion would come to rest by itself.
    case projectedProgress

    public var name: String {
      switch self {
      case .progress: "progress"
      case .velocity: "velocity"
      case .speed: "speed"
      case .leadingProgress: "progress ahead"
      case .projectedProgress: "projected progress"
      }
    }
  }

  public let quantity: Quantity
  public let value: Double
  /// In the value's unit.
  public let limit: Double
  /// Whether a value exactly at the limit meets it.
  public let includesLimit: Bool

  init(_ quantity: Quantity, _ value: Double, limit: Double, includesLimit: Bool = false) {
    (self.quantity, self.value, self.limit, self.includesLimit) = (quantity, value, limit, includesLimit)
  }

  public var isMet: Bool { includesLimit ? value >= limit : value > limit }

  /// At least 0, in the quantity's unit.
  public var margin: Double { (value - limit).magnitude }

  /// For instance "progress 62.0 % is over 50.0 %, by 12.0 %".
  public var explanation: String {
    let sentence = "\(quantity.name) \(text(value)) \(relation) \(text(limit))"
    return margin == 0 ? sentence : "\(sentence), by \(text(margin))"
  }

  private var relation: String {
    if value == limit { return isMet ? "reaches" : "is not over" }
    return value > limit ? "is over" : "is under"
  }

  private func text(_ figure: Double) -> String {
    switch quantity {
    case .velocity, .speed: "\(figure.text(decimals: 0)) pt/s"
    case .progress, .leadingProgress, .projectedProgress: "\((100 * figure).text(decimals: 1)) %"
    }
  }
}
