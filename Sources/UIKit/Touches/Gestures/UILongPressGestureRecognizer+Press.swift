import CoreGraphics
import Foundation

extension UILongPressGestureRecognizer {
  final func hasMoved(_ touch: UITouch) -> Bool {
    hypot(touch.position.x - touch.start.x, touch.position.y - touch.start.y) > allowableMovement
  }

  /// Handles touches that went down.
  final func begin(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard machine == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    let down = tracked.filter { !$0.isOver }
    if current.allSatisfy({ !down.contains($0) }) { startPressOrTap() }
    current += down.filter { !current.contains($0) }
    let isFar = taps > 0 && !current.allSatisfy(isNearLastTap)
    if current.count > numberOfTouchesRequired || isFar || current.contains(where: \.isOver) {
      state = .failed
    } else if taps >= numberOfTapsRequired, current.count == numberOfTouchesRequired {
      startPress()
    }
  }

  private func startPressOrTap() {
    (lastTap, current) = (current, [])
    if taps < numberOfTapsRequired { failUnlessMore(in: GestureThresholds.tapDuration) } else { deadline.cancel() }
  }

  /// Starts the press, all of whose touches are down.
  private func startPress() {
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    deadline.set(in: minimumPressDuration, for: view) { [weak self] in self?.state = .began }
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
    failUnlessMore(in: GestureThresholds.tapInterval)
  }

  /// Fails unless another touch follows within `seconds`.
  private func failUnlessMore(in seconds: Double) {
    deadline.set(in: seconds, for: view) { [weak self] in self?.state = .failed }
  }
}
