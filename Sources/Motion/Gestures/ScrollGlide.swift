import Glibc

/// One axis of a scroll view after the finger let go of it: it slows down by itself, and where it gets past an end of
/// its content it is drawn back.
///
/// Closed form: an instant gives the offset, so it makes no difference how often it is asked. The offset and, at the
/// start, the velocity go on from the finger's without a jump. Times are in seconds since the release, offsets in points.
public struct ScrollGlide: Hashable, Sendable {
  /// The offset at which it comes to rest.
  public let end: Double
  /// The seconds until it rests, which it does from then on exactly.
  public let duration: Double

  private let start: Double
  /// Where slowing down leads by itself.
  private let aim: Double
  /// The share of the way to `aim` that it goes in a second at first.
  private let pace: Double
  /// When it is drawn to its end instead.
  private let turn: Double
  private let recoil: Recoil

  /// The points that may be left of the way when it counts as at rest: less than a pixel on every screen.
  public static let tolerance = 0.25
  /// The frequency, in radians per second, of what draws content back: the stiffness of 100 found in `UIScrollView`.
  public static let recoilFrequency = 10.0

  /// A motion that slows down from `velocity`, in points per second, and comes to rest within `range`.
  ///
  /// Where it rests inside, having gone farther than that, it does so at a whole multiple of `grid` points. Without `bounces` it stops
  /// dead at an end. Beginning beyond an end it is drawn back, unless it is fast enough to come back in by itself.
  /// A start or a velocity that is not finite counts as 0.
  public init(
    from start: Double, velocity: Double, in range: ClosedRange<Double>, projection: Projection = .normal,
    bounces: Bool = true, grid: Double = 0
  ) {
    let (start, velocity) = (Self.finite(start), Self.finite(velocity))
    let free = start + projection.distance(velocity: velocity)
    let nearest = Self.clamped(start, range)
    let comesIn = start != nearest && (free - nearest) * (start - nearest) < 0
    guard start == nearest || comesIn else {
      self.init(from: start, velocity: velocity, drawnTo: nearest)
      return
    }
    // What hardly moves is not moved by the grid.
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

  /// A motion that comes to rest at `target`, having begun at `velocity`, in points per second.
  ///
  /// Where slowing down at a steady rate would lead there in no more than twice the usual time, it does; else it is
  /// drawn there.
  public init(from start: Double, velocity: Double, to target: Double, projection: Projection = .normal) {
    let (start, velocity) = (Self.finite(start), Self.finite(velocity))
    let target = target.isFinite ? target : start
    if (target - start).magnitude > Self.tolerance, velocity / (target - start) >= 1 / (2 * projection.reach) {
      self.init(from: start, velocity: velocity, coastingTo: target)
    } else {
      self.init(from: start, velocity: velocity, drawnTo: target)
    }
  }

  /// Slows down so as to rest at `aim`.
  private init(from start: Double, velocity: Double, coastingTo aim: Double) {
    guard aim != start, velocity / (aim - start) > 0 else {
      self.init(from: start, velocity: velocity, drawnTo: aim)
      return
    }
    let pace = velocity / (aim - start)
    let turn = max(0, log((aim - start).magnitude / Self.tolerance) / pace)
    self.init(
      from: start, coastingTo: aim, at: pace, until: turn, end: aim,
      recoil: Recoil(frequency: Self.recoilFrequency, displacement: 0, velocity: 0))
  }

  /// Is drawn to `end` from the beginning.
  private init(from start: Double, velocity: Double, drawnTo end: Double) {
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

  /// The offset some seconds after the release; up to 0 where it began, from the duration on where it ends.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return duration > 0 ? start : end }
    guard time < duration else { return end }
    return time < turn ? aim + (start - aim) * exp(-pace * time) : end + recoil.position(at: time - turn)
  }

  /// How fast it is then, in points per second; 0 at rest.
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
