import CoreGraphics
import Foundation

extension UIGestureRecognizer {
  /// Returns whether the recogniser receives a touch that went down.
  final func accepts(_ touch: UITouch, in event: UIEvent) -> Bool {
    guard isEnabled, !machine.isOver, allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)),
      shouldReceive(event)
    else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  /// Handles the changes of its touches in an event.
  final func handle(_ changed: [UITouch], in event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = changed.filter { $0.phase == phase && tracked.contains($0) }
      guard !touches.isEmpty, isEnabled, view != nil, !machine.isOver else { continue }
      if let last = touches.last { note(last) }
      switch phase {
      case .began: touchesBegan(Set(touches), with: event)
      case .moved: touchesMoved(Set(touches), with: event)
      case .ended: touchesEnded(Set(touches), with: event)
      default: touchesCancelled(Set(touches), with: event)
      }
    }
  }

  /// Notes the position, for the time when all touches are up.
  private func note(_ touch: UITouch) {
    lastPosition = centroid(of: tracked.filter { !$0.isOver }) ?? touch.position
    lastWindow = touch.window
  }

  final func leave(_ touch: UITouch) {
    guard tracked.contains(touch) else { return }
    tracked.removeAll { $0 === touch }
    ignored.append(touch)
  }

  /// Removes the touches that went up.
  final func forgetTouchesThatEnded() {
    tracked.removeAll(where: \.isOver)
    ignored.removeAll(where: \.isOver)
  }

  /// Returns whether both receive a touch, or have chosen to ignore it.
  final func shares(with other: UIGestureRecognizer) -> Bool {
    (tracked + ignored).contains { other.tracked.contains($0) || other.ignored.contains($0) }
  }

  /// Returns the centroid of touches in the window; nil if there are none.
  final func centroid(of touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    let sum = touches.reduce(SIMD2<Double>.zero) { $0 + SIMD2($1.position.x, $1.position.y) }
    return CGPoint(x: sum.x / Double(touches.count), y: sum.y / Double(touches.count))
  }
}
