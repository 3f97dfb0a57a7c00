import CoreGraphics
import Motion

struct ScrollDrag {
  /// The offset at the beginning of the drag, as it would be without stretching.
  var base: SIMD2<Double>
  /// The distance of the finger since the beginning, in points.
  var translation = SIMD2<Double>.zero
  /// The offset at the beginning, for paging.
  let start: SIMD2<Double>
  /// The axes along which the content is dragged.
  let axes: [Int]
}

extension UIScrollView {
  final func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag(pan)
      followDrag(pan)
    case .changed: followDrag(pan)
    case .ended:
      followDrag(pan)
      endDrag(fingerVelocity: -pan.velocity(in: self).vector)
    default: endDrag(fingerVelocity: .zero)
    }
  }

  private func beginDrag(_ pan: UIPanGestureRecognizer) {
    stopMotion()
    let start = contentOffset.vector
    var axes = axes
    if isDirectionalLockEnabled, axes.count == 2, let axis = Self.locked(by: pan.path) { axes = [axis] }
    var base = start
    for axis in axes { base[axis] = pulled(start[axis], axis) }
    drag = ScrollDrag(base: base, start: start, axes: axes)
    showIndicators(thenFade: false)
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Mostly along it; nil if the movement is diagonal.
  private static func locked(by movement: SIMD2<Double>) -> Int? {
    let (across, along) = (abs(movement.x), abs(movement.y))
    if across >= along * ScrollThresholds.lockRatio { return 0 }
    return along >= across * ScrollThresholds.lockRatio ? 1 : nil
  }

  private func followDrag(_ pan: UIPanGestureRecognizer) {
    drag?.translation = -pan.translation(in: self).vector
    layOutDrag()
  }

  /// Scrolls the content to the finger, on whole pixels, and stretches it beyond its ends.
  final func layOutDrag() {
    guard let drag else { return }
    var offset = contentOffset.vector
    for axis in drag.axes { offset[axis] = stretched(drag.base[axis] + drag.translation[axis], axis) }
    scrollItself(to: onPixels(offset))
  }

  private func endDrag(fingerVelocity: SIMD2<Double>) {
    guard let ended = drag else { return }
    refresh.object?.dragWillEnd()
    var velocity = fingerVelocity
    for axis in [0, 1] where !ended.axes.contains(axis) { velocity[axis] = 0 }
    let course = isZooming ? nil : course(after: ended, velocity: velocity)
    drag = nil
    let goesOn = course.map { $0.duration > 0 } ?? false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    // The delegate may have begun another motion.
    guard motion == nil, drag == nil else { return }
    guard goesOn, let course else {
      fadeIndicators()
      return didStop()
    }
    beginDeceleration(course)
  }

  final func beginDeceleration(_ course: ScrollMotion.Course) {
    begin(.deceleration, course)
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// `velocity` is the finger's, in points per second.
  private func course(after ended: ScrollDrag, velocity: SIMD2<Double>) -> ScrollMotion.Course {
    if isPagingEnabled { return paging(after: ended, velocity) }
    let free = coast(from: velocity)
    let end = CGPoint(free.end)
    var target = naturalTarget(end, velocity: CGPoint(velocity / 1000))
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(velocity / 1000), targetContentOffset: &target)
    guard target != end, target.isFinite else { return coast(from: velocity) }
    return release(to: target.vector, from: velocity, projection: projection)
  }

  private func paging(after ended: ScrollDrag, _ velocity: SIMD2<Double>) -> ScrollMotion.Course {
    release(to: page(after: ended, velocity), from: velocity, projection: .fast)
  }

  /// The content was caught and not dragged: it bounces back from beyond its ends, and to where it comes to rest.
  final var courseAfterCatch: ScrollMotion.Course {
    let offset = contentOffset.vector
    if isPagingEnabled { return paging(after: ScrollDrag(base: offset, start: offset, axes: axes), .zero) }
    let target = naturalTarget(contentOffset, velocity: .zero)
    return target == contentOffset
      ? coast(from: .zero) : release(to: target.vector, from: .zero, projection: projection)
  }

  /// Returns the offset of the page that a drag leads to, along the dragged axes: the next one after a fast drag or a
  /// drag more than half over.
  private func page(after ended: ScrollDrag, _ velocity: SIMD2<Double>) -> SIMD2<Double> {
    let size = SIMD2<Double>(bounds.width.native, bounds.height.native)
    var target = contentOffset.vector
    for axis in ended.axes where size[axis] > 0 {
      let (first, now) = (ended.start[axis] / size[axis], target[axis] / size[axis])
      var page = now.rounded()
      if velocity[axis] > ScrollThresholds.pageSpeed { page = now.rounded(.down) + 1 }
      if velocity[axis] < -ScrollThresholds.pageSpeed { page = now.rounded(.up) - 1 }
      target[axis] = min(max(page, first.rounded(.up) - 1), first.rounded(.down) + 1) * size[axis]
    }
    return target
  }

  // MARK: Stretching

  /// Returns the content offset for the finger's offset.
  private func stretched(_ offset: Double, _ axis: Int) -> Double {
    let nearest = limits.clamped(SIMD2(repeating: offset))[axis]
    guard bounces(axis) else { return nearest }
    return nearest + band(axis).offset(forPull: offset - nearest)
  }

  /// The inverse of `stretched(_:_:)`.
  private func pulled(_ offset: Double, _ axis: Int) -> Double {
    let nearest = limits.clamped(SIMD2(repeating: offset))[axis]
    let pull = band(axis).pull(forOffset: offset - nearest)
    return bounces(axis) && pull.isFinite ? nearest + pull : offset
  }

  private func band(_ axis: Int) -> RubberBand {
    RubberBand(dimension: Self.length(axis == 0 ? bounds.width : bounds.height).native)
  }
}

/// Apple documents none of these limits.
package enum ScrollThresholds {
  /// The distance from an end of the content within which an offset counts as being at the end, in points.
  package static let edgeDistance = 0.5
  /// The time a scroll view waits for a drag before it passes a touch to its content, as measured on iOS.
  package static let touchDelay = 0.15
  /// The speed above which a press on moving content only catches it, in points per second: our choice, a crawl.
  package static let catchSpeed = 50.0
  /// A drag then turns a page that it moved less than half over, in points per second: our choice.
  package static let pageSpeed = 250.0
  /// Above this ratio of a drag's components the direction is locked: our choice, 27° off the axis.
  package static let lockRatio = 2.0
  /// Beyond the zoom limits, by a pinch: our choice.
  package static let zoomStretch = 2.0
}
