import CoreGraphics
public import Foundation

/// Recognises touches that move quickly in one direction; each swipe is recognised once, before the touches go up.
///
/// It fails when the touches are too slow, move in another direction or go up, or when too many are down.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The permitted directions of the swipe.
  open var direction: Direction = .right
  /// The number of touches of the swipe.
  open var numberOfTouchesRequired = 1

  private let deadline = GestureDeadline()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard machine == .possible else { return }
    if !deadline.isPending {
      deadline.set(in: GestureThresholds.swipeDuration, for: view) { [weak self] in self?.state = .failed }
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

  /// Returns the position at which the swipe began, the centroid of its touches, in the coordinate system of `view`; nil
  /// stands for the window.
  open override func location(in view: UIView?) -> CGPoint {
    let starts = countedTouches.map { SIMD2<Double>($0.start.x.native, $0.start.y.native) }
    guard !starts.isEmpty else { return super.location(in: view) }
    let middle = starts.reduce(SIMD2<Double>.zero, +) / Double(starts.count)
    return UITouch.convert(CGPoint(x: middle.x, y: middle.y), of: lastWindow, in: view)
  }

  /// Returns the position at which the touch with an index went down, in the coordinate system of `view`; nil stands for
  /// the window.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = countedTouches
    guard touches.indices.contains(touchIndex) else { return location(in: view) }
    return UITouch.convert(touches[touchIndex].start, of: lastWindow, in: view)
  }

  /// Recognises or fails if the movement so far decides that.
  private func judge() {
    guard machine == .possible, !tracked.isEmpty else { return }
    let sum = tracked.reduce(SIMD2<Double>.zero) { sum, touch in
      sum + SIMD2(touch.position.x.native, touch.position.y.native) - SIMD2(touch.start.x.native, touch.start.y.native)
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
    (movement * direction).sum() >= GestureThresholds.swipeDistance && !isElsewhere(movement, than: direction)
  }

  private static func isElsewhere(_ movement: SIMD2<Double>, than direction: SIMD2<Double>) -> Bool {
    let aside = abs(movement.x * direction.y - movement.y * direction.x)
    return aside > GestureThresholds.swipeDeviation || (movement * direction).sum() <= -GestureThresholds.swipeDistance
  }
}
