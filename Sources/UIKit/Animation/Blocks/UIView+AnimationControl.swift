import CoreGraphics
public import Foundation

extension UIView {
  /// Makes changes without animating them, also inside a block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    UIApplication.shared.animationState.with(enabled: false, actionsWithoutAnimation)
  }

  /// Whether changes in blocks are animated from now on; completion blocks are called in any case.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animationState.isEnabled = enabled
  }

  /// Whether changes in blocks are animated.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.animationState.isEnabled }

  /// The duration of the block that is being staged, in seconds; 0 outside any.
  public class var inheritedAnimationDuration: TimeInterval {
    UIApplication.shared.animationState.current?.timing.duration ?? 0
  }

  /// Has what `animations` changes inside a block run `count` times, each followed by the way back where it
  /// `autoreverses`.
  ///
  /// Outside a block nothing is animated.
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
