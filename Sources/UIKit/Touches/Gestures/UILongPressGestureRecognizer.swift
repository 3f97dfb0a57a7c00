import CoreGraphics
public import Foundation

/// Recognises touches that stay down at one position, perhaps after some taps there.
///
/// It begins when the touches have been down for ``minimumPressDuration``, changes with every move after that however
/// far, and ends when a touch goes up. Before it begins, it fails when a touch moves by more than ``allowableMovement``
/// or goes up, when too many touches are down, or when the next tap does not follow in time.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// In seconds of the world's time; a negative number or NaN counts as 0.
  open var minimumPressDuration: TimeInterval = GestureThresholds.pressDuration
  /// The distance that a touch may move before the gesture begins, in points.
  open var allowableMovement = GestureThresholds.pressMovement

  private var taps = TapSequence()
  private let deadline = GestureDeadline()

  override var awaitsTouches: Bool { taps.count > 0 && deadline.isPending }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { begin(touches, event) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if machine.isContinuing {
      state = .changed
    } else if touches.contains(where: hasMoved) {
      fail(because: tooFar)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if machine.isContinuing {
      state = .ended
    } else if touches.contains(where: hasMoved) {
      fail(because: tooFar)
    } else if taps.count >= numberOfTapsRequired {
      fail(because: "went up before \(minimumPressDuration) s were over")
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

  private var tooFar: String { "\(movedText), and a press stays within \(allowableMovement.native.points)" }

  private func hasMoved(_ touch: UITouch) -> Bool { touch.distanceMoved > allowableMovement }

  private func begin(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard machine == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    let isPress = taps.count >= numberOfTapsRequired
    if taps.add(tracked) {
      if isPress {
        deadline.cancel()
      } else {
        deadline.fail(self, in: GestureThresholds.tapDuration, because: "the tap before took too long")
      }
    }
    if !taps.fits(touches: numberOfTouchesRequired) {
      fail(because: "there are too many touches, or they are too far apart")
    } else if isPress, taps.current.count == numberOfTouchesRequired {
      startPress()
    }
  }

  /// All touches are down.
  private func startPress() {
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    deadline.set(in: minimumPressDuration, for: view) { [weak self] in self?.state = .began }
  }

  /// All touches are up.
  private func finishTap() {
    if taps.finishTap(touches: numberOfTouchesRequired) {
      deadline.fail(self, in: GestureThresholds.tapInterval, because: "no press came in time")
    } else {
      fail(because: "it needs \(numberOfTouchesRequired) touches")
    }
  }
}
