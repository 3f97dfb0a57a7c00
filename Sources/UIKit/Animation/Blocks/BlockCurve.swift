import Motion
import QuartzCore

/// How what a block changes is paced.
enum BlockCurve: Equatable {
  /// A Bézier curve.
  case bezier(CAMediaTimingFunction)
  /// The spring that a damping ratio and the block's duration make; the velocity is in whole distances a second.
  case damped(ratio: Double, velocity: Double)
  /// A spring with figures of its own.
  case spring(Spring, velocity: Double)

  /// A curve by name.
  static func named(_ name: CAMediaTimingFunctionName) -> Self { .bezier(CAMediaTimingFunction(name: name)) }

  /// The curve that the bits of a block's options say.
  init(options: UInt) {
    switch (options >> 16) & 15 {
    case 0: self = .named(.easeInEaseOut)
    case 1: self = .named(.easeIn)
    case 2: self = .named(.easeOut)
    case Self.systemBits: self = .system
    default: self = .named(.linear)
    }
  }

  /// The curve of `AnimationCurve`'s name.
  init(_ curve: UIView.AnimationCurve) { self.init(options: UInt(curve.rawValue) << 16) }

  /// The spring of a damping ratio; figures that are none count as no overshoot and as rest.
  static func damped(dampingRatio: Double, velocity: Double) -> Self {
    .damped(ratio: AnimationLimits.dampingRatio(dampingRatio), velocity: AnimationLimits.velocity(velocity))
  }

  /// The curve of the system's own push and of the keyboard: a critically damped spring.
  static let system = Self.spring(Spring(mass: 3, stiffness: 1000, damping: 500), velocity: 0)

  /// What stands for that curve among the options.
  private static let systemBits: UInt = 7

  /// How long the system's spring takes, in seconds; cut off before, it would jump at the end.
  static let systemDuration = 0.5

  /// An animation paced so, of `duration` seconds.
  func animation(keyPath: String, duration: Double) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch self {
    case .bezier(let function):
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
    case .damped(let ratio, let velocity):
      let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      animation = Self.animation(keyPath, spring, velocity)
    case .spring(let spring, let velocity):
      animation = Self.animation(keyPath, spring, velocity)
    }
    animation.duration = duration
    return animation
  }

  private static func animation(_ keyPath: String, _ spring: Spring, _ velocity: Double) -> CABasicAnimation {
    let animation = CASpringAnimation(keyPath: keyPath)
    animation.mass = CGFloat(spring.mass)
    animation.stiffness = CGFloat(spring.stiffness)
    animation.damping = CGFloat(spring.damping)
    animation.allowsOverdamping = spring.overdamping == .allowed
    animation.initialVelocity = CGFloat(velocity)
    return animation
  }

  /// The curve over `duration` seconds.
  func timingCurve(duration: Double) -> TimingCurve {
    switch self {
    case .bezier(let function): .bezier(function.curve)
    case .damped(let ratio, let velocity):
      .spring(
        Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity), initialVelocity: velocity,
        duration: duration)
    case .spring(let spring, let velocity): .spring(spring, initialVelocity: velocity, duration: duration)
    }
  }

  /// The curve as a timing function; springs, which are none, are taken for slow at both ends.
  var timingFunction: CAMediaTimingFunction {
    if case .bezier(let function) = self { return function }
    return CAMediaTimingFunction(name: .easeInEaseOut)
  }
}
