import CoreGraphics
public import Foundation
import Motion

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = Self(rawValue: 1 << 0)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// No effect: animations always start from what is seen.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// No effect: pending changes are always shown with the next frame.
    public static let flushUpdates = Self(rawValue: 1 << 13)

    public static let curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// Shown as a dissolve.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// Shown as a dissolve.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    /// No effect.
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
    /// No effect.
    public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
  }
}

extension UIView {
  /// A change outside a keyframe takes the whole duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // The curve applies to the whole animation; keyframe animations cannot inherit one.
    let flags = AnimationOptions(rawValue: options.rawValue).union(.overrideInheritedCurve)
    let timing = BlockTiming(duration: duration, delay: delay, options: flags)
    AnimationBlocks.run(timing, keyframes: KeyframeCollector(mode: options.mode), animations, completion: completion)
  }

  /// Times are fractions of the whole animation; with a duration of 0 the value jumps.
  ///
  /// Outside a keyframe animation `animations` is run like other code.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let collector = UIApplication.shared.animationState.innermost?.keyframes else { return animations() }
    collector.keyframe(
      from: AnimationLimits.fraction(frameStartTime), duration: AnimationLimits.fraction(frameDuration), animations)
  }
}

extension UIView {
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    UIApplication.shared.animationState.with(enabled: false, actionsWithoutAnimation)
  }

  /// Completion blocks are called in both cases.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animationState.isEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { UIApplication.shared.animationState.isEnabled }

  /// 0 outside blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    UIApplication.shared.animationState.current?.timing.duration ?? 0
  }

  /// Outside a block the changes are not animated.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = UIApplication.shared.animationState.current else { return animations() }
    let before = block.timing
    block.timing.repeatCount = AnimationLimits.repeatCount(count.native)
    block.timing.autoreverses = autoreverses
    animations()
    block.timing = before
  }
}

extension UIView {
  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
    /// The curve of implicit animations; UIKit reports this raw value, but does not name it.
    case implicit = 5
    /// A curve with control points; UIKit reports its raw value, but does not name it.
    ///
    /// As a curve, it is linear.
    case custom = 6
    /// The spring of pushes and of the keyboard; UIKit reports this raw value, but does not name it.
    case system = 7
  }
}

extension UIView {
  /// Without the bits of a curve, such as the raw value of `AnimationOptions.curveLinear`, the whole animation is slow
  /// at the beginning and at the end.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = Self(rawValue: 1 << 0)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// No effect: animations always start from what is seen.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    public static let calculationModeLinear: Self = []
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

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
