import Glibc

/// A motion that slows down by itself after a release, as a scroll view does.
///
/// The model is the one in which `UIScrollView` documents its rates: each millisecond multiplies the velocity by
/// `rate`, and the new velocity moves the position for that millisecond. Position and velocity are closed forms that
/// agree with these steps at every whole millisecond. Because the velocity is that of a step, it is above the slope of
/// the position by `(1 − rate) / (−rate · ln rate)`, 0.1 % at 0.998.
public struct Projection: Hashable, Sendable {
  /// The fraction of the velocity that remains after a millisecond, above 0 and below 1.
  public let rate: Double

  public init(rate: Double) {
    precondition(rate > 0 && rate < 1, "Projection(rate: \(rate)): rate must be above 0 and below 1")
    self.rate = rate
  }

  /// Nil unless the rate is above 0 and below 1.
  public init?(validating rate: Double) {
    guard rate > 0 && rate < 1 else { return nil }
    self.init(rate: rate)
  }

  /// Nil unless `reach` is finite and above 0.
  init?(reach: Double) {
    let steps = 1_000 * reach
    self.init(validating: steps / (1 + steps))
  }

  /// A scroll view's normal deceleration, 0.998 per millisecond: 0.499 points for each point per second.
  public static let normal = Self(rate: 0.998)
  /// A scroll view's fast deceleration, 0.99 per millisecond: 0.099 points for each point per second.
  public static let fast = Self(rate: 0.99)

  /// The whole distance divided by the velocity, in seconds.
  public var reach: Double { rate / (1 - rate) / 1_000 }

  /// The distance until rest, in points, for a velocity in points per second.
  public func distance(velocity: Double) -> Double { velocity * reach }

  /// The distance covered, in points; 0 up to time 0.
  public func position(at time: Double, velocity: Double) -> Double {
    guard time > 0 else { return 0 }
    return distance(velocity: velocity) * -expm1(1_000 * time * log(rate))
  }

  /// In points per second; the initial velocity up to time 0.
  public func velocity(at time: Double, velocity: Double) -> Double {
    guard time > 0 else { return velocity }
    return velocity * exp(1_000 * time * log(rate))
  }

  /// The seconds until the velocity falls to a limit above 0, both in points per second; 0 if it is not above it.
  func time(from velocity: Double, slowedTo limit: Double) -> Double {
    velocity.magnitude > limit ? log(limit / velocity.magnitude) / log(rate) / 1_000 : 0
  }

  /// The seconds in which the motion covers `distance` points, which must be fewer than the whole distance.
  func time(covering distance: Double, velocity: Double) -> Double {
    distance == 0 ? 0 : log1p(-distance / self.distance(velocity: velocity)) / log(rate) / 1_000
  }

  /// The seconds until the remaining distance is within `tolerance` points, which is above 0.
  public func duration(velocity: Double, tolerance: Double = 0.5) -> Double {
    precondition(tolerance > 0, "Projection.duration(tolerance: \(tolerance)): tolerance must be above 0")
    let distance = distance(velocity: velocity).magnitude
    guard distance > tolerance else { return 0 }
    return log(tolerance / distance) / log(rate) / 1_000
  }
}
