public import UIKit

/// A pan recogniser that also reports when a finger goes down, and when it goes up without a drag, so that a press can
/// catch a moving screen.
@MainActor public final class CatchingPanGestureRecognizer: UIPanGestureRecognizer {
  /// Called when the first finger goes down.
  public var fingerDown: ((_ touch: UITouch) -> Void)?
  /// Called when no drag follows a finger that went down: because it went up, because another finger joined it, or because
  /// the touch was cancelled.
  public var fingerUpWithoutDrag: (() -> Void)?
  /// The distance that a finger moves before the drag begins, in points, if it is more than the system's own.
  ///
  /// A drag that has begun, or that catches a moving screen, is not held back.
  public var dragSlop: CGFloat = 0
  /// The part of ``dragSlop`` beyond the system's own, which the translation contains, in points.
  var furtherSlop: CGFloat { max(0, dragSlop - Self.systemSlop) }
  /// The distance after which the system begins a pan, in points.
  private static let systemSlop: CGFloat = 10
  private var isDown = false
  /// Where the first finger went down, in the window.
  private var start = CGPoint.zero
  private var hasDragged = false

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isDown, let touch = touches.first {
      isDown = true
      start = touch.location(in: nil)
      fingerDown?(touch)
    }
    super.touchesBegan(touches, with: event)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, isHeldBack(touches) { return }
    super.touchesMoved(touches, with: event)
    hasDragged = hasDragged || state == .began || state == .changed
  }

  /// Returns whether the fingers have not yet moved by the slop.
  private func isHeldBack(_ touches: Set<UITouch>) -> Bool {
    touches.allSatisfy { touch in
      let point = touch.location(in: nil)
      return hypot(point.x - start.x, point.y - start.y) < dragSlop
    }
  }

  public override func reset() {
    super.reset()
    if isDown, !hasDragged { fingerUpWithoutDrag?() }
    (isDown, hasDragged) = (false, false)
  }
}
