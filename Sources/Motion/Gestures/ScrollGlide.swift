import Glibc

/// The motion of a scroll view along one axis after the finger lets go: it slows down by itself, and past an end of its
/// content it is pulled back.
///
/// The offset is a closed form of the time, so it does not depend on the instants at which it is read, and it never
/// jumps. Times are in seconds since the release, offsets in points. The laws and figures were measured on iOS 26.1.
public struct ScrollGlide: Hashable, Sendable {
  public let end: Double
  /// The motion rests from then on, exactly at ``end``.
  public let duration: Double

  private let start: Double
  /// In points per second.
  private let velocity: Double
  private let projection: Projection
  /// The time from which the motion is pulled to its end.
  private let turn: Double
  private let recoil: Recoil

  /// The velocity, in points per second, at which a motion that slows down stops.
  public static let stopVelocity = 10.0
  /// The distance from the end, in points, at which content that is pulled back stops: a bounce at 3,125 points per
  /// second against the end of the content ends 0.808 seconds after the release.
  public static let tolerance = 0.43
  /// The frequency, in radians per second, of the spring that pulls content back.
  public static let recoilFrequency = 10.9
  /// The part of the velocity with which the spring begins, as measured: what four milliseconds of slowing down leave.
  public static let recoilShare = 0.992

  /// Creates a motion that slows down from the finger's `velocity`, in points per second, and comes to rest within
  /// `range`.
  ///
  /// A motion that rests inside the range rests at a whole multiple of `grid` points; one that would cover no more than
  /// `grid` points does not begin. Without `bounces` it stops at once at an end of the range. From a start outside the
  /// range it is pulled back, unless it is fast enough to return by itself. A start or a velocity that is not finite
  /// counts as 0.
  public init(
    from start: Double, velocity: Double, in range: ClosedRange<Double>, projection: Projection = .normal,
    bounces: Bool = true, grid: Double = 0
  ) {
    let (start, velocity) = (Self.finite(start), Self.finite(velocity))
    let distance = Self.distance(velocity: velocity, projection)
    let (free, nearest) = (start + distance, Self.clamped(start, range))
    let returns = start != nearest && (free - nearest) * (start - nearest) < 0
    guard start == nearest || returns else {
      let recoil = Recoil(
        frequency: Self.recoilFrequency, released: start - nearest, fingerVelocity: velocity * Self.recoilShare)
      self.init(from: start, to: nearest, recoil: recoil)
      return
    }
    let end = Self.clamped(free, range)
    guard end != free else {
      let isShort = start == nearest && distance.magnitude <= grid
      let rest = isShort ? start : Self.clamped(Self.rounded(free, grid), range)
      self.init(from: start, velocity: isShort ? 0 : velocity, slowingBy: projection, to: rest)
      return
    }
    let slope = bounces ? velocity - (end - start) / projection.reach : 0
    self.init(
      from: start, velocity: velocity, slowingBy: projection, to: end,
      until: projection.time(covering: end - start, velocity: velocity),
      recoil: Recoil(frequency: Self.recoilFrequency, displacement: 0, velocity: slope * Self.recoilShare))
  }

  /// Creates a motion that begins with `velocity`, in points per second, and comes to rest at `target`.
  ///
  /// If slowing down at a constant rate leads to the target in at most twice the usual time, the motion does so;
  /// otherwise it is pulled there.
  public init(from start: Double, velocity: Double, to target: Double, projection: Projection = .normal) {
    let (start, velocity) = (Self.finite(start), Self.finite(velocity))
    let distance = target.isFinite ? target - start : 0
    let usual = Self.distance(velocity: velocity, projection)
    if distance.magnitude > Self.tolerance, usual * distance > 0, distance / usual <= 2,
      let slower = Projection(reach: projection.reach * distance / usual)
    {
      self.init(from: start, velocity: velocity, slowingBy: slower, to: start + distance)
    } else {
      let recoil = Recoil(frequency: Self.recoilFrequency, displacement: -distance, velocity: velocity)
      self.init(from: start, to: start + distance, recoil: recoil)
    }
  }

  private init(from start: Double, velocity: Double, slowingBy projection: Projection, to end: Double) {
    self.init(
      from: start, velocity: velocity, slowingBy: projection, to: end,
      until: projection.time(from: velocity, slowedTo: Self.stopVelocity),
      recoil: Recoil(frequency: Self.recoilFrequency, displacement: 0, velocity: 0))
  }

  private init(from start: Double, to end: Double, recoil: Recoil) {
    self.init(from: start, velocity: 0, slowingBy: .normal, to: end, until: 0, recoil: recoil)
  }

  private init(
    from start: Double, velocity: Double, slowingBy projection: Projection, to end: Double, until turn: Double,
    recoil: Recoil
  ) {
    (self.start, self.velocity, self.projection) = (start, velocity, projection)
    (self.end, self.turn, self.recoil) = (end, turn, recoil)
    duration = turn + recoil.duration(tolerance: Self.tolerance)
  }

  /// The start up to time 0, ``end`` from ``duration`` on.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return duration > 0 ? start : end }
    guard time < duration else { return end }
    return time < turn
      ? start + projection.position(at: time, velocity: velocity) : end + recoil.position(at: time - turn)
  }

  /// In points per second; 0 at rest.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let time = max(0, time)
    return time < turn ? projection.velocity(at: time, velocity: velocity) : recoil.velocity(at: time - turn)
  }

  /// The distance until the motion stops.
  private static func distance(velocity: Double, _ projection: Projection) -> Double {
    let lost = min(velocity.magnitude, stopVelocity)
    return projection.distance(velocity: velocity < 0 ? velocity + lost : velocity - lost)
  }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

  private static func clamped(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }

  private static func rounded(_ value: Double, _ grid: Double) -> Double {
    grid > 0 ? (value / grid).rounded() * grid : value
  }
}
