public import UIKit

/// A pan that says at once when a finger goes down, and when it let go again without having dragged: what it takes to
/// catch a screen that is still moving.
@MainActor public final class CatchingPanGestureRecognizer: UIPanGestureRecognizer {
  /// Called when the first finger goes down.
  public var fingerDown: ((_ touch: UITouch) -> Void)?
  /// Called when there will be no drag of what went down: it went up, another finger joined it, or, with true, it was
  /// taken away.
  public var fingerUpWithoutDrag: ((_ wasTakenAway: Bool) -> Void)?
  private var isDown = false
  private var wasTakenAway = false
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
    wasTakenAway = true
    super.touchesCancelled(touches, with: event)
  }

  public override func reset() {
    super.reset()
    if isDown, !hasDragged { fingerUpWithoutDrag?(wasTakenAway) }
    (isDown, hasDragged, wasTakenAway) = (false, false, false)
  }
}
