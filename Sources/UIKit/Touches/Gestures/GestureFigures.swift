import CoreGraphics

/// The thresholds of the recognisers; Apple documents none of them but the long press's 10 points.
package enum GestureFigures {
  /// How far a pan must move before it begins, in points: what everybody measures on iOS, and Flutter's half pan slop.
  package static let panSlop: CGFloat = 10
  /// How far from a screen edge a touch may start for an edge pan, in points: Flutter's figure.
  package static let edgeWidth: CGFloat = 20
  /// How far a touch must move before an edge pan judges the direction, in points: more than a mouse trembles.
  package static let axisLockDistance: CGFloat = 3
  /// How far a touch may move in a tap, in points: Apple's figure for a long press.
  package static let tapMovement: CGFloat = 10
  /// How long a touch of a tap may be down, in seconds: our choice, well over the slowest click of a mouse.
  package static let tapDuration = 0.75
  /// How long after a tap the next one of several may come, in seconds: our choice, near Flutter's 0.3.
  package static let tapInterval = 0.35
  /// How far from the tap before the next one of several may be, in points: our choice, about a fingertip.
  package static let tapDistance: CGFloat = 45
  /// How long a long press takes unless told otherwise, in seconds: Apple's figure.
  package static let pressDuration = 0.5
  /// How far a touch may move before a long press begins unless told otherwise, in points: Apple's figure.
  package static let pressMovement: CGFloat = 10
  /// How far a swipe goes, in points: our choice, about a fingertip's width.
  package static let swipeDistance: CGFloat = 50
  /// How far a swipe may go aside, in points: our choice, as far as it goes forward.
  package static let swipeDeviation: CGFloat = 50
  /// How long a swipe may take, in seconds: our choice; what is slower is a drag.
  package static let swipeDuration = 0.5
  /// How much nearer or farther two touches must get before a pinch begins, in points: our choice, as for a pan.
  package static let pinchSlop = 10.0
  /// How far two touches must go around their middle before a rotation begins, in points: our choice, as for a pan.
  package static let rotationSlop = 10.0
}
