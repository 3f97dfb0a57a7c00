import CoreGraphics
import Foundation
import Motion

extension UIPanGestureRecognizer {
  /// Handles touches that went down; those beyond the maximum fail or are ignored.
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
    if machine == .possible { start.add(path, at: lastTime) }
  }

  /// Measures from the present positions, so that adding or lifting a touch is no movement.
  final func anchor() {
    if let now = centroid(of: countedTouches) { middle = SIMD2(now.x, now.y) }
  }

  /// Handles the movement of the touches.
  final func follow(_ timestamp: Double) {
    lastTime = max(lastTime, timestamp)
    isSetStill = false
    guard let now = centroid(of: tracked) else { return }
    let step = SIMD2(now.x, now.y) - middle
    middle += step
    movement += step
    path += step
    if machine == .possible && tracked.count < minimumNumberOfTouches { movement = .zero }
    // A release at the last position is no movement: it only says that time passed.
    if step != .zero { tracker.add(path, at: lastTime) }
    if machine == .possible { start.add(path, at: lastTime) }
  }

  /// The velocity in the window, in points per second.
  final var currentVelocity: SIMD2<Double> {
    let velocity = tracker.velocity(at: lastTime)
    return velocity == .zero && (published == .possible || published == .began) ? start.velocity : velocity
  }

  /// Begins or fails if the movement so far decides that.
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

  /// Whether the touches have moved enough, together, for a pinch on the same view that fails when the pan begins.
  final var precedesPinch: Bool {
    let touches = countedTouches
    guard touches.count > 1, touches.reduce(0, { $0 + $1.distanceMoved }) >= slop - Self.rounding else { return false }
    return (arbiter?.rivals(of: self) ?? []).contains {
      $0 is UIPinchGestureRecognizer && $0.view === view && $0.machine == .possible && prevents($0)
    }
  }

  /// The error, in points, that square roots may leave in distances.
  private static let rounding: CGFloat = 1e-6

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

  /// Returns a vector of the window converted to `view`.
  final func vector(_ vector: SIMD2<Double>, in view: UIView?) -> CGPoint {
    guard let view, let window = lastWindow, view !== window else { return CGPoint(x: vector.x, y: vector.y) }
    // Measured from the middle of the touches, since with perspective the result depends on the position.
    let start = view.convert(CGPoint(x: middle.x, y: middle.y), from: window)
    let end = view.convert(CGPoint(x: middle.x + vector.x, y: middle.y + vector.y), from: window)
    let turned = CGPoint(x: end.x - start.x, y: end.y - start.y)
    return turned.x.isFinite && turned.y.isFinite ? turned : CGPoint(x: vector.x, y: vector.y)
  }
}
