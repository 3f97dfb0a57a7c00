/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = Self(rawValue: 1)
  /// The left edge.
  public static let left = Self(rawValue: 2)
  /// The lower edge.
  public static let bottom = Self(rawValue: 4)
  /// The right edge.
  public static let right = Self(rawValue: 8)
  /// All edges.
  public static let all: Self = [.top, .left, .bottom, .right]
}
