public import Foundation

// The way of animating from before there were blocks; Apple's later systems still have it.

extension UIView {
  /// Begins a block that lasts until `commitAnimations()`: 0.2 seconds, slow at both ends, unless said otherwise.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let application = UIApplication.shared
    let state = application.animationState
    let timing = AnimationBlocks.resolved(BlockTiming(duration: standardDuration), in: state)
    let block = AnimationBlock(timing, inside: state.current, in: application, completion: nil)
    block.isOpen = true
    state.note(block)
    state.push(block)
  }

  /// Ends the block that `beginAnimations(_:context:)` began last; without one nothing happens.
  public class func commitAnimations() {
    let state = UIApplication.shared.animationState
    guard let block = openBlock else { return }
    block.layOutChanged()
    state.join(block)
    state.pop()
    block.close()
  }

  /// Sets how long what is changed from now on is animated, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    openBlock?.timing.duration = areAnimationsEnabled ? AnimationLimits.duration(duration) : 0
  }

  /// Sets how long what is changed from now on waits, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    openBlock?.timing.delay = AnimationLimits.delay(delay)
  }

  /// Sets how what is changed from now on is paced.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    guard let block = openBlock, !block.timing.isEven else { return }
    block.timing.curve = BlockCurve(curve)
  }

  /// Sets how often what is changed from now on runs.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    openBlock?.timing.repeatCount = AnimationLimits.repeatCount(Double(repeatCount))
  }

  /// Sets whether what is changed from now on comes back after each time through.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    openBlock?.timing.autoreverses = repeatAutoreverses
  }

  /// Does nothing: animations always go on from what is seen.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  private class var openBlock: AnimationBlock? {
    UIApplication.shared.animationState.innermost.flatMap { $0.isOpen ? $0 : nil }
  }

  /// How long a begun block lasts when nobody says, in seconds.
  private class var standardDuration: TimeInterval { 0.2 }
}
