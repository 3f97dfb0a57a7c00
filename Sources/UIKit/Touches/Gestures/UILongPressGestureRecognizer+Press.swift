import CoreGraphics
import Foundation

extension UILongPressGestureRecognizer {
  final func hasMoved(_ touch: UITouch) -> Bool {
    hypot(touch.place.x - touch.start.x, touch.place.y - touch.start.y) > allowableMovement
  }

  /// Takes up touches that went down.
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
    if taps < numberOfTapsRequired { failUnlessMore(in: GestureFigures.tapDuration) } else { deadline.cancel() }
  }

  /// All touches of the press are down.
  private func startPress() {
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    deadline.set(in: minimumPressDuration, for: view) { [weak self] in self?.state = .began }
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
    failUnlessMore(in: GestureFigures.tapInterval)
  }

  /// Fails when nothing happens in `seconds`.
  private func failUnlessMore(in seconds: Double) {
    deadline.set(in: seconds, for: view) { [weak self] in self?.state = .failed }
  }
}
