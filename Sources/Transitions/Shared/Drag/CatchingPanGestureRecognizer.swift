public import UIKit

/// A pan recogniser that also reports when a finger goes down, and when it goes up without a drag, so that a press can
/// catch a moving screen.
@MainActor public final class CatchingPanGestureRecognizer: UIPanGestureRecognizer {
  /// Called when the first finger goes down.
  public var fingerDown: ((_ touch: UITouch) -> Void)?
  /// Called when no drag follows a finger that went down: because it went up, because another finger joined it, or because
  /// the touch was cancelled.
  public var fingerUpWithoutDrag: (() -> Void)?
  private var isDown = false
  private var hasDragged = false

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isDown, let touch = touches.first {
      isDown = true
      fingerDown?(touch)
    }
    super.touchesBegan(touches, with: event)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    hasDragged = hasDragged || state == .began || state == .changed
  }

  public override func reset() {
    super.reset()
    if isDown, !hasDragged { fingerUpWithoutDrag?() }
    (isDown, hasDragged) = (false, false)
  }
}
