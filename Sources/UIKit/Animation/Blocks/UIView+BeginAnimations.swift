public import Foundation

// The animation functions from before there were blocks; Apple's later systems still have them.

extension UIView {
  /// By default 0.2 seconds with an ease-in, ease-out curve.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let application = UIApplication.shared
    let state = application.animationState
    let timing = AnimationBlocks.resolved(BlockTiming(duration: standardDuration), in: state)
    let block = AnimationBlock(timing, inside: state.current, in: application, completion: nil)
    block.isOpen = true
    state.note(block)
    state.push(block)
  }

  /// Ends the block that `beginAnimations(_:context:)` began last; does nothing without one.
  public class func commitAnimations() {
    let state = UIApplication.shared.animationState
    guard let block = openBlock else { return }
    block.layOutChanged()
    state.join(block)
    state.pop()
    block.close()
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    openBlock?.timing.duration = areAnimationsEnabled ? AnimationLimits.duration(duration) : 0
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    openBlock?.timing.delay = AnimationLimits.delay(delay)
  }

  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    guard let block = openBlock, !block.timing.isEven else { return }
    block.timing.curve = BlockCurve(curve)
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    openBlock?.timing.repeatCount = AnimationLimits.repeatCount(Double(repeatCount))
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    openBlock?.timing.autoreverses = repeatAutoreverses
  }

  /// Does nothing: animations always start from what is seen.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  private class var openBlock: AnimationBlock? {
    UIApplication.shared.animationState.innermost.flatMap { $0.isOpen ? $0 : nil }
  }

  /// In seconds.
  private class var standardDuration: TimeInterval { 0.2 }
}
