import CoreGraphics
package import Motion

/// The version of iOS whose pushes and pops a navigation controller has.
package enum SystemVersion: String, CaseIterable, Sendable {
  case iOS18 = "18"
  /// As 18, with swipes from anywhere on the content.
  case iOS26 = "26"
  case iOS27 = "27"

  package var navigation: NavigationMotion {
    switch self {
    case .iOS18, .iOS26: .iOS18
    case .iOS27: .iOS27
    }
  }

  /// The rule that decides on a swipe from the edge, or from anywhere else.
  package func popRule(isAtEdge: Bool) -> ReleaseRule { (isAtEdge ? navigation.edge : navigation.content).rule }

  /// All rules that decide on swipes of the versions; another process can be told one by its index.
  package static let popRules: [ReleaseRule] = [.reactNavigation, .iOS27Edge, .iOS27Content]

  /// Whether bars are glass, and titles belong to the screens.
  package var hasGlass: Bool { self != .iOS18 }

  /// Whether a swipe that begins away from the edge pops, unless its recogniser is disabled.
  var swipesContent: Bool { self != .iOS18 }
}

/// How the system pushes and pops, and when a swipe pops.
package struct NavigationMotion {
  /// How far the lower screen moves to the side while it is covered, as a fraction of the width.
  let parallax: CGFloat
  /// Over the lower screen while it is covered.
  let dimming: CGFloat
  let shadow: Shadow
  /// The pacing of a push or a pop from code, and the velocity with which it begins, in whole distances a second.
  package let start: (spring: Spring, velocity: Double)
  /// The pacing after a finger lets go; it begins at the finger's velocity.
  package let settling: Spring
  /// A swipe from the edge, and one from anywhere else.
  package let edge, content: Swipe
  /// Whether the velocity of a swipe is tracked as scroll views do.
  package let tracksAsScrollViews: Bool
  /// Whether a swipe from the edge goes before a scroll view that could scroll.
  let edgePrecedesScrolling: Bool

  /// At the edge of the upper screen.
  struct Shadow {
    /// Opacities, 0...1.
    let covered, revealed: Float
    /// In points.
    let radius: CGFloat
    /// To the leading side, in points.
    let offset: CGFloat
  }

  package struct Swipe {
    /// How far a finger moves before the screens follow, in points; they stay that far behind it.
    package let slop: CGFloat
    package let rule: ReleaseRule
  }

  /// Apple's spring from rest; shadow, dimming and release are those of people who rebuilt them.
  static let iOS18 = Self(
    parallax: 0.3, dimming: 0.1, shadow: Shadow(covered: 0.25, revealed: 0, radius: 10, offset: 0),
    start: (SystemTransition.spring, 0), settling: SystemTransition.spring,
    edge: Swipe(slop: GestureThresholds.panSlop, rule: .reactNavigation),
    content: Swipe(slop: GestureThresholds.panSlop, rule: .reactNavigation),
    tracksAsScrollViews: false, edgePrecedesScrolling: false)

  /// As measured frame by frame on iOS 27.0.
  ///
  /// From code the progress is 1 − e^(−t/τ): a critically damped spring of the frequency 1/τ that begins with that
  /// velocity.
  static let iOS27 = Self(
    parallax: 0.3015, dimming: 0.098, shadow: Shadow(covered: 0.03, revealed: 0.03, radius: 12, offset: 6),
    start: (
      Spring(mass: 1, stiffness: 1 / (timeConstant * timeConstant), damping: 2 / timeConstant), 1 / timeConstant
    ),
    settling: Spring(mass: 1, stiffness: 484, damping: 37.4),
    edge: Swipe(slop: 12, rule: .iOS27Edge), content: Swipe(slop: 27, rule: .iOS27Content),
    tracksAsScrollViews: true, edgePrecedesScrolling: true)

  /// τ, in seconds.
  private static let timeConstant = 0.061
}
