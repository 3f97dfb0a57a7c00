extension UIView {
  /// How an animation block is to be carried out.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// What these bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What is changed is laid out at the end of the block, so that this is animated with it.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// The animated views are offered touches meanwhile.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Kept: animations always go on from what is seen.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Again and again, until the animations are removed.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Each time through is followed by the way back.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Inside another block: the duration is the block's own.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Inside another block: the curve is the block's own.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// Transitions: the views go on changing.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// Transitions: views are hidden and shown instead of being taken off and put on.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// Inside another block: the options are the block's own.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Kept; what is pending is always shown with the next frame.
    public static let flushUpdates = Self(rawValue: 1 << 13)

    /// Slow at both ends; so it is unless said otherwise.
    public static let curveEaseInOut: Self = []
    /// Slow at first.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = Self(rawValue: 3 << 16)

    /// Transitions: a flip about the vertical axis, from left to right.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// Transitions: a flip about the vertical axis, from right to left.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// Transitions: a page curled up.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// Transitions: a page curled down.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// Transitions: one dissolves into the other.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// Transitions: a flip about the horizontal axis, from top to bottom.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// Transitions: a flip about the horizontal axis, from bottom to top.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    /// A hint that changes nothing here.
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
    /// A hint that changes nothing here.
    public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
  }
}
