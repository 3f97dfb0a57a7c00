/// Kinds of scrolling that a pan may take; hosts send none as touches.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// The kinds of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// By a wheel that clicks.
  public static let discrete = Self(rawValue: 1)
  /// By a pad that glides.
  public static let continuous = Self(rawValue: 2)
  /// Every kind.
  public static let all: Self = [.discrete, .continuous]
}
