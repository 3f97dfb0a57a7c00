import Foundation

extension UITapGestureRecognizer {
  static func hasMoved(_ touch: UITouch) -> Bool {
    hypot(touch.place.x - touch.start.x, touch.place.y - touch.start.y) > GestureFigures.tapMovement
  }

  /// Takes up the touches that are down.
  final func begin(_ event: UIEvent) {
    let down = tracked.filter { !$0.isOver }
    if current.allSatisfy({ !down.contains($0) }) {
      (lastTap, current) = (current, [])
      startTime = event.timestamp
      failUnlessMore(in: GestureFigures.tapDuration)
    }
    current += down.filter { !current.contains($0) }
    let isFar = taps > 0 && !current.allSatisfy(isNearLastTap)
    let hasLifted = current.contains(where: \.isOver)
    if current.count > numberOfTouchesRequired || isFar || hasLifted { state = .failed }
  }

  private func isNearLastTap(_ touch: UITouch) -> Bool {
    lastTap.contains { hypot(touch.start.x - $0.start.x, touch.start.y - $0.start.y) <= GestureFigures.tapDistance }
  }

  /// All touches of a tap are up.
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
      failUnlessMore(in: GestureFigures.tapInterval)
    }
  }

  /// Fails when nothing happens in `seconds`.
  private func failUnlessMore(in seconds: Double) {
    deadline.set(in: seconds, for: view) { [weak self] in self?.state = .failed }
  }
}
