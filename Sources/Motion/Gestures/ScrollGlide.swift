import Glibc

/// The motion of a scroll view along one axis after the finger lets go: it slows down by itself, and past an end of its
/// content it is pulled back.
///
/// The offset is a closed form of the time, so it does not depend on the instants at which it is read. The offset and
/// the velocity continue the finger's without a jump. Times are in seconds since the release, offsets in points.
public struct ScrollGlide: Hashable, Sendable {
  /// The offset at rest.
  public let end: Double
  /// The seconds until the motion rests, exactly at ``end``.
  public let duration: Double

  private let start: Double
  /// The offset at which the motion would rest without an end of the content.
  private let aim: Double
  /// The initial velocity as a fraction of the distance to `aim`, per second.
  private let pace: Double
  /// The time from which the motion is pulled to its end.
  private let turn: Double
  private let recoil: Recoil

  /// The remaining distance, in points, at which the motion counts as at rest: less than a pixel on every screen.
  public static let tolerance = 0.25
  /// The frequency, in radians per second, of the spring that pulls content back: the stiffness of 100 found in
  /// `UIScrollView`.
  public static let recoilFrequency = 10.0

  /// Creates a motion that slows down from `velocity`, in points per second, and comes to rest within `range`.
  ///
  /// A motion that rests inside the range, after more than `grid` points, rests at a whole multiple of `grid` points.
  /// Without `bounces` it stops at once at an end of the range. From a start outside the range it is pulled back,
  /// unless it is fast enough to return by itself. A start or a velocity that is not finite counts as 0.
  public init(
    from start: Double, velocity: Double, in range: ClosedRange<Double>, projection: Projection = .normal,
    bounces: Bool = true, grid: Double = 0
  ) {
    let (start, velocity) = (Self.finite(start), Self.finite(velocity))
    let free = start + projection.distance(velocity: velocity)
    let nearest = Self.clamped(start, range)
    let returns = start != nearest && (free - nearest) * (start - nearest) < 0
    guard start == nearest || returns else {
      self.init(from: start, velocity: velocity, pulledTo: nearest)
      return
    }
    // A motion shorter than the grid is not moved to it.
    let isShort = (free - start).magnitude <= grid
    let inside = Self.clamped(isShort ? free : Self.rounded(free, grid), range)
    let leaves = Self.clamped(free, range) != free
    guard leaves, free != start else {
      self.init(from: start, velocity: velocity, coastingTo: inside)
      return
    }
    let pace = velocity / (free - start)
    let turn = log((free - start) / (free - inside)) / pace
    self.init(
      from: start, coastingTo: free, at: pace, until: turn, end: inside,
      recoil: Recoil(
        frequency: Self.recoilFrequency, displacement: 0, velocity: bounces ? pace * (free - inside) : 0))
  }

  /// Creates a motion that begins with `velocity`, in points per second, and comes to rest at `target`.
  ///
  /// If slowing down at a constant rate leads to the target in at most twice the usual time, the motion does so;
  /// otherwise it is pulled there.
  public init(from start: Double, velocity: Double, to target: Double, projection: Projection = .normal) {
    let (start, velocity) = (Self.finite(start), Self.finite(velocity))
    let target = target.isFinite ? target : start
    if (target - start).magnitude > Self.tolerance, velocity / (target - start) >= 1 / (2 * projection.reach) {
      self.init(from: start, velocity: velocity, coastingTo: target)
    } else {
      self.init(from: start, velocity: velocity, pulledTo: target)
    }
  }

  /// Creates a motion that slows down and rests at `aim`.
  private init(from start: Double, velocity: Double, coastingTo aim: Double) {
    guard aim != start, velocity / (aim - start) > 0 else {
      self.init(from: start, velocity: velocity, pulledTo: aim)
      return
    }
    let pace = velocity / (aim - start)
    let turn = max(0, log((aim - start).magnitude / Self.tolerance) / pace)
    self.init(
      from: start, coastingTo: aim, at: pace, until: turn, end: aim,
      recoil: Recoil(frequency: Self.recoilFrequency, displacement: 0, velocity: 0))
  }

  /// Creates a motion that is pulled to `end` from the beginning.
  private init(from start: Double, velocity: Double, pulledTo end: Double) {
    self.init(
      from: start, coastingTo: start, at: 0, until: 0, end: end,
      recoil: Recoil(frequency: Self.recoilFrequency, displacement: start - end, velocity: velocity))
  }

  private init(
    from start: Double, coastingTo aim: Double, at pace: Double, until turn: Double, end: Double, recoil: Recoil
  ) {
    (self.start, self.aim, self.pace, self.turn, self.end, self.recoil) = (start, aim, pace, turn, end, recoil)
    duration = turn + recoil.duration(tolerance: Self.tolerance)
  }

  /// Returns the offset at a time after the release: the start up to time 0, ``end`` from ``duration`` on.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return duration > 0 ? start : end }
    guard time < duration else { return end }
    return time < turn ? aim + (start - aim) * exp(-pace * time) : end + recoil.position(at: time - turn)
  }

  /// Returns the velocity at a time after the release, in points per second; 0 at rest.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let time = max(0, time)
    return time < turn ? (aim - start) * pace * exp(-pace * time) : recoil.velocity(at: time - turn)
  }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

  private static func clamped(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }

  private static func rounded(_ value: Double, _ grid: Double) -> Double {
    grid > 0 ? (value / grid).rounded() * grid : value
  }
}
