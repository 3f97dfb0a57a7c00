/// How important a constraint is, from 1 to 1000; one with a higher priority holds before all with a lower one.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that must hold: 1000.
  public static let required = Self(1000)
  /// The priority with which content usually resists compression: 750.
  public static let defaultHigh = Self(750)
  /// The priority with which dragging resizes a scene and everything in it: 510.
  public static let dragThatCanResizeScene = Self(510)
  /// The priority with which a scene keeps its size: 500.
  public static let sceneSizeStayPut = Self(500)
  /// The priority with which dragging a divider resists resizing the scene: 490.
  public static let dragThatCannotResizeScene = Self(490)
  /// The priority with which content usually resists growth: 250.
  public static let defaultLow = Self(250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`: 50.
  public static let fittingSizeLevel = Self(50)

  /// Returns a priority that is `rhs` higher.
  public static func + (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue + rhs) }

  /// Returns a priority that is `rhs` lower.
  public static func - (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue - rhs) }
}
