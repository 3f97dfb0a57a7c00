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
}
