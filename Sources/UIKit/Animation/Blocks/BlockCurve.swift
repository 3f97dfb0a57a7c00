import Motion
import QuartzCore

enum BlockCurve: Equatable {
  case bezier(CAMediaTimingFunction)
  /// Settles in the block's duration; the velocity is in whole distances per second.
  case damped(ratio: Double, velocity: Double)
  /// The velocity is in whole distances per second.
  case spring(Spring, velocity: Double)

  static func named(_ name: CAMediaTimingFunctionName) -> Self { .bezier(CAMediaTimingFunction(name: name)) }

  init(options: UInt) {
    switch (options >> 16) & 15 {
    case 0: self = .named(.easeInEaseOut)
    case 1: self = .named(.easeIn)
    case 2: self = .named(.easeOut)
    case 5: self = .named(.default)
    case 7: self = .system
    default: self = .named(.linear)
    }
  }

  init(_ curve: UIView.AnimationCurve) { self.init(options: UInt(curve.rawValue) << 16) }

  /// Both are brought within their limits.
  static func damped(dampingRatio: Double, velocity: Double) -> Self {
    .damped(ratio: AnimationLimits.dampingRatio(dampingRatio), velocity: AnimationLimits.velocity(velocity))
  }

  /// The curve of the system's push and keyboard: critically damped.
  static let system = Self.spring(Spring(mass: 3, stiffness: 1000, damping: 500), velocity: 0)

  /// In seconds; a shorter one would jump at the end.
  static let systemDuration = 0.5

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

  /// A spring, which is not a timing function, counts as ease-in, ease-out.
  var timingFunction: CAMediaTimingFunction {
    if case .bezier(let function) = self { return function }
    return CAMediaTimingFunction(name: .easeInEaseOut)
  }
}
