/// The shape of a smooth curve at one of its keyframes, after Kochanek and Bartels.
///
/// With all values 0 the curve is a Catmull–Rom spline. The values are meant to be in −1...1, but any finite number is
/// used unchanged. The signs are Kochanek and Bartels'; Core Animation's documentation gives continuity and bias the
/// opposite signs.
@frozen
public struct CubicTangent: Hashable, Sendable {
  /// The tightness of the curve: at 1 there is no tangent at all, below 0 the curve swings wider.
  public var tension: Double
  /// The difference between the incoming and the outgoing tangent: −1 makes the corner of straight lines, above 0 an
  /// inverted corner.
  public var continuity: Double
  /// The neighbour that decides the direction: above 0 the previous keyframe, so that the curve bends after this one;
  /// below 0 the next keyframe, so that it bends before.
  public var bias: Double

  /// Creates a shape; the default, all 0, is that of a Catmull–Rom spline.
  @inlinable
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }

  /// The outgoing tangent, as shares of the steps from the previous and to the next keyframe.
  @inlinable
  var leaving: (previous: Double, next: Double) {
    (
      (1 - tension) * (1 + bias) * (1 + continuity) / 2,
      (1 - tension) * (1 - bias) * (1 - continuity) / 2
    )
  }

  /// The incoming tangent, as shares of the steps from the previous and to the next keyframe.
  @inlinable
  var arriving: (previous: Double, next: Double) {
    (
      (1 - tension) * (1 + bias) * (1 - continuity) / 2,
      (1 - tension) * (1 - bias) * (1 + continuity) / 2
    )
  }
}
