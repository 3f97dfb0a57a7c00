/// A comparison that a release rule made: a quantity, its value, the limit, and the margin between the two.
public struct ReleaseComparison: Hashable, Sendable {
  /// A quantity that release rules compare with a limit.
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

    /// The name of the quantity in a sentence.
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

  /// The quantity that was compared.
  public let quantity: Quantity
  /// The value of the quantity at release.
  public let value: Double
  /// The limit for the value, in the same unit.
  public let limit: Double
  /// Whether a value exactly at the limit meets it; otherwise the value must be over the limit.
  public let includesLimit: Bool

  init(_ quantity: Quantity, _ value: Double, limit: Double, includesLimit: Bool = false) {
    (self.quantity, self.value, self.limit, self.includesLimit) = (quantity, value, limit, includesLimit)
  }

  /// Whether the value meets the limit.
  public var isMet: Bool { includesLimit ? value >= limit : value > limit }

  /// The distance of the value from the limit, at least 0, in the quantity's unit.
  public var margin: Double { (value - limit).magnitude }

  /// The comparison in words, for instance "progress 62.0 % is over 50.0 %, by 12.0 %".
  public var explanation: String {
    let sentence = "\(quantity.name) \(text(value)) \(relation) \(text(limit))"
    return margin == 0 ? sentence : "\(sentence), by \(text(margin))"
  }

  private var relation: String {
    if value == limit { return isMet ? "reaches" : "is not over" }
    return value > limit ? "is over" : "is under"
  }

  /// A figure of the quantity for a reader: progress in percent, velocity in points per second.
  private func text(_ figure: Double) -> String {
    switch quantity {
    case .velocity, .speed: "\(figure.text(decimals: 0)) pt/s"
    case .progress, .leadingProgress, .projectedProgress: "\((100 * figure).text(decimals: 1)) %"
    }
  }
}
