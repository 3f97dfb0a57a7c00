extension UIView {
  /// The distances and lengths of a view that change with its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance between the view's left edge and the superview's.
    public static let flexibleLeftMargin = Self(rawValue: 1)
    public static let flexibleWidth = Self(rawValue: 2)
    /// The distance between the view's right edge and the superview's.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// The distance between the view's top edge and the superview's.
    public static let flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16)
    /// The distance between the view's bottom edge and the superview's.
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }
}
