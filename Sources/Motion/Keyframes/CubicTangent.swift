/// The shape of a smooth curve at one of its keyframes, after Kochanek and Bartels.
///
/// All 0 is a Catmull–Rom spline. Figures are meant in −1...1; any finite number is taken as it is. The signs are
/// Kochanek and Bartels'; Core Animation's documentation gives its continuity and bias values the opposite ones.
@frozen
public struct CubicTangent: Hashable, Sendable {
  /// How tight the curve is: 1 has no tangent at all, below 0 swings wider.
  public var tension: Double
  /// How unlike the ways in and out are: −1 makes the corner of straight lines, above 0 an inverted one.
  public var continuity: Double
  /// Which neighbour decides the direction: above 0 the way in, so that the curve bends after the keyframe; below 0 the
  /// way out, so that it bends before.
  public var bias: Double

  /// Creates a shape; all 0, the default, is Catmull–Rom's.
  @inlinable
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }

  /// The tangent with which the curve leaves, as shares of the step that led here and of the next one.
  @inlinable
  var leaving: (previous: Double, next: Double) {
    (
      (1 - tension) * (1 + bias) * (1 + continuity) / 2,
      (1 - tension) * (1 - bias) * (1 - continuity) / 2
    )
  }

  /// The tangent with which the curve arrives, as shares of the step that led here and of the next one.
  @inlinable
  var arriving: (previous: Double, next: Double) {
    (
      (1 - tension) * (1 + bias) * (1 - continuity) / 2,
      (1 - tension) * (1 - bias) * (1 + continuity) / 2
    )
  }
}
