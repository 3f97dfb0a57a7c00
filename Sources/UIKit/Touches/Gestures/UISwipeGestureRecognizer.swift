import CoreGraphics
public import Foundation

/// Recognises touches that go quickly in a direction; each swipe is recognised once, before the touches go up.
///
/// It fails when the touches are too slow, go elsewhere or up, and when too many are down.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions it takes.
  open var direction: Direction = .right
  /// How many touches it takes.
  open var numberOfTouchesRequired = 1

  private let deadline = GestureDeadline()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard machine == .possible else { return }
    if !deadline.isPending {
      deadline.set(in: GestureFigures.swipeDuration, for: view) { [weak self] in self?.state = .failed }
    }
    if countedTouches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { judge() }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    judge()
    if machine == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    super.reset()
    deadline.cancel()
  }

  /// Where the swipe began, in the middle of its touches, in the coordinates of `view`, or of the window for nil.
  open override func location(in view: UIView?) -> CGPoint {
    let starts = countedTouches.map { SIMD2<Double>($0.start.x.native, $0.start.y.native) }
    guard !starts.isEmpty else { return super.location(in: view) }
    let middle = starts.reduce(SIMD2<Double>.zero, +) / Double(starts.count)
    return UITouch.place(CGPoint(x: middle.x, y: middle.y), of: lastWindow, in: view)
  }

  /// Where the touch with this index went down, in the coordinates of `view`, or of the window for nil.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = countedTouches
    guard touches.indices.contains(touchIndex) else { return location(in: view) }
    return UITouch.place(touches[touchIndex].start, of: lastWindow, in: view)
  }

  /// Recognises or fails, if the movement so far decides it.
  private func judge() {
    guard machine == .possible, !tracked.isEmpty else { return }
    let sum = tracked.reduce(SIMD2<Double>.zero) { sum, touch in
      sum + SIMD2(touch.place.x.native, touch.place.y.native) - SIMD2(touch.start.x.native, touch.start.y.native)
    }
    let movement = sum / Double(tracked.count)
    let (allowed, isComplete) = (direction.vectors, tracked.count == numberOfTouchesRequired)
    if isComplete, allowed.contains(where: { Self.isSwipe(movement, along: $0) }) {
      deadline.cancel()
      state = .ended
    } else if allowed.allSatisfy({ Self.isElsewhere(movement, than: $0) }) {
      state = .failed
    }
  }

  private static func isSwipe(_ movement: SIMD2<Double>, along direction: SIMD2<Double>) -> Bool {
    (movement * direction).sum() >= GestureFigures.swipeDistance && !isElsewhere(movement, than: direction)
  }

  private static func isElsewhere(_ movement: SIMD2<Double>, than direction: SIMD2<Double>) -> Bool {
    let aside = abs(movement.x * direction.y - movement.y * direction.x)
    return aside > GestureFigures.swipeDeviation || (movement * direction).sum() <= -GestureFigures.swipeDistance
  }
}
