/// The kinds of scrolling that a pan accepts; hosts do not send scrolling as touches.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates the set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Scrolling by a wheel with notches.
  public static let discrete = Self(rawValue: 1)
  /// Scrolling by a trackpad.
  public static let continuous = Self(rawValue: 2)
  /// All kinds.
  public static let all: Self = [.discrete, .continuous]
}
