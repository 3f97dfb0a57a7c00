import CoreGraphics
import Motion

// What it does by itself: from a beginning to rest, frame by frame.

extension UIScrollView {
  /// The instant of its world, in seconds.
  final var instant: Double { application.world.now }

  /// The offset changed, from outside or by the scroll view's own doing.
  final func offsetChanged(from old: CGPoint) {
    let isOwn = isMovingItself
    isMovingItself = false
    if !isOwn {
      // What is under way goes on from there.
      let change = contentOffset.vector - old.vector
      drag?.base += change
      if isDecelerating { motion?.shift += change }
    }
    setNeedsLayout()
    placeIndicators()
    delegate?.scrollViewDidScroll(self)
  }

  /// Shows an offset that is the scroll view's own doing.
  final func show(_ offset: SIMD2<Double>) {
    guard offset != contentOffset.vector else { return }
    isMovingItself = true
    contentOffset = CGPoint(offset)
    isMovingItself = false
  }

  /// Begins to move by itself.
  final func begin(_ kind: ScrollMotion.Kind, _ course: ScrollMotion.Course) {
    motion = ScrollMotion(kind: kind, beginning: instant, course: course)
    frames.start()
  }

  /// A frame.
  final func moveOn() {
    guard let motion else { return frames.stop() }
    let place = motion.place(at: instant, scale: scale.native)
    if motion.kind == .zoom || motion.kind == .zoomBounce { zoom(to: place) } else { show(place.offset) }
    // Whoever was told of it may have begun something else.
    if let now = self.motion, now.isOver(at: instant) { stopMotion() }
  }

  /// Ends what goes on where it is, and says so.
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

  /// Is in no window any more: what goes on is over, and nothing stays beyond the ends.
  final func leaveWindow() {
    guard motion != nil else { return }
    stopMotion()
    contentOffset = CGPoint(limits.clamped(contentOffset.vector))
  }

  // MARK: Asked for

  final func scroll(to offset: CGPoint, animated: Bool) {
    stopMotion()
    guard animated, window != nil, offset.isFinite, offset != contentOffset else {
      contentOffset = offset
      return
    }
    let now = ScrollPlace(offset: contentOffset.vector, scale: scale.native)
    let target = ScrollPlace(offset: offset.vector, scale: scale.native)
    begin(.animation, .way(from: now, to: target, duration: ScrollFigures.animation, curve: .easeInEaseOut))
  }

  final func reveal(_ rect: CGRect, animated: Bool) {
    let seen = bounds.inset(by: adjustedContentInset)
    let low = CGPoint(x: rect.minX - seen.minX, y: rect.minY - seen.minY).vector
    let high = CGPoint(x: rect.maxX - seen.maxX, y: rect.maxY - seen.maxY).vector
    // Onwards or backwards until its nearer end is seen; not at all where it is seen whole, or fills the view.
    let (least, most) = (pointwiseMin(low, high), pointwiseMax(low, high))
    let step = pointwiseMax(least, .zero) + pointwiseMin(most, .zero)
    let target = CGPoint(limits.clamped(contentOffset.vector + step))
    if step != .zero, target.isFinite { setContentOffset(target, animated: animated) }
  }

  // MARK: After a drag

  /// Slows down from `velocity`, in points a second, within the limits.
  final func coast(from velocity: SIMD2<Double>) -> ScrollMotion.Course {
    let (limits, offset, grid) = (limits, contentOffset.vector, 1 / application.screen.scale.native)
    func glide(_ axis: Int) -> ScrollGlide {
      ScrollGlide(
        from: offset[axis], velocity: velocity[axis], in: limits.range(axis), projection: projection,
        bounces: bounces(axis), grid: grid)
    }
    return .glide(glide(0), glide(1))
  }

  /// Comes to rest at `target`, having begun at `velocity`, in points a second.
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

  /// Slows down on, where what can be scrolled is another.
  final func glideOn() {
    guard let motion, case .glide(let across, let along) = motion.course else { return }
    let end = SIMD2(across.end, along.end) + motion.shift
    let velocity = motion.velocity(at: instant)
    begin(
      .deceleration,
      limits.clamped(end) == end && isPagingEnabled
        ? approach(end, from: velocity, projection: .fast) : coast(from: velocity))
  }

  /// Whether a press in it is to do nothing but catch it.
  final var movesFast: Bool {
    guard let motion, motion.kind == .deceleration else { return false }
    let velocity = motion.velocity(at: instant)
    return (velocity * velocity).sum().squareRoot() > ScrollFigures.catchSpeed
  }
}
