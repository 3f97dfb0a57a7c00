/// Edges of a rectangle, named by the direction of text.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = Self(rawValue: 1)
  /// The leading edge: the left one.
  public static let leading = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4)
  /// The trailing edge: the right one.
  public static let trailing = Self(rawValue: 8)
  /// All edges.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}
