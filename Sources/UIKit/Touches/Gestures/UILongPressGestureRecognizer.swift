import CoreGraphics
public import Foundation

/// Recognises touches that stay down at one place, perhaps after some taps there.
///
/// It begins when they have been down for ``minimumPressDuration``, at once where that is 0, changes with every move after
/// that however far, and ends when a touch goes up. Before, it fails when a touch moves by more than
/// ``allowableMovement`` or goes up, when too many are down, and when the next tap does not come.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the press.
  open var numberOfTapsRequired = 0
  /// How many touches it takes.
  open var numberOfTouchesRequired = 1
  /// How long the touches must be down, in seconds of the world's time; what is below 0 or no number counts as 0.
  open var minimumPressDuration: TimeInterval = GestureFigures.pressDuration
  /// How far a touch may move before it begins, in points.
  open var allowableMovement = GestureFigures.pressMovement

  final var taps = 0
  /// The touches of the press or tap under way, also those that are up.
  final var current: [UITouch] = []
  final var lastTap: [UITouch] = []
  final let deadline = GestureDeadline()

  override var awaitsTouches: Bool { taps > 0 && deadline.isPending }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { begin(touches, event) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if machine.isUnderWay {
      state = .changed
    } else if touches.contains(where: hasMoved) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if machine.isUnderWay {
      state = .ended
    } else if taps >= numberOfTapsRequired || touches.contains(where: hasMoved) {
      state = .failed
    } else if tracked.allSatisfy(\.isOver) {
      finishTap()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    super.reset()
    deadline.cancel()
    taps = 0
    (current, lastTap) = ([], [])
  }
}
