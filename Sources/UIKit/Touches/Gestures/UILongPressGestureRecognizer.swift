import CoreGraphics
public import Foundation

/// Recognises touches that stay down at one position, perhaps after some taps there.
///
/// It begins when the touches have been down for ``minimumPressDuration``, changes with every move after that however far,
/// and ends when a touch goes up. Before it begins, it fails when a touch moves by more than ``allowableMovement`` or goes
/// up, when too many touches are down, or when the next tap does not follow in time.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of touches of the press.
  open var numberOfTouchesRequired = 1
  /// The time that the touches must be down, in seconds of the world's time; a negative number or NaN counts as 0.
  open var minimumPressDuration: TimeInterval = GestureThresholds.pressDuration
  /// The distance that a touch may move before the gesture begins, in points.
  open var allowableMovement = GestureThresholds.pressMovement

  final var taps = 0
  /// The touches of the current press or tap, including those that are up.
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
