import CoreGraphics
import Motion

/// The figures of the system's own transitions.
struct SystemTransition {
  /// The spring that paces them: Apple's figures, with an overdamped spring clamped to critical damping as Apple does.
  static let spring = Spring(mass: 3, stiffness: 1_000, damping: 500, overdamping: .clamped)
  /// The duration of a presentation or dismissal, in seconds: that of the spring.
  static let duration = 0.5
  /// The duration of a push or pop, in seconds, as measured on iOS; the spring paces it and takes its own time.
  static let navigationDuration = 0.35
  /// The curve that a push or pop reports, as measured on iOS.
  static let navigationCurve = UIView.AnimationCurve(rawValue: 7) ?? .easeInOut
  /// The distance of the lower screen to the side while it is covered, as a fraction of the width.
  static let parallax: CGFloat = 0.3
  /// The opacity of the dimming view over the lower screen while it is covered, 0...1.
  static let dimming: CGFloat = 0.1
  /// The opacity of the shadow at the edge of the upper screen, 0...1.
  static let shadowOpacity: Float = 0.25
  /// The blur radius of that shadow, in points.
  static let shadowRadius: CGFloat = 10
  /// Decides at release whether a push or pop finishes: if 0.3 s more at its velocity would bring it past the middle.
  static let popRelease = ReleaseRule.reactNavigation
}
