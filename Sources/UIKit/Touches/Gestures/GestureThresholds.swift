import CoreGraphics

/// Apple documents only the 10 points and 0.5 seconds of the long press.
package enum GestureThresholds {
  /// In points: as measured on iOS, and half of Flutter's pan slop.
  package static let panSlop: CGFloat = 10
  /// The distance from a screen edge within which an edge pan may start, in points: as in Flutter.
  package static let edgeWidth: CGFloat = 20
  /// An edge pan then decides its direction, in points: more than a mouse trembles.
  package static let axisLockDistance: CGFloat = 3
  /// In points: Apple's value for a long press.
  package static let tapMovement: CGFloat = 10
  /// A touch of a tap may be down so long, in seconds: our choice, well over the slowest click of a mouse.
  package static let tapDuration = 0.75
  /// The next tap must begin within it, in seconds: our choice, near Flutter's 0.3.
  package static let tapInterval = 0.35
  /// The distance from a tap within which the next tap must be, in points: our choice, about a fingertip.
  package static let tapDistance: CGFloat = 45
  /// In seconds: Apple's value.
  package static let pressDuration = 0.5
  /// The default distance that a touch may move before a long press begins, in points: Apple's value.
  package static let pressMovement: CGFloat = 10
  /// The least distance of a swipe that takes no time, in points, as measured on iOS.
  package static let swipeDistance = 50.0
  /// A swipe may be shorter by this factor for each second that it takes: as measured on iOS.
  package static let swipeDistanceDecay = 0.94
  /// Sideways, of a swipe that takes no time, in points: as measured on iOS.
  package static let swipeDeviation = 50.0
  /// A swipe must be straighter by this factor for each second that it takes: as measured on iOS.
  package static let swipeDeviationDecay = 0.98
  /// Inclusive, in seconds: as measured on iOS.
  package static let swipeDuration = 0.5
  /// The time after which a swipe fails if nothing happens, in seconds: as measured on iOS, just over its duration.
  package static let swipeTimeout = 0.501
  /// The change of the distance between two touches at which a pinch begins, in points, as measured on iOS.
  package static let pinchSlop = 10.0
  /// The scale does not count it, in points: as measured on iOS.
  package static let pinchHysteresis = 8.0
  /// 10 degrees, as measured on iOS.
  package static let rotationSlop = 10 * Double.pi / 180
  /// The rotation does not count it: 5 degrees, as measured on iOS.
  package static let rotationHysteresis = 5 * Double.pi / 180
}

/// Work for a later time unless it is cancelled.
@MainActor final class GestureDeadline {
  private var item: Schedule.Item?
  private weak var schedule: Schedule?

  var isPending: Bool { item != nil }

  /// In place of the work set before; `seconds` are of the world's time, and infinity means never.
  func set(in seconds: Double, for view: UIView?, _ work: @escaping () -> Void) {
    cancel()
    guard let application = view?.application, seconds.isFinite else { return }
    schedule = application.schedule
    item = application.schedule.add(at: application.world.now + seconds) { [weak self] in
      self?.item = nil
      work()
    }
  }

  /// Makes `recognizer` fail after `seconds`.
  func fail(_ recognizer: UIGestureRecognizer, in seconds: Double, because reason: String) {
    set(in: seconds, for: recognizer.view) { [weak recognizer] in recognizer?.fail(because: reason) }
  }

  func cancel() {
    if let item { schedule?.cancel(item) }
    item = nil
  }
}

/// Touches that follow each other quickly at one position.
@MainActor struct TapCounter {
  private weak var view: UIView?
  private var position = CGPoint.zero
  private var instant = 0.0
  private var count = 0

  /// Returns the number of touches in the sequence, including this one, which goes down.
  func count(_ touch: UITouch) -> Int {
    let isNear = hypot(touch.position.x - position.x, touch.position.y - position.y) <= GestureThresholds.tapDistance
    let isSoon = touch.timestamp - instant <= GestureThresholds.tapInterval
    return count > 0 && view === touch.view && isNear && isSoon ? count + 1 : 1
  }

  /// The touch goes up.
  mutating func note(_ touch: UITouch) {
    let isTap = touch.distanceMoved <= GestureThresholds.tapMovement
    (view, position, instant, count) = (touch.view, touch.position, touch.timestamp, isTap ? touch.tapCount : 0)
  }
}
