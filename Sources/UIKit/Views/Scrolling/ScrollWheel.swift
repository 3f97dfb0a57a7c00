// Not Apple's: how a host hands an application what a wheel did.

package import CoreGraphics
import QuartzCore

/// A view that a wheel over it, or over a view in it, means something to.
@MainActor package protocol WheelTarget: UIView {
  /// The wheel turned over `point`, in the view's coordinates, so that what is seen is to go by `delta` points: to the
  /// right and down where it is positive. Whether that meant anything.
  func wheel(by delta: CGVector, at point: CGPoint) -> Bool
}

extension UIApplication {
  /// The wheel turned over `point` of the screen, so that what is seen is to go by `delta` points.
  ///
  /// It is the innermost view's that it means anything to; no touch and no drag comes of it.
  package func wheel(by delta: CGVector, at point: CGPoint) {
    enter()
    guard delta.dx.isFinite, delta.dy.isFinite, point.isFinite else { return }
    for window in windows.reversed() where !window.isHidden {
      guard let hit = window.hitTest(convert(point, to: window), with: nil) else { continue }
      var next: UIView? = touchTarget(for: hit)
      while let view = next {
        let place = window.convert(convert(point, to: window), to: view)
        if let target = view as? any WheelTarget, target.wheel(by: delta, at: place) { return }
        next = view.superview
      }
      return
    }
  }
}

extension UIScrollView: WheelTarget {
  /// Scrolls, no farther than to its ends, where it can be scrolled that way.
  package final func wheel(by delta: CGVector, at point: CGPoint) -> Bool {
    let wanted = -SIMD2<Double>(delta.dx.native, delta.dy.native)
    var step = SIMD2<Double>.zero
    for axis in [0, 1] where canScroll(axis, towardsEnd: wanted[axis] > 0) { step[axis] = wanted[axis] }
    guard step != .zero, drag == nil, !isZooming else { return false }
    stopMotion()
    contentOffset = CGPoint(limits.clamped(contentOffset.vector + step))
    showIndicators(thenFade: true)
    return true
  }
}
