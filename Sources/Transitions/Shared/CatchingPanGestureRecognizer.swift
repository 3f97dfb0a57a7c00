public import UIKit

/// A pan that says at once when a finger goes down, and when it let go again without having dragged: what it takes to
/// catch a screen that is still moving.
@MainActor public final class CatchingPanGestureRecognizer: UIPanGestureRecognizer {
  /// Called when the first finger goes down.
  public var fingerDown: ((_ touch: UITouch) -> Void)?
  /// Called when there will be no drag of what went down: it went up, was taken away, or another finger joined it.
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
    isDown = false
    hasDragged = false
  }
}
