import CoreGraphics
public import Foundation

extension UIView {
  /// Makes the changes in a closure without animating them, also inside a block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    UIApplication.shared.animationState.with(enabled: false, actionsWithoutAnimation)
  }

  /// Enables or disables animations in blocks; completion blocks are called in both cases.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animationState.isEnabled = enabled
  }

  /// A Boolean value that says whether changes in blocks are animated.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.animationState.isEnabled }

  /// The duration of the current block, in seconds; 0 outside blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    UIApplication.shared.animationState.current?.timing.duration ?? 0
  }

  /// Runs the animations of the changes that `animations` makes inside a block `count` times, each followed by its reverse
  /// if `autoreverses` is true.
  ///
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
