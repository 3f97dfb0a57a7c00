extension UIControl {
  /// What a control is, several at once where need be.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// What these bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let normal: Self = []
    /// Pressed.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// Not to be used.
    public static let disabled = Self(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = Self(rawValue: 1 << 2)
    /// What the keyboard goes to.
    public static let focused = Self(rawValue: 1 << 3)
    /// Those that applications may give a meaning.
    public static let application = Self(rawValue: 0x00FF_0000)
    /// Those that the library keeps for itself.
    public static let reserved = Self(rawValue: 0xFF00_0000)
  }

  /// Where contents lie from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Everywhere.
    case fill = 3
  }

  /// Where contents lie from one side to the other.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// On the left.
    case left = 1
    /// On the right.
    case right = 2
    /// Everywhere.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }
}
