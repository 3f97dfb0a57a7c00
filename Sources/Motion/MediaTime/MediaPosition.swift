/// The position of an instant in the timing of an object.
@frozen
public struct MediaPosition: Hashable, Sendable {
  /// The side of the active duration on which an instant lies, in active time.
  @frozen
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// Active time is below 0, where the backwards fill shows the object.
    case before
    /// Active time is in 0...active duration, including both ends.
    case active
    /// Active time is past the active duration, where the forwards fill shows the object.
    case after
  }

  /// The basic time: seconds into one cycle, in 0...duration.
  ///
  /// In the backward half of an autoreversing cycle it runs down to 0.
  public var time: Double
  /// The number of complete cycles (forwards and back, with autoreverse), for values that accumulate.
  ///
  /// At the very end of the last cycle that cycle does not count yet: the time is the duration instead.
  public var iteration: Int
  /// The side of the active duration on which the instant lies.
  public var phase: Phase
  /// ``time`` as a fraction of the duration, in 0...1.
  ///
  /// For a duration of 0 the fraction is 0 before the instant and 1 from it on; for an infinite duration it is always
  /// 0.
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
