public import CoreGraphics
package import Motion

/// `duration` does not follow from the spring: set it to `settlingDuration` to see all of it.
///
/// A value outside its range is refused: the property keeps its last value, and the world reports a diagnostic.
open class CASpringAnimation: CABasicAnimation {
  /// Greater than 0.
  public final var mass: CGFloat = 1 {
    didSet { keepPossible(\.mass, oldValue, "mass", "it must be above 0") }
  }
  /// Greater than 0.
  public final var stiffness: CGFloat = 100 {
    didSet { keepPossible(\.stiffness, oldValue, "stiffness", "it must be above 0") }
  }
  /// 0 or greater.
  public final var damping: CGFloat = 10 {
    didSet { keepPossible(\.damping, oldValue, "damping", "it must be 0 or more") }
  }
  /// The fraction of the distance between the values per second; positive towards the end.
  public final var initialVelocity: CGFloat = 0 {
    didSet {
      guard initialVelocity.isFinite else {
        refuse(initialVelocity, "initialVelocity", "it must be finite")
        initialVelocity = oldValue
        return
      }
      let limit = CGFloat(NumberLimits.greatestVelocity)
      initialVelocity = min(limit, max(-limit, initialVelocity))
    }
  }
  /// Otherwise the spring is at most critically damped.
  public final var allowsOverdamping = false

  /// `bounce` is in -1...1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let bounce = min(1, max(-0.999, bounce.native))
    let frequency = 2 * .pi / perceptualDuration
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    // Property observers do not run in an initialiser, so the values are validated first.
    guard
      let spring = Spring(validatingMass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    else {
      refuse(perceptualDuration, "perceptualDuration", "it must be above 0 and finite")
      return
    }
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  /// Reports values that do not describe a spring.
  private func keepPossible(
    _ path: ReferenceWritableKeyPath<CASpringAnimation, CGFloat>, _ old: CGFloat, _ name: String, _ rule: String
  ) {
    guard Spring(validatingMass: mass.native, stiffness: stiffness.native, damping: damping.native) == nil else {
      return
    }
    refuse(self[keyPath: path], name, rule)
    self[keyPath: path] = old
  }

  private func refuse(_ value: Any, _ name: String, _ rule: String) {
    LayerWorld.current.refuse(value, for: "CASpringAnimation.\(name)", rule)
  }

  package final var spring: Spring {
    Spring(
      mass: mass.native, stiffness: stiffness.native, damping: damping.native,
      overdamping: allowsOverdamping ? .allowed : .clamped)
  }

  /// The greatest `Float` for a spring without damping, which never rests.
  public final var settlingDuration: CFTimeInterval {
    damping == 0 ? CFTimeInterval(Float.greatestFiniteMagnitude) : spring.appleSettlingDuration
  }

  /// The period of the spring without damping, in seconds.
  public final var perceptualDuration: CFTimeInterval { 2 * .pi / spring.naturalFrequency }

  /// -1...1: 0 is critically damped, towards 1 the spring oscillates longer, below 0 it is overdamped.
  public final var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  override func makeEmptyCopy() -> CAAnimation { CASpringAnimation() }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }

  override final var curve: TimingCurve {
    .spring(spring, initialVelocity: initialVelocity.native, duration: duration)
  }
}
