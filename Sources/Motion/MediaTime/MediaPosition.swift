/// Where in a timed thing an instant falls.
@frozen
public struct MediaPosition: Hashable, Sendable {
  /// The side of the active duration an instant falls on, by active time.
  @frozen
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// Active time is below 0; shown by the backwards fill.
    case before
    /// Active time is in 0...active duration, both ends included.
    case active
    /// Active time is past the active duration; shown by the forwards fill.
    case after
  }

  /// The basic time: seconds into one cycle, in 0...duration, the way back of an autoreverse folded onto the way there.
  public var time: Double
  /// How many whole cycles (there and back, with autoreverse) are done, for values that accumulate.
  ///
  /// At the very end of the last cycle it is not counted yet: the time is the duration instead.
  public var iteration: Int
  /// The side of the active duration the instant falls on.
  public var phase: Phase
  /// ``time`` as a fraction of the duration, in 0...1.
  ///
  /// Of a duration of 0 it is 0 before and 1 from its instant on; of an endless one always 0.
  public var fraction: Double

  /// Creates a position.
  @inlinable
  public init(time: Double, iteration: Int, phase: Phase, fraction: Double) {
    self.time = time
    self.iteration = iteration
    self.phase = phase
    self.fraction = fraction
  }
}
