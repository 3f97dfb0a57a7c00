public import UIKit

/// A spring that paces a transition.
///
/// Damped more than critically it counts as critically damped, as everywhere in UIKit.
public struct SpringFigures {
  /// How heavy what it moves is; above 0.
  public var mass: CGFloat
  /// How strong it pulls; above 0.
  public var stiffness: CGFloat
  /// How much it is held up; 0 or more.
  public var damping: CGFloat

  /// These; without any, the spring of iOS's own push.
  public init(mass: CGFloat = 3, stiffness: CGFloat = 1000, damping: CGFloat = 500) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
  }

  /// The greatest velocity, in what is left of the way a second, at which it does not pass its end, where it is damped
  /// critically: the square root of stiffness by mass.
  var greatestVelocity: CGFloat { (stiffness / mass).squareRoot() }

  /// The same for UIKit, setting out at `velocity`, in what is left of the way a second.
  @MainActor func parameters(velocity: CGFloat = 0) -> UISpringTimingParameters {
    UISpringTimingParameters(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: CGVector(dx: velocity, dy: velocity))
  }
}
