/// What a release rule compared with what.
public struct ReleaseComparison: Hashable, Sendable {
  /// The quantity that is compared.
  public enum Quantity: Hashable, Sendable, CaseIterable {
    /// The progress at release, 0...1.
    case progress
    /// The finger's velocity at release, in points per second.
    case velocity
    /// The progress some seconds ahead at the same velocity.
    case leadingProgress
    /// The progress at which the motion would come to stand by itself.
    case projectedProgress

    /// What to call it in a sentence.
    public var name: String {
      switch self {
      case .progress: "progress"
      case .velocity: "velocity"
      case .leadingProgress: "progress ahead"
      case .projectedProgress: "projected progress"
      }
    }
  }

  /// The quantity that is compared.
  public let quantity: Quantity
  /// Its value.
  public let value: Double
  /// What the value is compared with, in the same unit.
  public let limit: Double

  init(_ quantity: Quantity, _ value: Double, limit: Double) {
    self.quantity = quantity
    self.value = value
    self.limit = limit
  }

  static func progress(_ release: Release, over threshold: Double) -> Self {
    Self(.progress, release.progress, limit: threshold)
  }

  /// Whether the value is over the limit; exactly at it, it is not.
  public var isOver: Bool { value > limit }

  /// How far the value is from the limit, at least 0, in the quantity's unit.
  public var margin: Double { (value - limit).magnitude }

  /// How far the value is over the limit, as a share of it.
  var relativeExcess: Double { limit == 0 ? value - limit : (value - limit) / limit.magnitude }

  /// The quantity's figure as a person reads it: progress in percent, velocity in points per second.
  func text(_ figure: Double) -> String {
    switch quantity {
    case .velocity: "\(figure.text(decimals: 0)) pt/s"
    case .progress, .leadingProgress, .projectedProgress: "\((100 * figure).text(decimals: 1)) %"
    }
  }
}
