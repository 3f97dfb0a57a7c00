import CoreGraphics
import Motion

extension UIScrollView {
  /// In seconds of the scroll view's world.
  final var instant: Double { application.world.now }

  /// The client or the scroll view changed the origin of the bounds.
  final func offsetChanged(from old: CGPoint) {
    let isUserCode = changesOffsetItself
    changesOffsetItself = false
    if !isUserCode {
      // A drag or a deceleration goes on from there.
      let change = contentOffset.vector - old.vector
      drag?.base += change
      if isDecelerating {
        motion?.shift += change
        for axis in [0, 1] where change[axis] != 0 { motion?.stay(at: contentOffset.vector, axis, instant) }
      }
    }
    setNeedsLayout()
    refresh.object?.follow()
    if layoutState?.frameGuide != nil { layoutSurroundingsChanged() }
    layOutIndicators()
  }

  /// Tells the delegate if that scrolled.
  final func setOffset(_ offset: CGPoint) {
    let old = bounds.origin
    bounds.origin = offset
    guard bounds.origin != old else { return }
    scrolledBar.object?.contentScrolled()
    if isTracking { tellTabBar() }
    delegate?.scrollViewDidScroll(self)
    didScroll()
  }

  /// Sets the offset as the scroll view's own change.
  final func scrollItself(to offset: SIMD2<Double>) {
    guard offset != contentOffset.vector else { return }
    changesOffsetItself = true
    contentOffset = CGPoint(offset)
    changesOffsetItself = false
  }

  /// Returns the nearest offset on the pixels of the screen, without leaving the limits; a limit between pixels is
  /// kept.
  final func onPixels(_ offset: SIMD2<Double>) -> SIMD2<Double> {
    let (limits, scale) = (limits, application.screen.scale.native)
    let rounded = (offset * scale).rounded(.toNearestOrAwayFromZero) / scale
    let isFixed = (offset .== limits.low) .| (offset .== limits.high)
    let isInside = (offset .>= limits.low) .& (offset .<= limits.high)
    return rounded.replacing(with: limits.clamped(rounded), where: isInside).replacing(with: offset, where: isFixed)
  }

  final func begin(_ kind: ScrollMotion.Kind, _ course: ScrollMotion.Course) {
    motion = ScrollMotion(kind: kind, beginning: instant, course: course)
    frames.start()
  }

  final func showMotion() {
    guard let motion else { return frames.stop() }
    let state = motion.state(at: instant, scale: scale.native)
    switch motion.kind {
    case .zoom, .zoomBounce: zoom(to: state)
    case .deceleration, .animation:
      self.motion?.before = contentOffset.vector
      scrollItself(to: motion.isOver(at: instant) ? state.offset : onPixels(state.offset))
    }
    // The delegate may have begun another motion.
    if let now = self.motion, now.isOver(at: instant) { stopMotion() }
  }

  /// Ends the motion where it is, and tells the delegate.
  final func stopMotion() {
    frames.stop()
    guard let motion else { return }
    self.motion = nil
    fadeIndicators()
    switch motion.kind {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .zoom, .zoomBounce:
      delegate?.scrollViewDidEndZooming(self, with: delegate?.viewForZooming(in: self), atScale: scale)
    }
    didStop()
  }

  /// The scroll view left its window: the motion ends within the limits.
  final func leaveWindow() {
    guard motion != nil else { return }
    stopMotion()
    contentOffset = CGPoint(limits.clamped(contentOffset.vector))
  }

  // MARK: Scrolling by the client

  final func scroll(to offset: CGPoint, animated: Bool) {
    stopMotion()
    guard animated, window != nil, offset.isFinite, offset != contentOffset else {
      contentOffset = offset
      return
    }
    let now = ScrollState(offset: contentOffset.vector, scale: scale.native)
    let target = ScrollState(offset: offset.vector, scale: scale.native)
    begin(.animation, .curve(from: now, to: target, duration: ScrollMetrics.animationDuration, timing: .cosine))
  }

