import CoreGraphics

/// The limits by which recognisers decide; Apple documents only the 10 points and 0.5 seconds of the long press.
package enum GestureThresholds {
  /// The distance that a pan must move before it begins, in points: as measured on iOS, and half of Flutter's pan slop.
  package static let panSlop: CGFloat = 10
  /// The distance from a screen edge within which an edge pan may start, in points: as in Flutter.
  package static let edgeWidth: CGFloat = 20
  /// The distance that a touch must move before an edge pan decides its direction, in points: more than a mouse trembles.
  package static let axisLockDistance: CGFloat = 3
  /// The distance that a touch may move in a tap, in points: Apple's value for a long press.
  package static let tapMovement: CGFloat = 10
  /// The time that a touch of a tap may be down, in seconds: our choice, well over the slowest click of a mouse.
  package static let tapDuration = 0.75
  /// The time after a tap within which the next tap must begin, in seconds: our choice, near Flutter's 0.3.
  package static let tapInterval = 0.35
  /// The distance from a tap within which the next tap must be, in points: our choice, about a fingertip.
  package static let tapDistance: CGFloat = 45
  /// The default duration of a long press, in seconds: Apple's value.
  package static let pressDuration = 0.5
  /// The default distance that a touch may move before a long press begins, in points: Apple's value.
  package static let pressMovement: CGFloat = 10
  /// The distance of a swipe, in points: our choice, about a fingertip's width.
  package static let swipeDistance: CGFloat = 50
  /// The distance that a swipe may go sideways, in points: our choice, as far as it goes forward.
  package static let swipeDeviation: CGFloat = 50
  /// The longest duration of a swipe, in seconds: our choice; a slower one is a drag.
  package static let swipeDuration = 0.5
  /// The change of distance between two touches before a pinch begins, in points: our choice, as for a pan.
  package static let pinchSlop = 10.0
  /// The distance that two touches must go around their middle before a rotation begins, in points: our choice, as for a
  /// pan.
  package static let rotationSlop = 10.0
}
