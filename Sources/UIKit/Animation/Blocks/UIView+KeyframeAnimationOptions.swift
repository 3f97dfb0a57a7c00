import Motion

extension UIView {
  /// The options of a keyframe animation.
  ///
  /// Without the bits of a curve, such as the raw value of `AnimationOptions.curveLinear`, the whole animation is slow at
  /// the beginning and at the end.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
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
    /// The block does not inherit the options of the block around it.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    /// Straight from value to value at the given times; the default.
    public static let calculationModeLinear: Self = []
    /// The value jumps at the beginning of each keyframe.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// Straight from value to value at constant speed; the given times are ignored.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// Along a smooth curve through the values at the given times.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// Along a smooth curve through the values at constant speed; the given times are ignored.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

    /// How the values between keyframes are computed.
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
