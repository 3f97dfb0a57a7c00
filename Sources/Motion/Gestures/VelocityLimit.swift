/// A limit for a finger's velocity, in points or in progress per second.
public enum VelocityLimit: Hashable, Sendable {
  /// A number of points per second, whatever the distance that the finger has to cover.
  case pointsPerSecond(Double)
  /// An amount of progress per second: 1 is the whole distance in a second.
  case progressPerSecond(Double)

  /// The limit in points per second for a drag whose whole distance is `width` points; nil if it depends on a width
  /// that is not known.
  func pointsPerSecond(width: Double) -> Double? {
    switch self {
    case .pointsPerSecond(let limit): limit
    case .progressPerSecond(let limit): width > 0 ? limit * width : nil
    }
  }
}
