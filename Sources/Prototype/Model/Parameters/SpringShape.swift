import Foundation
import Motion

/// A spring as people set it: by mass, stiffness and damping, or by duration and bounce.
struct SpringShape: Equatable, Sendable {
  var mass: Double
  var stiffness: Double
  var damping: Double

  /// The period without damping, in seconds, which iOS 17 calls the duration.
  var duration: Double { 2 * .pi / (stiffness / mass).squareRoot() }

  /// Relative to the critical damping.
  var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// How much the spring swings, -1...1, as in iOS 17: 0 is critically damped, and below 0 is overdamped.
  var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// Limited to critical damping, as on Apple's systems.
  var asPlayed: Self { dampingRatio > 1 ? with(bounce: 0) : self }

  func with(duration: Double) -> Self {
    let frequency = 2 * Double.pi / duration
    let stiffness = mass * frequency * frequency
    return Self(mass: mass, stiffness: stiffness, damping: damping * (stiffness / self.stiffness).squareRoot())
  }

  /// Keeps the mass and the duration.
  func with(bounce: Double) -> Self {
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    return Self(mass: mass, stiffness: stiffness, damping: 2 * ratio * (stiffness * mass).squareRoot())
  }

  /// Returns the bounce that overshoots by a fraction of the distance; 0 for no overshoot.
  static func bounce(overshoot: Double) -> Double {
    guard overshoot > 0.0001 else { return 0 }
    let logarithm = log(min(overshoot, 0.99))
    return 1 + logarithm / (Double.pi * Double.pi + logarithm * logarithm).squareRoot()
  }

  /// As Apple's systems play it: an overdamped spring becomes critically damped.
  var played: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping) }

  /// Exactly as the parameters say.
  var literal: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping, overdamping: .allowed) }

  /// As a fraction of the distance; 0 if there is none.
  var overshoot: Double { played.firstTurn().map { max(0, played.value(at: $0) - 1) } ?? 0 }
}
