/// Where in a list of keyframes a progress falls.
@frozen
public struct KeyframePosition: Hashable, Sendable {
  /// The index of the keyframe the segment starts from, from 0.
  public var segment: Int
  /// How far into the segment, 0 to 1, beyond where the segment's curve overshoots; always 0 when values are held.
  public var fraction: Double

  /// Creates a position.
  @inlinable
  public init(segment: Int, fraction: Double) {
    self.segment = segment
    self.fraction = fraction
  }
}
