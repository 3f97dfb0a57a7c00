/// The position of a progress in a list of keyframes.
@frozen
public struct KeyframePosition: Hashable, Sendable {
  /// The index of the keyframe at which the segment starts.
  public var segment: Int
  /// The fraction of the segment, 0 to 1, or beyond where the segment's curve overshoots; always 0 when values are
  /// held.
  public var fraction: Double

  /// Creates a position.
  @inlinable
  public init(segment: Int, fraction: Double) {
    self.segment = segment
    self.fraction = fraction
  }
}
