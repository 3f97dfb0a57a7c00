public import UIKit

/// A spring that times a transition.
///
/// An overdamped spring counts as critically damped, as in UIKit.
public struct SpringParameters {
  /// Above 0.
  public var mass: CGFloat
  /// Above 0.
  public var stiffness: CGFloat
  /// 0 or more.
  public var damping: CGFloat

  /// The default is the spring of the system's push.
  public init(mass: CGFloat = 3, stiffness: CGFloat = 1000, damping: CGFloat = 500) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
  }
}
