extension UIView {
  /// The options of an animation block.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates the set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Changed views are laid out at the end of the block, so that the layout is animated too.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// No effect: animations always start from what is seen.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// The animations repeat until they are removed.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Each run is followed by one in reverse.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// The block does not inherit the duration of the block around it.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// The block does not inherit the curve of the block around it.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// In a transition, the views are animated while they change.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// In a transition, views are hidden and shown instead of removed and added.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// The block does not inherit the options of the block around it.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// No effect: pending changes are always shown with the next frame.
    public static let flushUpdates = Self(rawValue: 1 << 13)

    /// Slow at the beginning and at the end; the default.
    public static let curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)

    /// A transition that flips about the vertical axis, from left to right.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// A transition that flips about the vertical axis, from right to left.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// A transition that curls a page up; shown as a dissolve.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// A transition that curls a page down; shown as a dissolve.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// A transition in which one view dissolves into the other.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// A transition that flips about the horizontal axis, from top to bottom.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// A transition that flips about the horizontal axis, from bottom to top.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    /// No effect.
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
    /// No effect.
    public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
  }
}
