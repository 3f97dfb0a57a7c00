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
  /// The distance of a swipe that takes no time, in points: as measured on iOS.
  package static let swipeDistance = 50.0
  /// The part of that distance by which a swipe may be shorter for each second that it takes: as measured on iOS.
  package static let swipeDistanceDecay = 0.94
  /// The distance that a swipe that takes no time may go sideways, in points: as measured on iOS.
  package static let swipeDeviation = 50.0
  /// The part of that distance by which a swipe must be straighter for each second that it takes: as measured on iOS.
  package static let swipeDeviationDecay = 0.98
  /// The longest duration of a swipe, inclusive, in seconds: as measured on iOS.
  package static let swipeDuration = 0.5
  /// The time after which a swipe fails if nothing happens, in seconds: as measured on iOS, just over its duration.
  package static let swipeTimeout = 0.501
  /// The change of the distance between two touches at which a pinch begins, in points: as measured on iOS.
  package static let pinchSlop = 10.0
  /// The part of that change that the scale does not count, in points: as measured on iOS.
  package static let pinchHysteresis = 8.0
  /// The angle at which a rotation begins, in radians: 10 degrees, as measured on iOS.
  package static let rotationSlop = 10 * Double.pi / 180
  /// The part of that angle that the rotation does not count, in radians: 5 degrees, as measured on iOS.
  package static let rotationHysteresis = 5 * Double.pi / 180
}
