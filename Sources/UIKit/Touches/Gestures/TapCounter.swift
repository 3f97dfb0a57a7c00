import CoreGraphics

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
