import Glibc

/// A motion that is let go and slows down by itself, as a scroll view does.
///
/// The model is the one `UIScrollView` documents its rates in: after each millisecond the velocity is `rate` times what
/// it was, and moves the position for that millisecond. In closed form, position and velocity agree with those steps at
/// every whole millisecond; the velocity, being the step's, is thus above the slope of the position by
/// `(1 − rate) / (−rate · ln rate)`, 0.1 % at 0.998.
public struct Projection: Hashable, Sendable {
  /// What is left of the velocity after a millisecond, between 0 and 1.
  public let rate: Double

  /// Creates a projection; `rate` must be above 0 and below 1.
  public init(rate: Double) {
    precondition(rate > 0 && rate < 1, "Projection(rate: \(rate)): rate must be above 0 and below 1")
    self.rate = rate
  }

  /// Creates a projection from a rate that may be unusable: nil unless it is above 0 and below 1.
  public init?(validating rate: Double) {
    guard rate > 0 && rate < 1 else { return nil }
    self.init(rate: rate)
  }

  /// A scroll view's normal deceleration, 0.998 per millisecond: 0.499 points for each point per second.
  public static let normal = Self(rate: 0.998)
  /// A scroll view's fast deceleration, 0.99 per millisecond: 0.099 points for each point per second.
  public static let fast = Self(rate: 0.99)

  /// The seconds by which a velocity reaches ahead: its whole way is the velocity times this.
  public var reach: Double { rate / (1 - rate) / 1_000 }

  /// How far a motion goes until it stands, in points, for a velocity in points per second.
  public func distance(velocity: Double) -> Double { velocity * reach }

  /// How far it has come some seconds after it was let go; 0 at and before 0, tending to the whole distance.
  public func position(at time: Double, velocity: Double) -> Double {
    guard time > 0 else { return 0 }
    return distance(velocity: velocity) * -expm1(1_000 * time * log(rate))
  }

  /// How fast it still is some seconds after it was let go, in points per second; the whole velocity up to 0.
  public func velocity(at time: Double, velocity: Double) -> Double {
    guard time > 0 else { return velocity }
    return velocity * exp(1_000 * time * log(rate))
  }

  /// The seconds until no more than a tolerance is left of the way.
  ///
  /// `tolerance` is in points, above 0. 0 when the whole way is no longer than that.
  public func duration(velocity: Double, tolerance: Double = 0.5) -> Double {
    precondition(tolerance > 0, "Projection.duration(tolerance: \(tolerance)): tolerance must be above 0")
    let way = distance(velocity: velocity).magnitude
    guard way > tolerance else { return 0 }
    return log(tolerance / way) / log(rate) / 1_000
  }
}
