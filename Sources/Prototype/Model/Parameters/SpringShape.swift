import Foundation
import Motion

/// A spring as people set it: by mass, stiffness and damping, or by duration and bounce.
struct SpringShape: Equatable, Sendable {
  var mass: Double
  var stiffness: Double
  var damping: Double

  /// The period of the spring without damping, in seconds: what iOS 17 calls the duration.
  var duration: Double { 2 * .pi / (stiffness / mass).squareRoot() }

  /// The ratio of the damping to the critical damping.
  var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// How much the spring swings, from -1 to 1: 0 is critically damped, below 0 overdamped, as in iOS 17.
  var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The spring without damping above critical, of which Apple's systems take no account.
  var asPlayed: Self { dampingRatio > 1 ? with(bounce: 0) : self }

  /// Returns a spring of another duration and the same mass and bounce.
  func with(duration: Double) -> Self {
    let frequency = 2 * Double.pi / duration
    let stiffness = mass * frequency * frequency
    return Self(mass: mass, stiffness: stiffness, damping: damping * (stiffness / self.stiffness).squareRoot())
  }

  /// Returns a spring of another bounce and the same mass and duration.
  func with(bounce: Double) -> Self {
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    return Self(mass: mass, stiffness: stiffness, damping: 2 * ratio * (stiffness * mass).squareRoot())
  }

  /// Returns the bounce at which a spring passes its end by a fraction of the distance; 0 if it does not pass it.
  static func bounce(overshoot: Double) -> Double {
    guard overshoot > 0.0001 else { return 0 }
    let logarithm = log(min(overshoot, 0.99))
    return 1 + logarithm / (Double.pi * Double.pi + logarithm * logarithm).squareRoot()
  }

  /// The spring as Apple's systems play it: an overdamped one as if it were critically damped.
  var played: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping) }

  /// The spring by the letter of its parameters.
  var literal: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping, overdamping: .allowed) }

  /// The fraction of the distance by which the spring passes its end; 0 if it does not.
  var overshoot: Double { played.firstTurn().map { max(0, played.value(at: $0) - 1) } ?? 0 }
}
