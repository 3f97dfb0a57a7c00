import CoreGraphics
import Motion

// Scrolling that goes on by itself, from its beginning to rest, frame by frame.

extension UIScrollView {
  /// The current time of the scroll view's world, in seconds.
  final var instant: Double { application.world.now }

  /// Handles a changed offset, whether the client or the scroll view changed it.
  final func offsetChanged(from old: CGPoint) {
    let isOwn = changesOffsetItself
    changesOffsetItself = false
    if !isOwn {
      // A drag or a deceleration goes on from there.
      let change = contentOffset.vector - old.vector
      drag?.base += change
      if isDecelerating { motion?.shift += change }
    }
    setNeedsLayout()
    layOutIndicators()
    delegate?.scrollViewDidScroll(self)
  }

  /// Sets the offset as the scroll view's own change.
  final func show(_ offset: SIMD2<Double>) {
    guard offset != contentOffset.vector else { return }
    changesOffsetItself = true
    contentOffset = CGPoint(offset)
    changesOffsetItself = false
  }

  /// Begins a motion.
  final func begin(_ kind: ScrollMotion.Kind, _ course: ScrollMotion.Course) {
    motion = ScrollMotion(kind: kind, beginning: instant, course: course)
    frames.start()
  }

  /// Shows the motion at the current frame.
  final func showMotion() {
    guard let motion else { return frames.stop() }
    let state = motion.state(at: instant, scale: scale.native)
    if motion.kind == .zoom || motion.kind == .zoomBounce { zoom(to: state) } else { show(state.offset) }
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
  }

  /// Ends the motion of a scroll view that left its window, within the limits.
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
    begin(.animation, .curve(from: now, to: target, duration: ScrollMetrics.animationDuration, timing: .easeInEaseOut))
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

  /// Returns the deceleration from `velocity`, in points per second, within the limits.
  final func coast(from velocity: SIMD2<Double>) -> ScrollMotion.Course {
    let (limits, offset, grid) = (limits, contentOffset.vector, 1 / application.screen.scale.native)
    func glide(_ axis: Int) -> ScrollGlide {
      ScrollGlide(
        from: offset[axis], velocity: velocity[axis], in: limits.range(axis), projection: projection,
        bounces: bounces(axis), grid: grid)
    }
    return .glide(glide(0), glide(1))
  }

  /// Returns the motion that comes to rest at `target` and begins at `velocity`, in points per second.
  final func approach(
    _ target: SIMD2<Double>, from velocity: SIMD2<Double>, projection: Projection
  ) -> ScrollMotion.Course {
    let (target, offset) = (limits.clamped(target), contentOffset.vector)
    func glide(_ axis: Int) -> ScrollGlide {
      ScrollGlide(from: offset[axis], velocity: velocity[axis], to: target[axis], projection: projection)
    }
    return .glide(glide(0), glide(1))
  }

  final var projection: Projection { Projection(validating: decelerationRate.rawValue.native) ?? .normal }

  /// Continues the deceleration after the limits changed.
  final func continueDeceleration() {
    guard let motion, case .glide(let across, let along) = motion.course else { return }
    let end = SIMD2(across.end, along.end) + motion.shift
    let velocity = motion.velocity(at: instant)
    begin(
      .deceleration,
      limits.clamped(end) == end && isPagingEnabled
        ? approach(end, from: velocity, projection: .fast) : coast(from: velocity))
  }

  /// Whether the motion is so fast that a press only catches it.
  final var isMovingFast: Bool {
    guard let motion, motion.kind == .deceleration else { return false }
    let velocity = motion.velocity(at: instant)
    return (velocity * velocity).sum().squareRoot() > ScrollThresholds.catchSpeed
  }
}
