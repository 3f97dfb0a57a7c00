import Foundation

/// Recognises touches that go down and up at one position, once or several times.
///
/// It fails when a touch moves too far or stays down too long, when too many touches are down, or when the next tap does
/// not follow in time.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps of the gesture.
  open var numberOfTapsRequired = 1
  /// The number of touches of each tap.
  open var numberOfTouchesRequired = 1
  /// The mouse buttons of the gesture; only the first makes touches.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  final var taps = 0
  final var lastTap: [UITouch] = []
  /// The touches of the current tap, including those that are up.
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
    if touches.contains(where: { Self.hasMoved($0) || event.timestamp - startTime > GestureThresholds.tapDuration }) {
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

  /// The time at which the first touch of the tap went down, in seconds of the host's clock.
  final var startTime = 0.0
}
