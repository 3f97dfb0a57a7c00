extension UIView {
  /// What of a view's place and size follows its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// What these bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = Self(rawValue: 1)
    /// The width.
    public static let flexibleWidth = Self(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// The distance from the top.
    public static let flexibleTopMargin = Self(rawValue: 8)
    /// The height.
    public static let flexibleHeight = Self(rawValue: 16)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }
}
