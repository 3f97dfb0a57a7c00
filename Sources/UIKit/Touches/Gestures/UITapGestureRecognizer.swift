import Foundation

/// Recognises touches that go down and up at one position, once or several times.
///
/// It fails when a touch moves too far or stays down too long, when too many touches are down, or when the next tap does
/// not follow in time.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  /// The number of touches of each tap.
  open var numberOfTouchesRequired = 1
  /// The mouse buttons of the gesture; only the first makes touches.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = TapSequence()
  private let deadline = GestureDeadline()
  /// The time at which the first touch of the tap went down, in seconds of the host's clock.
  private var startTime = 0.0

  /// The touches of the tap, which are up when it is recognised.
  override var countedTouches: [UITouch] {
    let touches = super.countedTouches
    return touches.isEmpty ? taps.current : touches
  }

  override var awaitsTouches: Bool { taps.count > 0 && deadline.isPending }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if taps.add(tracked) {
      startTime = event.timestamp
      deadline.fail(self, in: GestureThresholds.tapDuration)
    }
    if !taps.fits(touches: numberOfTouchesRequired) { state = .failed }
  }

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
    taps = TapSequence()
  }

  private static func hasMoved(_ touch: UITouch) -> Bool { touch.distanceMoved > GestureThresholds.tapMovement }

  /// Counts a tap, all of whose touches are up.
  private func finishTap() {
    if !taps.finishTap(touches: numberOfTouchesRequired) {
      state = .failed
    } else if taps.count >= numberOfTapsRequired {
      deadline.cancel()
      state = .ended
    } else {
      deadline.fail(self, in: GestureThresholds.tapInterval)
    }
  }
}

/// The touches of a recogniser that expects taps: those of the current tap, and those of the tap before.
@MainActor struct TapSequence {
  /// The number of complete taps.
  private(set) var count = 0
  /// The touches of the current tap or press, including those that are up.
  private(set) var current: [UITouch] = []
  private var last: [UITouch] = []

  /// Adds the touches that are down among `tracked`; returns whether they begin another tap.
  mutating func add(_ tracked: [UITouch]) -> Bool {
    let down = tracked.filter { !$0.isOver }
    let isAnother = current.allSatisfy { !down.contains($0) }
    if isAnother { (last, current) = (current, []) }
    current += down.filter { !current.contains($0) }
    return isAnother
  }

  /// Returns whether the current touches can be those of a tap with a number of touches: none is too many, none went up
  /// before the last went down, and all are near the tap before.
  func fits(touches number: Int) -> Bool {
    current.count <= number && !current.contains(where: \.isOver) && (count == 0 || current.allSatisfy(isNearLastTap))
  }

  private func isNearLastTap(_ touch: UITouch) -> Bool {
    last.contains { hypot(touch.start.x - $0.start.x, touch.start.y - $0.start.y) <= GestureThresholds.tapDistance }
  }

  /// Counts the current tap, all of whose touches are up, if it has a number of touches; returns whether it has.
  mutating func finishTap(touches number: Int) -> Bool {
    guard current.count == number else { return false }
    count += 1
    return true
  }
}
