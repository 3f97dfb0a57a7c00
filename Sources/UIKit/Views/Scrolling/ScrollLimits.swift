import CoreGraphics

/// The range of offsets at which a scroll view comes to rest, horizontally (axis 0) and vertically (axis 1).
struct ScrollLimits: Equatable {
  var low = SIMD2<Double>.zero
  var high = SIMD2<Double>.zero

  func range(_ axis: Int) -> ClosedRange<Double> { low[axis]...high[axis] }

  func allowScrolling(along axis: Int) -> Bool { high[axis] > low[axis] }

  func clamped(_ offset: SIMD2<Double>) -> SIMD2<Double> { offset.clamped(lowerBound: low, upperBound: high) }

  /// These limits replaced `old`: an offset at the beginning stays at the beginning, another one moves by `shift`.
  func follow(_ offset: SIMD2<Double>, from old: Self, movedBy shift: SIMD2<Double>) -> SIMD2<Double> {
    clamped(low.replacing(with: offset + shift, where: offset .!= old.low))
  }
}

extension UIScrollView {
  final var limits: ScrollLimits { limits(ofContent: contentSize) }

  final func limits(ofContent size: CGSize) -> ScrollLimits {
    let inset = adjustedContentInset
    let before = SIMD2<Double>(inset.left.native, inset.top.native)
    let after = SIMD2<Double>(inset.right.native, inset.bottom.native)
    let content = SIMD2<Double>(size.width.native, size.height.native)
    let view = SIMD2<Double>(bounds.width.native, bounds.height.native)
    let slack = pointwiseMax(view - before - after - content, .zero)
    let alignment = contentAlignmentPoint.isFinite ? contentAlignmentPoint.vector : .zero
    let low = -before - slack * alignment
    return ScrollLimits(low: low, high: pointwiseMax(low, content + after - view))
  }

  /// The content can be dragged along these.
  final var axes: [Int] {
    guard isScrollEnabled else { return [] }
    let limits = limits
    return [0, 1].filter { limits.allowScrolling(along: $0) || (bounces($0) && alwaysBounces($0)) }
  }

  final func bounces(_ axis: Int) -> Bool { axis == 0 ? bouncesHorizontally : bouncesVertically }

  private func alwaysBounces(_ axis: Int) -> Bool { axis == 0 ? alwaysBounceHorizontal : alwaysBounceVertical }

  final func canScroll(_ axis: Int, towardsEnd: Bool) -> Bool {
    let (limits, offset) = (limits, contentOffset.vector[axis])
    guard axes.contains(axis), limits.allowScrolling(along: axis) else { return false }
    return towardsEnd
      ? offset < limits.high[axis] - ScrollThresholds.edgeDistance
      : offset > limits.low[axis] + ScrollThresholds.edgeDistance
  }

  // MARK: Changes

  /// `shift` moves the offset if it is at rest.
  final func updateLimits(movingBy shift: Double = 0) {
    let (old, new) = (adjustedLimits, limits)
    guard new != old else { return }
    adjustedLimits = new
    layOutIndicators()
    if drag != nil { return layOutDrag() }
    if isDecelerating { return continueDeceleration() }
    guard motion == nil, !isZooming, !isTouched else { return }
    let offset = new.follow(contentOffset.vector, from: old, movedBy: SIMD2(0, shift))
    if offset != contentOffset.vector { contentOffset = CGPoint(offset) }
  }

  /// When the area's share of the top inset shrinks, the content moves up with it, as measured on iOS 26.1: the offset
  /// grows by the difference.
  ///
  /// When the share grows again, the content goes back by as much as it had moved.
  final func followSafeArea() {
    let shrinkage = (lastSafeTop - (adjustedContentInset.top - contentInset.top)).native
    let old = contentOffset
    updateInsets(movingBy: max(shrinkage, -followedSafeArea))
    if shrinkage != 0 { followedSafeArea = max(0, followedSafeArea + (contentOffset.y - old.y).native) }
  }

  /// `change` changes the insets, and the content does not move.
  final func changeInsets(_ change: () -> Void) {
    change()
    adjustedLimits = limits
    updateInsets()
  }

  /// Tells the delegate if the insets changed; `shift` moves the offset if it is at rest.
  final func updateInsets(movingBy shift: Double = 0) {
    let inset = adjustedContentInset
    lastSafeTop = inset.top - contentInset.top
    updateLimits(movingBy: shift)
    guard inset != lastInset else { return }
    lastInset = inset
    layOutIndicators()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  final var insetWithSafeArea: UIEdgeInsets {
    var (sum, safe) = (contentInset, safeAreaInsets)
    sum.top += refresh.object?.heldHeight ?? 0
    let behavior = contentInsetAdjustmentBehavior
    if behavior == .never { return sum }
    let isWide = contentSize.width > bounds.width || alwaysBounceHorizontal
    let isHigh = contentSize.height > bounds.height || alwaysBounceVertical
    if behavior != .always, !isWide { (safe.left, safe.right) = (0, 0) }
    if behavior == .scrollableAxes, !isHigh { (safe.top, safe.bottom) = (0, 0) }
    sum.top += safe.top
    sum.left += safe.left
    sum.bottom += safe.bottom
    sum.right += safe.right
    return sum
  }

  static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
}
