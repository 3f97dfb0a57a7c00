/// The weights of four neighbouring keyframes in a point of the smooth curve between the middle two.
///
/// The weights add up to 1, or to 0 for a derivative, so a curve moves with its keyframes.
@frozen
public struct CubicWeights: Hashable, Sendable {
  /// The weight of the keyframe before the segment; 0 where there is none.
  public let before: Double
  public let start: Double
  public let end: Double
  /// The weight of the keyframe after the segment; 0 where there is none.
  public let after: Double

  /// The ends of the keyframe list that a segment touches, where a neighbour is missing.
  ///
  /// A missing neighbour is replaced by the mirror image of the inner one, so the curve leaves straight towards its
  /// next keyframe, and two keyframes alone make a straight line.
  @frozen
  public struct Ends: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    @inlinable public static var first: Self { Self(rawValue: 1) }
    @inlinable public static var last: Self { Self(rawValue: 2) }
  }

  /// The weights at a fraction of the segment, 0...1, for the shapes at its two ends.
  @inlinable
  public init(at fraction: Double, from: CubicTangent = .init(), to: CubicTangent = .init(), ends: Ends = []) {
    let square = fraction * fraction
    let cube = square * fraction
    self.init(
      position: 3 * square - 2 * cube,
      constant: 1,
      leaving: cube - 2 * square + fraction,
      arriving: cube - square,
      from: from,
      to: to,
      ends: ends
    )
  }

  /// The weights of the derivative with respect to the fraction.
  @inlinable
  public init(derivativeAt fraction: Double, from: CubicTangent = .init(), to: CubicTangent = .init(), ends: Ends = [])
  {
    let square = fraction * fraction
    self.init(
      position: 6 * fraction - 6 * square,
      constant: 0,
      leaving: 3 * square - 4 * fraction + 1,
      arriving: 3 * square - 2 * fraction,
      from: from,
      to: to,
      ends: ends
    )
  }

  /// From Hermite's basis: `position` is the share of the end, `constant - position` that of the start.
  @inlinable
  init(
    position: Double,
    constant: Double,
    leaving: Double,
    arriving: Double,
    from: CubicTangent,
    to: CubicTangent,
    ends: Ends
  ) {
    var out = from.leaving
    var into = to.arriving
    if ends.contains(.first) { out = (0, out.previous + out.next) }
    if ends.contains(.last) { into = (into.previous + into.next, 0) }
    before = -out.previous * leaving
    start = constant - position + (out.previous - out.next) * leaving - into.previous * arriving
    end = position + out.next * leaving + (into.previous - into.next) * arriving
    after = into.next * arriving
  }
}

/// The shape of a smooth curve at one of its keyframes, after Kochanek and Bartels.
///
/// With all values 0 the curve is a Catmull–Rom spline. The values are meant to be in −1...1, but any finite number is
/// used unchanged. The signs are Kochanek and Bartels'; Core Animation's documentation gives continuity and bias the
/// opposite signs.
@frozen
public struct CubicTangent: Hashable, Sendable {
  /// At 1 there is no tangent at all, below 0 the curve swings wider.
  public var tension: Double
  /// −1 makes the corner of straight lines, above 0 an inverted corner.
  public var continuity: Double
  /// Above 0 the previous keyframe decides the direction, so that the curve bends after this one; below 0 the next one.
  public var bias: Double

  /// The default, all 0, is a Catmull–Rom spline.
  @inlinable
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }

  /// As shares of the steps from the previous and to the next keyframe.
  @inlinable
  var leaving: (previous: Double, next: Double) {
    (
      (1 - tension) * (1 + bias) * (1 + continuity) / 2,
      (1 - tension) * (1 - bias) * (1 - continuity) / 2
    )
  }

  /// As shares of the steps from the previous and to the next keyframe.
  @inlinable
  var arriving: (previous: Double, next: Double) {
    (
      (1 - tension) * (1 + bias) * (1 - continuity) / 2,
      (1 - tension) * (1 - bias) * (1 + continuity) / 2
    )
  }
}

/// A value that can be interpolated: a real vector with a length.
public protocol MotionVector: Hashable, Sendable {
  func adding(_ other: Self) -> Self
  func scaled(by factor: Double) -> Self
  /// At least 0.
  func distance(to other: Self) -> Double
}

extension MotionVector {
  /// Exactly the ends at 0 and 1, beyond them outside 0...1.
  @inlinable
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    scaled(by: 1 - fraction).adding(other.scaled(by: fraction))
  }
}

extension Double: MotionVector {
  @inlinable
  public func adding(_ other: Self) -> Self { self + other }
  @inlinable
  public func scaled(by factor: Double) -> Self { self * factor }
  @inlinable
  public func distance(to other: Self) -> Double { (other - self).magnitude }
}

extension SIMD2<Double>: MotionVector {}

extension SIMD4<Double>: MotionVector {}

extension MotionVector where Self: SIMD, Scalar == Double {
  @inlinable
  public func adding(_ other: Self) -> Self { self + other }
  @inlinable
  public func scaled(by factor: Double) -> Self { self * factor }
  @inlinable
  public func distance(to other: Self) -> Double {
    let difference = other - self
    return (difference * difference).sum().squareRoot()
  }
}
