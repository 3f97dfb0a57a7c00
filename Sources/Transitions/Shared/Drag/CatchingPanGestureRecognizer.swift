public import UIKit

/// A pan recogniser that also reports when a finger goes down, and when it goes up without a drag, so that a press can
/// catch a moving screen.
@MainActor public final class CatchingPanGestureRecognizer: UIPanGestureRecognizer {
  /// Called when the first finger goes down.
  public var fingerDown: ((_ touch: UITouch) -> Void)?
  /// Called when no drag follows a finger that went down: because it went up, because another finger joined it, or because
  /// the touch was cancelled, which the argument says.
  public var fingerUpWithoutDrag: ((_ wasCancelled: Bool) -> Void)?
  private var isDown = false
  private var wasCancelled = false
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

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    wasCancelled = true
    super.touchesCancelled(touches, with: event)
  }

  public override func reset() {
    super.reset()
    if isDown, !hasDragged { fingerUpWithoutDrag?(wasCancelled) }
    (isDown, hasDragged, wasCancelled) = (false, false, false)
  }
}
