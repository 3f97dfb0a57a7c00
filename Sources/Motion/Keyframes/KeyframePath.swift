/// A straight or smooth path through a list of values, without times.
public struct KeyframePath<Value: MotionVector>: Hashable, Sendable {
  /// At least one.
  public let values: [Value]
  /// A value without one has the shape of a Catmull–Rom spline.
  public let tangents: [CubicTangent]
  public let isCubic: Bool

  @inlinable
  public init(values: [Value], tangents: [CubicTangent] = [], isCubic: Bool) {
    precondition(!values.isEmpty, "KeyframePath(values: []): at least one value is needed")
    self.values = values
    self.tangents = tangents
    self.isCubic = isCubic
  }

  @inlinable public var segmentCount: Int { values.count - 1 }

  /// At 0 and 1 the value is exactly that of a keyframe; a path with a single value always has that value.
  ///
  /// Fractions outside 0...1 extrapolate, as an overshooting curve needs.
  @inlinable
  public func value(segment: Int, fraction: Double) -> Value {
    guard segment < segmentCount else { return values[values.count - 1] }
    guard isCubic else { return values[segment].interpolated(to: values[segment + 1], at: fraction) }
    let from = tangent(segment)
    let to = tangent(segment + 1)
    return sum(segment, CubicWeights(at: fraction, from: from, to: to, ends: ends(segment)))
  }

  /// In the values' unit of distance per segment.
  @inlinable
  public func speed(segment: Int, fraction: Double) -> Double {
    guard segment < segmentCount else { return 0 }
    guard isCubic else { return values[segment].distance(to: values[segment + 1]) }
    let from = tangent(segment)
    let to = tangent(segment + 1)
    let derivative = sum(segment, CubicWeights(derivativeAt: fraction, from: from, to: to, ends: ends(segment)))
    return derivative.distance(to: derivative.scaled(by: 0))
  }

  @inlinable
  func tangent(_ index: Int) -> CubicTangent {
    index < tangents.count ? tangents[index] : CubicTangent()
  }

  @inlinable
  func ends(_ segment: Int) -> CubicWeights.Ends {
    var ends: CubicWeights.Ends = []
    if segment == 0 { ends.insert(.first) }
    if segment == segmentCount - 1 { ends.insert(.last) }
    return ends
  }

  /// A missing neighbour has weight 0 and is replaced by an end.
  @inlinable
  func sum(_ segment: Int, _ weights: CubicWeights) -> Value {
    values[max(segment - 1, 0)].scaled(by: weights.before)
      .adding(values[segment].scaled(by: weights.start))
      .adding(values[segment + 1].scaled(by: weights.end))
      .adding(values[min(segment + 2, segmentCount)].scaled(by: weights.after))
  }
}
