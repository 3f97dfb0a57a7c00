// Not Apple's: how a host passes on the turns of a wheel.

package import CoreGraphics
import QuartzCore

/// A wheel turns over the view or over one of its descendants.
@MainActor package protocol WheelTarget: UIView {
  /// `point` is in the view's coordinate system; positive values move the content right and down.
  ///
  /// Returns whether the view responded.
  func wheel(by delta: CGVector, at point: CGPoint) -> Bool
}

extension UIApplication {
  /// The innermost view that responds gets the wheel, which causes no touch and no drag; `point` is in the screen.
  ///
  /// Returns whether a view responded.
  package func wheel(by delta: CGVector, at point: CGPoint) -> Bool {
    enter()
    guard !isIgnoringInteractionEvents, delta.dx.isFinite, delta.dy.isFinite, point.isFinite else { return false }
    for window in windows.reversed() where !window.isHidden {
      guard let hit = window.hitTest(convert(point, to: window), with: nil) else { continue }
      var next: UIView? = touchTarget(for: hit)
      while let view = next {
        let inner = window.convert(convert(point, to: window), to: view)
        if let target = view as? any WheelTarget, target.wheel(by: delta, at: inner) { return true }
        next = view.superview
      }
      return false
    }
    return false
  }
}

extension UIScrollView: WheelTarget {
  /// Within the limits, if the content can scroll in that direction.
  package final func wheel(by delta: CGVector, at point: CGPoint) -> Bool {
    let movement = -SIMD2<Double>(delta.dx.native, delta.dy.native)
    var step = SIMD2<Double>.zero
    for axis in [0, 1] where canScroll(axis, towardsEnd: movement[axis] > 0) { step[axis] = movement[axis] }
    guard followsWheel, step != .zero, drag == nil, !isZooming else { return false }
    stopMotion()
    contentOffset = CGPoint(limits.clamped(contentOffset.vector + step))
    showIndicators(thenFade: true)
    return true
  }
}
