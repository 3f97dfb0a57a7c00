public import UIKit

/// The timing of a transition as a spring.
///
/// An overdamped spring counts as critically damped, as it does in UIKit.
public struct SpringFigures {
  /// The mass; above 0.
  public var mass: CGFloat
  /// The stiffness; above 0.
  public var stiffness: CGFloat
  /// The damping; 0 or more.
  public var damping: CGFloat

  /// Creates a spring; by default that of the system's push.
  public init(mass: CGFloat = 3, stiffness: CGFloat = 1000, damping: CGFloat = 500) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
  }

  /// The greatest initial velocity with which a critically damped spring does not overshoot, in remaining distances a
  /// second: the square root of stiffness by mass.
  var greatestVelocity: CGFloat { (stiffness / mass).squareRoot() }

  /// Returns the timing parameters with an initial `velocity`, in remaining distances a second.
  @MainActor func parameters(velocity: CGFloat = 0) -> UISpringTimingParameters {
    UISpringTimingParameters(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: CGVector(dx: velocity, dy: velocity))
  }
}
