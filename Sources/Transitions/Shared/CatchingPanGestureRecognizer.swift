public import UIKit

/// A pan that says at once when a finger goes down and when it goes up again without having dragged: what it takes to
/// catch a screen that is still moving.
@MainActor public final class CatchingPanGestureRecognizer: UIPanGestureRecognizer {
  /// Called when the first finger goes down.
  public var fingerDown: ((_ touch: UITouch) -> Void)?
  /// Called when the last finger went up, or was taken away, without a drag having begun.
  public var fingerUpWithoutDrag: (() -> Void)?
  private var isDown = false

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !isDown, let touch = touches.first else { return }
    isDown = true
    fingerDown?(touch)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let hadBegun = state == .began || state == .changed
    super.touchesEnded(touches, with: event)
    if !hadBegun { lift() }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    let hadBegun = state == .began || state == .changed
    super.touchesCancelled(touches, with: event)
    if !hadBegun { lift() }
  }

  public override func reset() {
    super.reset()
    isDown = false
  }

  private func lift() {
    guard isDown else { return }
    isDown = false
    fingerUpWithoutDrag?()
  }
}
