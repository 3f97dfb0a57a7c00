extension UIControl {
  /// The state of a control, a set of flags.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No flag is set.
    public static let normal: Self = []
    /// The control is pressed.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = Self(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = Self(rawValue: 1 << 2)
    /// The control has the keyboard focus.
    public static let focused = Self(rawValue: 1 << 3)
    /// The flags that applications can use.
    public static let application = Self(rawValue: 0x00FF_0000)
    /// The flags that the framework reserves.
    public static let reserved = Self(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of a control's contents.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Stretched over the full height.
    case fill = 3
  }

  /// The horizontal alignment of a control's contents.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// On the left.
    case left = 1
    /// On the right.
    case right = 2
    /// Stretched over the full width.
    case fill = 3
    /// At the leading edge: the left.
    case leading = 4
    /// At the trailing edge: the right.
    case trailing = 5
  }
}
