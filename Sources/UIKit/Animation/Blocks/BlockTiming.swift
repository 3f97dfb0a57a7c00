import Motion
import QuartzCore

/// When, for how long and how often what a block changes is animated.
struct BlockTiming {
  /// The length of one run, in seconds; 0 changes at once.
  var duration: Double
  /// How long after the commit it begins, in seconds.
  var delay = 0.0
  /// How it is paced.
  var curve: BlockCurve
  /// What the client asked for.
  var options: UIView.AnimationOptions
  /// How often it runs; 0 means once.
  var repeatCount = 0.0
  /// Whether each run is followed by one backwards.
  var autoreverses = false
  /// Whether nothing but even pacing is allowed, because a finger moves the time.
  var isEven = false

  /// A block of `duration` seconds; lengths that are none count as 0.
  init(duration: Double, delay: Double = 0, curve: BlockCurve? = nil, options: UIView.AnimationOptions = []) {
    self.duration = AnimationLimits.duration(duration)
    self.delay = AnimationLimits.delay(delay)
    self.curve = curve ?? BlockCurve(options: options.rawValue)
    self.options = options
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
    if self.curve == .system, self.duration > 0 { self.duration = max(self.duration, BlockCurve.systemDuration) }
  }

  /// A block that lasts until a spring of this perceptual duration and bounce rests.
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

  /// The same inside a block of `outer`, whose duration, curve and options it takes on unless it says otherwise.
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

  /// Whether it never comes to an end of itself.
  var isEndless: Bool { repeatCount == .infinity }

  /// Gives `animation` these figures.
  func apply(to animation: CAAnimation) {
    animation.duration = duration
    animation.delay = delay
    animation.repeatCount = Float(repeatCount)
    animation.autoreverses = autoreverses
    animation.fillMode = .both
  }
}
