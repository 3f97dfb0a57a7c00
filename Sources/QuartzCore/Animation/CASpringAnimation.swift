public import CoreGraphics
package import Motion

/// An animation from one value to another as a mass on a spring makes it.
///
/// `duration` does not follow from the spring: set it to `settlingDuration` to see all of it. Figures outside
/// their ranges are refused: the last good one stays.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; more than 0.
  public final var mass: CGFloat = 1 { didSet { if !isPossible { mass = oldValue } } }
  /// The spring's stiffness; more than 0.
  public final var stiffness: CGFloat = 100 { didSet { if !isPossible { stiffness = oldValue } } }
  /// The damping; 0 or more.
  public final var damping: CGFloat = 10 { didSet { if !isPossible { damping = oldValue } } }
  /// The speed at the beginning in whole distances a second, positive towards the end.
  public final var initialVelocity: CGFloat = 0 {
    didSet {
      if !initialVelocity.isFinite { initialVelocity = oldValue }
      // A greater velocity cannot be seen, and its position would not be a number.
      initialVelocity = min(1e6, max(-1e6, initialVelocity))
    }
  }
  /// Whether a spring damped more than critically is solved as such; else as a critically damped one.
  public final var allowsOverdamping = false

  /// A spring that takes about `perceptualDuration` seconds and overshoots by `bounce`, -1...1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let bounce = min(1, max(-0.999, bounce.native))
    let frequency = 2 * .pi / perceptualDuration
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    // Observers do not run here, so the figures are looked at first.
    guard
      let spring = Spring(validatingMass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    else { return }
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  /// Whether there is a spring of these figures.
  private var isPossible: Bool {
    Spring(validatingMass: mass.native, stiffness: stiffness.native, damping: damping.native) != nil
  }

  /// The spring of these figures.
  package final var spring: Spring {
    Spring(
      mass: mass.native, stiffness: stiffness.native, damping: damping.native,
      overdamping: allowsOverdamping ? .allowed : .clamped)
  }

  /// How long the spring takes until it may be considered at rest, in seconds.
  public final var settlingDuration: CFTimeInterval { spring.appleSettlingDuration }

  /// The length of one swing of the spring without damping, in seconds.
  public final var perceptualDuration: CFTimeInterval { 2 * .pi / spring.naturalFrequency }

  /// How springy it is: 0 is critically damped, towards 1 it swings on and on, below 0 it creeps.
  public final var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  override func makeEmptyCopy() -> CAAnimation { CASpringAnimation() }

  override func copyFigures(to copy: CAAnimation) {
    super.copyFigures(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }

  override func compilePacing(duration: Double) -> Pacing {
    Pacing(.spring(spring, initialVelocity: initialVelocity.native, duration: duration))
  }
}
