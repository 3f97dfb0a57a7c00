/// The weights of four neighbouring keyframes in a point of the smooth curve between the middle two.
///
/// The weights add up to 1, or to 0 for a derivative, so a curve moves with its keyframes.
@frozen
public struct CubicWeights: Hashable, Sendable {
  /// The weight of the keyframe before the segment; 0 where there is none.
  public let before: Double
  /// The weight of the keyframe the segment starts from.
  public let start: Double
  /// The weight of the keyframe the segment ends at.
  public let end: Double
  /// The weight of the keyframe after the segment; 0 where there is none.
  public let after: Double

  /// The ends of the keyframe list that a segment touches, where a neighbour is missing.
  ///
  /// A missing neighbour is replaced by the mirror image of the inner one, so the curve leaves straight towards its
  /// next keyframe, and two keyframes alone make a straight line.
  @frozen
  public struct Ends: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The segment is the first: there is no keyframe before it.
    @inlinable public static var first: Self { Self(rawValue: 1) }
    /// The segment is the last: there is no keyframe after it.
    @inlinable public static var last: Self { Self(rawValue: 2) }
  }

  /// Creates the weights at a fraction of the segment, 0...1, for the shapes at its two ends.
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

  /// Creates the weights of the derivative with respect to the fraction, at a fraction of the segment, 0...1.
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

  /// Creates weights from Hermite's basis: `position` is the share of the end, `constant - position` that of the start.
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
