/// A damped spring that pulls a value from 0 to 1.
///
/// The value `u` obeys `mass · u″ + damping · u′ + stiffness · (u − 1) = 0`, in units of the whole distance. It is a
/// closed form of the time, so it does not depend on earlier instants.
@frozen
public struct Spring: Hashable, Sendable {
  /// The mass, above 0.
  public let mass: Double
  /// The stiffness, above 0, per second squared for a mass of 1.
  public let stiffness: Double
  /// The damping, at least 0, per second for a mass of 1; with 0 the spring never comes to rest.
  public let damping: Double
  /// The treatment of damping above critical.
  public let overdamping: Overdamping

  /// Creates a spring from its physical figures.
  ///
  /// Mass and stiffness must be above 0 and damping at least 0. All three, and the natural frequency and the damping
  /// ratio that follow from them, must be finite. For figures from user input or a file, use
  /// ``init(validatingMass:stiffness:damping:overdamping:)``.
  public init(mass: Double, stiffness: Double, damping: Double, overdamping: Overdamping = .clamped) {
    precondition(
      Self.isValid(mass, stiffness, damping),
      """
      Spring(mass: \(mass), stiffness: \(stiffness), damping: \(damping)): mass and stiffness must be above 0, \
      damping at least 0, all finite
      """
    )
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.overdamping = overdamping
  }

  /// Creates a spring from unchecked figures; nil unless mass and stiffness are above 0, damping is at least 0, and all
  /// are finite.
  public init?(
    validatingMass mass: Double,
    stiffness: Double,
    damping: Double,
    overdamping: Overdamping = .clamped
  ) {
    guard Self.isValid(mass, stiffness, damping) else { return nil }
    self.init(mass: mass, stiffness: stiffness, damping: damping, overdamping: overdamping)
  }

  private static func isValid(_ mass: Double, _ stiffness: Double, _ damping: Double) -> Bool {
    guard mass > 0 && stiffness > 0 && damping >= 0 && mass.isFinite && stiffness.isFinite else { return false }
    let frequency = stiffness.squareRoot() / mass.squareRoot()
    let ratio = damping / stiffness.squareRoot() / mass.squareRoot() / 2
    return frequency.isNormal && ratio.isFinite && (frequency * frequency).isNormal && (ratio * frequency).isFinite
  }

  /// The frequency of the spring without damping, in radians per second.
  public var naturalFrequency: Double { stiffness.squareRoot() / mass.squareRoot() }

  /// The damping as a fraction of critical damping: below 1 the spring swings, above 1 it creeps.
  ///
  /// This is the ratio of the figures themselves; ``overdamping`` does not affect it.
  public var dampingRatio: Double { damping / stiffness.squareRoot() / mass.squareRoot() / 2 }

  /// The damping ratio with which the spring is solved: at most 1 when overdamping is clamped.
  public var effectiveDampingRatio: Double {
    switch overdamping {
    case .allowed: dampingRatio
    case .clamped: min(dampingRatio, 1)
    }
  }
}
