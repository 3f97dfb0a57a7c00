import Foundation

/// Fails when a touch moves too far or stays down too long, when too many touches are down, or when the next tap does
/// not follow in time.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// Only the first button makes touches.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = TapSequence()
  private let deadline = GestureDeadline()
  /// When the tap's first touch began, in seconds of the host's clock.
  private var startTime = 0.0

  /// Up when the tap is recognised.
  override var countedTouches: [UITouch] {
    let touches = super.countedTouches
    return touches.isEmpty ? taps.current : touches
  }

  override var awaitsTouches: Bool { taps.count > 0 && deadline.isPending }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if taps.add(tracked) {
      startTime = event.timestamp
      deadline.fail(self, in: GestureThresholds.tapDuration, because: Self.tooLong)
    }
    if !taps.fits(touches: numberOfTouchesRequired) {
      fail(because: "there are too many touches, or they are too far apart")
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: Self.hasMoved) { fail(because: tooFar) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: Self.hasMoved) {
      fail(because: tooFar)
    } else if event.timestamp - startTime > GestureThresholds.tapDuration {
      fail(because: Self.tooLong)
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

  private var tooFar: String { "\(movedText), and a tap stays within \(GestureThresholds.tapMovement.native.points)" }
  private static let tooLong = "it was down for more than \(GestureThresholds.tapDuration) s"

  private static func hasMoved(_ touch: UITouch) -> Bool { touch.distanceMoved > GestureThresholds.tapMovement }

  /// All touches are up.
  private func finishTap() {
    if !taps.finishTap(touches: numberOfTouchesRequired) {
      fail(because: "it needs \(numberOfTouchesRequired) touches")
    } else if taps.count >= numberOfTapsRequired {
      deadline.cancel()
      state = .ended
    } else {
      deadline.fail(self, in: GestureThresholds.tapInterval, because: "no further tap came in time")
    }
  }
}

/// The touches of a recogniser that expects taps: those of the current tap, and those of the tap before.
@MainActor struct TapSequence {
  /// Complete taps.
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

  /// None is too many, none went up before the last went down, and all are near the tap before.
  func fits(touches number: Int) -> Bool {
    current.count <= number && !current.contains(where: \.isOver) && (count == 0 || current.allSatisfy(isNearLastTap))
  }

  private func isNearLastTap(_ touch: UITouch) -> Bool {
    last.contains { hypot(touch.start.x - $0.start.x, touch.start.y - $0.start.y) <= GestureThresholds.tapDistance }
  }

  /// Returns whether the current tap, all of whose touches are up, has that number of touches.
  mutating func finishTap(touches number: Int) -> Bool {
    guard current.count == number else { return false }
    count += 1
    return true
  }
}
