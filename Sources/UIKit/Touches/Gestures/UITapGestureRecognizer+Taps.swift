import Foundation

extension UITapGestureRecognizer {
  static func hasMoved(_ touch: UITouch) -> Bool {
    hypot(touch.position.x - touch.start.x, touch.position.y - touch.start.y) > GestureThresholds.tapMovement
  }

  /// Handles touches that went down.
  final func begin(_ event: UIEvent) {
    let down = tracked.filter { !$0.isOver }
    if current.allSatisfy({ !down.contains($0) }) {
      (lastTap, current) = (current, [])
      startTime = event.timestamp
      failUnlessMore(in: GestureThresholds.tapDuration)
    }
    current += down.filter { !current.contains($0) }
    let isFar = taps > 0 && !current.allSatisfy(isNearLastTap)
    let hasLifted = current.contains(where: \.isOver)
    if current.count > numberOfTouchesRequired || isFar || hasLifted { state = .failed }
  }

  private func isNearLastTap(_ touch: UITouch) -> Bool {
    lastTap.contains { hypot(touch.start.x - $0.start.x, touch.start.y - $0.start.y) <= GestureThresholds.tapDistance }
  }

  /// Counts a tap, all of whose touches are up.
  final func finishTap() {
    guard current.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    if taps >= numberOfTapsRequired {
      deadline.cancel()
      state = .ended
    } else {
      failUnlessMore(in: GestureThresholds.tapInterval)
    }
  }

  /// Fails unless another touch follows within `seconds`.
  private func failUnlessMore(in seconds: Double) {
    deadline.set(in: seconds, for: view) { [weak self] in self?.state = .failed }
  }
}
