import CoreGraphics
import Foundation
import Motion

extension UIPanGestureRecognizer {
  /// Takes up touches that went down, as many as it may.
  final func begin(_ touches: Set<UITouch>, _ event: UIEvent) {
    let excess = countedTouches.dropFirst(max(0, maximumNumberOfTouches))
    if !excess.isEmpty && machine == .possible && !ignoresFurtherTouches {
      state = .failed
      return
    }
    for touch in excess where touches.contains(touch) { ignore(touch, for: event) }
    anchor()
    lastTime = event.timestamp
    if tracker == VelocityTracker() { tracker.add(path, at: lastTime) }
  }

  /// Measures from where the touches are now, so that one more or one less moves nothing.
  final func anchor() {
    if let now = centroid(of: countedTouches) { middle = SIMD2(now.x, now.y) }
  }

  /// Takes up what the touches did.
  final func follow(_ timestamp: Double) {
    lastTime = max(lastTime, timestamp)
    isSetStill = false
    guard let now = centroid(of: tracked) else { return }
    let step = SIMD2(now.x, now.y) - middle
    middle += step
    movement += step
    path += step
    if machine == .possible && tracked.count < minimumNumberOfTouches { movement = .zero }
    // A release where the touch was last seen is no movement, and says nothing but that time passed.
    if step != .zero { tracker.add(path, at: lastTime) }
  }

  /// Begins or fails, if the movement so far decides it.
  final func judge() {
    guard countedTouches.count >= minimumNumberOfTouches else { return }
    switch verdict(on: movement) {
    case .undecided: break
    case .fails: state = .failed
    case .begins(let distance):
      movement *= distance > 0 ? max(0, 1 - slop / distance) : 0
      state = .began
    }
  }

  final func setMovement(_ translation: CGPoint, in view: UIView?) {
    isSetStill = true
    guard let view, let window = lastWindow, view !== window else {
      movement = SIMD2(translation.x, translation.y)
      return
    }
    let (from, to) = (window.convert(CGPoint.zero, from: view), window.convert(translation, from: view))
    let wanted = SIMD2(to.x - from.x, to.y - from.y)
    if wanted.x.isFinite && wanted.y.isFinite { movement = wanted }
  }

  /// A distance in the window as one in `view`.
  final func vector(_ vector: SIMD2<Double>, in view: UIView?) -> CGPoint {
    guard let view, let window = lastWindow, view !== window else { return CGPoint(x: vector.x, y: vector.y) }
    // From the middle of the touches: seen in depth, a distance depends on where it is.
    let start = view.convert(CGPoint(x: middle.x, y: middle.y), from: window)
    let end = view.convert(CGPoint(x: middle.x + vector.x, y: middle.y + vector.y), from: window)
    let turned = CGPoint(x: end.x - start.x, y: end.y - start.y)
    return turned.x.isFinite && turned.y.isFinite ? turned : CGPoint(x: vector.x, y: vector.y)
  }
}
