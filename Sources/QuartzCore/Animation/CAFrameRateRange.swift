/// The frame rates an animation or a display link would like, in frames a second.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The lowest that will do.
  public var minimum: Float
  /// The highest that is of use.
  public var maximum: Float
  /// The one that is best, if any.
  public var preferred: Float?

  /// No wish: the display's own rate.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// A range with, perhaps, a favourite.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// No wish: the display's own rate.
  public static let `default` = Self()
}
