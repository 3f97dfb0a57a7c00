/// A mode of interpolation between keyframes.
@frozen
public enum KeyframeMode: Hashable, Sendable, CaseIterable {
  /// Straight from one value to the next.
  case linear
  /// Each value is held until the time of the next one.
  case discrete
  /// Straight from one value to the next at constant speed throughout; key times and curves are ignored.
  case paced
  /// Along a smooth curve through the values.
  case cubic
  /// Along a smooth curve through the values at constant speed throughout; key times and curves are ignored.
  case cubicPaced

  /// Whether the speed is constant throughout, so that key times and curves are ignored.
  @inlinable public var isPaced: Bool { self == .paced || self == .cubicPaced }

  /// Whether values are connected by a smooth curve.
  @inlinable public var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
