import CoreGraphics
import Foundation

/// Goes down, or to the right, from right to left to the left; its first movement decides which.
@MainActor final class ZoomPan: UIPanGestureRecognizer {
  weak var dismissal: ZoomDismissal?
  override var followsContentAtItsEnd: Bool { true }
  /// Nil before the first movement.
  private(set) var direction: ZoomMotion.Drag?
  /// Content at its end leaves the drag to this recogniser; other content scrolls.
  private(set) var isFreeOfScrolling = true

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    dismissal?.press()
  }

  override func reset() {
    super.reset()
    direction = nil
    dismissal?.letGo()
  }

  override func decision(on movement: SIMD2<Double>) -> Decision {
    guard let dismissal else { return .fails("nothing can be dismissed") }
    let distance = hypot(movement.x, movement.y)
    if dismissal.isHolding {
      direction = direction ?? (abs(movement.y) >= abs(movement.x) ? .down : .anywhere)
      slop = GestureThresholds.panSlop
      return distance >= slop ? .begins(past: distance) : .undecided
    }
    guard distance >= GestureThresholds.axisLockDistance else { return .undecided }
    guard let direction = direction ?? firstDirection(of: movement) else {
      return .fails("it leads neither down nor back: \(movedText)")
    }
    if self.direction == nil {
      isFreeOfScrolling = isFree(along: direction.isDown ? 1 : 0, towardsEnd: !direction.isDown && dismissal.isMirrored)
    }
    self.direction = direction
    slop = dismissal.motion.slop(of: direction)
    let along = direction.isDown ? movement.y : dismissal.leads * movement.x
    return along >= slop ? .begins(past: along) : .undecided
  }

  private func firstDirection(of movement: SIMD2<Double>) -> ZoomMotion.Drag? {
    if abs(movement.y) > abs(movement.x) { return movement.y > 0 ? .down : nil }
    guard let dismissal, dismissal.leads * movement.x > 0 else { return nil }
    return startsAtEdge ? .edge : .anywhere
  }

  private var startsAtEdge: Bool {
    let x = CGFloat(middle.x - path.x)
    let isMirrored = dismissal?.isMirrored == true
    return (isMirrored ? (view?.window?.bounds.width ?? 0) - x : x) < GestureThresholds.edgeWidth
  }

  /// No content under the finger can scroll that way.
  private func isFree(along axis: Int, towardsEnd: Bool) -> Bool {
    var view = countedTouches.first?.view
    while let found = view, found !== self.view?.superview {
      if let scroller = found as? UIScrollView, scroller.canScroll(axis, towardsEnd: towardsEnd) { return false }
      view = found.superview
    }
    return true
  }
}
