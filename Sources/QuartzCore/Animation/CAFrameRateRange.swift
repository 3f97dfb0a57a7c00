/// A range of frame rates that an animation or display link prefers, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The lowest acceptable frame rate.
  public var minimum: Float
  /// The highest useful frame rate.
  public var maximum: Float
  /// The preferred frame rate; nil for none.
  public var preferred: Float?

  /// Creates the default range: the display's own rate.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Creates a range with an optional preferred frame rate.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Creates the default range: the display's own rate.
  public static let `default` = Self()
}
