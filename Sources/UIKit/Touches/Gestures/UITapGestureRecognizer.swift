import Foundation

/// Recognises touches that go down and up at one place, once or several times.
///
/// It fails when a touch moves too far or is down too long, when too many are, and when the next tap does not come.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many touches each tap takes.
  open var numberOfTouchesRequired = 1
  /// The mouse buttons it takes; only the first makes touches.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  final var taps = 0
  final var lastTap: [UITouch] = []
  /// The touches of the tap that is being made, also those that are up.
  final var current: [UITouch] = []
  final let deadline = GestureDeadline()

  /// The touches of the tap, which are up when it is recognised.
  override var countedTouches: [UITouch] {
    let touches = super.countedTouches
    return touches.isEmpty ? current : touches
  }

  override var awaitsTouches: Bool { taps > 0 && deadline.isPending }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { begin(event) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: Self.hasMoved) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { Self.hasMoved($0) || event.timestamp - startTime > GestureFigures.tapDuration }) {
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
    (lastTap, current) = ([], [])
  }

  /// When the tap's first touch went down, in seconds of the host's clock.
  final var startTime = 0.0
}
