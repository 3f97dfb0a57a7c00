import Motion
import QuartzCore

struct BlockTiming {
  /// One run takes this long; with 0 changes are not animated.
  var duration: Double
  /// The time from the commit to the beginning, in seconds.
  var delay = 0.0
  var curve: BlockCurve
  var options: UIView.AnimationOptions
  /// 0 means one.
  var repeatCount = 0.0
  var autoreverses = false
  /// The curve must stay linear, because a finger moves the time.
  var isEven = false

  init(duration: Double, delay: Double = 0, curve: BlockCurve? = nil, options: UIView.AnimationOptions = []) {
    self.duration = AnimationLimits.duration(duration)
    self.delay = AnimationLimits.delay(delay)
    self.curve = curve ?? BlockCurve(options: options.rawValue)
    self.options = options
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
    if self.curve == .system, self.duration > 0 { self.duration = max(self.duration, BlockCurve.systemDuration) }
  }

  /// Creates the timing of a block that lasts until a spring with a perceptual duration and a bounce rests.
  init(
    springDuration: Double, bounce: Double, velocity: Double, delay: Double, options: UIView.AnimationOptions
  ) {
    guard AnimationLimits.duration(springDuration) > 0 else {
      self.init(duration: 0, delay: delay, options: options)
      return
    }
    let spring = AnimationLimits.spring(duration: springDuration, bounce: bounce)
    self.init(
      duration: spring.appleSettlingDuration, delay: delay,
      curve: .spring(spring, velocity: AnimationLimits.velocity(velocity)), options: options)
  }

  /// Inherits what the options do not override.
  func inside(_ outer: Self) -> Self {
    var result = self
    if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { result.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      result.options = outer.options
      result.repeatCount = outer.repeatCount
      result.autoreverses = outer.autoreverses
    }
    return result
  }

  /// The animations never end by themselves.
  var isEndless: Bool { repeatCount == .infinity }

  func apply(to animation: CAAnimation) {
    animation.duration = duration
    animation.delay = delay
    animation.repeatCount = Float(repeatCount)
    animation.autoreverses = autoreverses
    animation.fillMode = .both
  }
}
