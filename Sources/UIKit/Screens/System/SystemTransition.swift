import CoreGraphics
import Motion

/// The figures of the system's own push and pop.
struct SystemTransition {
  /// The spring they run by: Apple's figures, solved as critically damped as Apple does.
  static let spring = Spring(mass: 3, stiffness: 1_000, damping: 500, overdamping: .clamped)
  /// How long they take, in seconds: the length of that spring.
  static let duration = 0.5
  /// How far the screen beneath lies to the side, as a fraction of the width.
  static let parallax: CGFloat = 0.3
  /// How dark the screen beneath is, 0...1.
  static let dimming: CGFloat = 0.1
  /// The strength of the shadow at the edge of the upper screen, 0...1.
  static let shadowOpacity: Float = 0.25
  /// The softness of that shadow, in points.
  static let shadowRadius: CGFloat = 10
  /// Which way a released screen goes: whether 0.3 s more at its velocity would bring it past the middle.
  static let rule = ReleaseRule.reactNavigation
}
