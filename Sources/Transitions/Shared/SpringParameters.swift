public import UIKit

/// The timing of a transition as a spring.
///
/// An overdamped spring counts as critically damped, as it does in UIKit.
public struct SpringParameters {
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
}
