import Motion

extension UIView {
  /// How a keyframe animation is to be carried out.
  ///
  /// Without a curve's bits, such as the raw value of `AnimationOptions.curveLinear`, the whole is slow at both ends.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
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
    /// Inside another block: the options are the block's own.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    /// Straight from value to value at the times given; so it is unless said otherwise.
    public static let calculationModeLinear: Self = []
    /// Each value is jumped to when its time begins.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// Straight from value to value at an even speed; the times given are ignored.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// Along a smooth curve through the values at the times given.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// Along a smooth curve through the values at an even speed; the times given are ignored.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

    /// How the steps between values are filled.
    var mode: KeyframeMode {
      switch (rawValue >> 10) & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}
