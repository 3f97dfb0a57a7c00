import CoreGraphics
public import Foundation

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
