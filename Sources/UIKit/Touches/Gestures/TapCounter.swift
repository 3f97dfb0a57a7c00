import CoreGraphics

/// Counts touches that follow each other quickly at one place.
@MainActor struct TapCounter {
  private weak var view: UIView?
  private var place = CGPoint.zero
  private var instant = 0.0
  private var count = 0

  /// How many touches there are with this one, which goes down.
  func count(_ touch: UITouch) -> Int {
    let isNear = hypot(touch.place.x - place.x, touch.place.y - place.y) <= GestureFigures.tapDistance
    let isSoon = touch.timestamp - instant <= GestureFigures.tapInterval
    return count > 0 && view === touch.view && isNear && isSoon ? count + 1 : 1
  }

  /// Takes note of a touch that goes up.
  mutating func note(_ touch: UITouch) {
    let isTap = hypot(touch.place.x - touch.start.x, touch.place.y - touch.start.y) <= GestureFigures.tapMovement
    (view, place, instant, count) = (touch.view, touch.place, touch.timestamp, isTap ? touch.tapCount : 0)
  }
}