  final func reveal(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    let low = CGPoint(x: rect.minX - visible.minX, y: rect.minY - visible.minY).vector
    let high = CGPoint(x: rect.maxX - visible.maxX, y: rect.maxY - visible.maxY).vector
    // Forward or back until the nearer end is visible; not at all if the rectangle is fully visible or larger than the
    // view.
    let (least, most) = (pointwiseMin(low, high), pointwiseMax(low, high))
    let step = pointwiseMax(least, .zero) + pointwiseMin(most, .zero)
    let target = CGPoint(limits.clamped(contentOffset.vector + step))
    if step != .zero, target.isFinite { setContentOffset(target, animated: animated) }
  }

  // MARK: After a drag

  /// `velocity` is the finger's, in points per second; within the limits.
  final func coast(from velocity: SIMD2<Double>) -> ScrollMotion.Course {
    let (limits, offset, grid) = (limits, contentOffset.vector, 1 / application.screen.scale.native)
    func glide(_ axis: Int) -> ScrollGlide {
      ScrollGlide(
        from: offset[axis], velocity: velocity[axis], in: limits.range(axis), projection: projection,
        bounces: bounces(axis), grid: grid)
    }
    return .glide(glide(0), glide(1))
  }

  /// Comes to rest at `target` and begins at `velocity`, in points per second.
  final func approach(
    _ target: SIMD2<Double>, from velocity: SIMD2<Double>, projection: Projection
  ) -> ScrollMotion.Course {
    let (target, offset) = (limits.clamped(target), contentOffset.vector)
    func glide(_ axis: Int) -> ScrollGlide {
      ScrollGlide(from: offset[axis], velocity: velocity[axis], to: target[axis], projection: projection)
    }
    return .glide(glide(0), glide(1))
  }

  /// A finger let go at `velocity`, in points per second; the motion comes to rest at `target`.
  ///
  /// Content beyond an end that bounces back to the target does so as without a target.
  final func release(
    to target: SIMD2<Double>, from velocity: SIMD2<Double>, projection: Projection
  ) -> ScrollMotion.Course {
    guard case .glide(let freeAcross, let freeAlong) = coast(from: velocity),
      case .glide(let across, let along) = approach(target, from: velocity, projection: projection)
    else { return approach(target, from: velocity, projection: projection) }
    let offset = contentOffset.vector
    let isStretched = offset .!= limits.clamped(offset)
    return .glide(
      isStretched[0] && freeAcross.end == across.end ? freeAcross : across,
      isStretched[1] && freeAlong.end == along.end ? freeAlong : along)
  }

  final var projection: Projection { Projection(validating: decelerationRate.rawValue.native) ?? .normal }

  /// Content that is beyond the changed limits now is pulled back.
  final func continueDeceleration() {
    guard let motion, case .glide(let across, let along) = motion.course else { return }
    let end = SIMD2(across.end, along.end) + motion.shift
    let (velocity, offset) = (motion.velocity(at: instant), contentOffset.vector)
    if limits.clamped(end) == end, isPagingEnabled {
      return begin(.deceleration, approach(end, from: velocity, projection: .fast))
    }
    guard case .glide(let freeAcross, let freeAlong) = coast(from: velocity),
      case .glide(let pulledAcross, let pulledAlong) = approach(offset, from: velocity, projection: projection)
    else { return }
    let isBeyond = offset .!= limits.clamped(offset)
    begin(.deceleration, .glide(isBeyond[0] ? pulledAcross : freeAcross, isBeyond[1] ? pulledAlong : freeAlong))
  }

  /// A press only catches such a motion.
  final var isMovingFast: Bool {
    guard let motion, motion.kind == .deceleration else { return false }
    let velocity = motion.velocity(at: instant)
    return (velocity * velocity).sum().squareRoot() > ScrollThresholds.catchSpeed
  }
}
