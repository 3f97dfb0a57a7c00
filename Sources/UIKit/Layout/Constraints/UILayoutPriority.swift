/// From 1 to 1000; a constraint with a higher priority holds before all with a lower one.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let dragThatCanResizeScene = Self(510)
  public static let sceneSizeStayPut = Self(500)
  public static let dragThatCannotResizeScene = Self(490)
  public static let defaultLow = Self(250)
  public static let fittingSizeLevel = Self(50)

  public static func + (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue + rhs) }

  public static func - (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue - rhs) }
}
