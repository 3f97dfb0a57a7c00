/// Edges of a rectangle, by where lines of text begin and end.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// The edges of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = Self(rawValue: 1)
  /// The edge where lines begin: the left.
  public static let leading = Self(rawValue: 2)
  /// The lower edge.
  public static let bottom = Self(rawValue: 4)
  /// The edge where lines end: the right.
  public static let trailing = Self(rawValue: 8)
  /// Every edge.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}
