extension NSLayoutConstraint {
  /// The part of an item that a constraint is about.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge of a view without text.
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    /// No attribute; the constraint has no second item.
    case notAnAttribute = 0

    /// The baseline of the last line of text.
    public static var baseline: Self { .lastBaseline }
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How the views of a visual format are aligned, and in which direction it is read.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = Self(rawValue: 1 << 1)
    public static let alignAllRight = Self(rawValue: 1 << 2)
    public static let alignAllTop = Self(rawValue: 1 << 3)
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    /// Aligns the baselines of last lines.
    public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
    /// Aligns the baselines of first lines.
    public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
    /// The bits that align.
    public static let alignmentMask = Self(rawValue: 0xFFFF)
    /// Reads a horizontal format in the direction of text; the default.
    public static let directionLeadingToTrailing = Self([])
    /// Reads a horizontal format from left to right.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// Reads a horizontal format from right to left.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = Self(rawValue: 0x3 << 16)
    /// Measures spacing from edge to edge; the default.
    public static let spacingEdgeToEdge = Self([])
    /// Measures vertical spacing from baseline to baseline.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    /// The bits of the spacing.
    public static let spacingMask = Self(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a size.
  var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute depends on the direction of text.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute names the left or the right edge itself.
  var isLeftOrRight: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The axis of the attribute; nil for none.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .height, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// The attribute of the margins' guide that a margin attribute stands for; nil for another one.
  var ofMarginsGuide: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
