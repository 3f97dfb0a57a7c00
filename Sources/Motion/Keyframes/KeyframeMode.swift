/// How the values between keyframes are made.
@frozen
public enum KeyframeMode: Hashable, Sendable, CaseIterable {
  /// Straight from one value to the next.
  case linear
  /// Each value is held until the next one's time.
  case discrete
  /// Straight from one value to the next, at constant speed throughout; times and curves are ignored.
  case paced
  /// Along a smooth curve through the values.
  case cubic
  /// Along a smooth curve through the values, at constant speed throughout; times and curves are ignored.
  case cubicPaced

  /// Whether speed is constant throughout, so that key times and curves are ignored.
  @inlinable public var isPaced: Bool { self == .paced || self == .cubicPaced }

  /// Whether the way between values is a smooth curve.
  @inlinable public var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
