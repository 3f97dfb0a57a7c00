import CoreGraphics

/// The offsets that a scroll view comes to rest at, along each axis: across, then along.
struct ScrollLimits: Equatable {
  var low = SIMD2<Double>.zero
  var high = SIMD2<Double>.zero

  /// The offsets along an axis.
  func range(_ axis: Int) -> ClosedRange<Double> { low[axis]...high[axis] }

  /// Whether there is anything to scroll along an axis.
  func hasRoom(_ axis: Int) -> Bool { high[axis] > low[axis] }

  /// The offset within the limits that is nearest.
  func clamped(_ offset: SIMD2<Double>) -> SIMD2<Double> { offset.clamped(lowerBound: low, upperBound: high) }

  /// Where an offset goes when these limits take the place of `old`: what was at the beginning stays there.
  func follow(_ offset: SIMD2<Double>, from old: Self) -> SIMD2<Double> {
    clamped(low.replacing(with: offset, where: offset .!= old.low))
  }
}

extension UIScrollView {
  /// The offsets that it comes to rest at now.
  final var limits: ScrollLimits { limits(ofContent: contentSize) }

  /// The offsets that it would come to rest at with content of another size.
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

  /// The axes along which it can be dragged.
  final var axes: [Int] {
    guard isScrollEnabled else { return [] }
    let limits = limits
    return [0, 1].filter { limits.hasRoom($0) || (bounces($0) && alwaysBounces($0)) }
  }

  final func bounces(_ axis: Int) -> Bool { axis == 0 ? bouncesHorizontally : bouncesVertically }

  private func alwaysBounces(_ axis: Int) -> Bool { axis == 0 ? alwaysBounceHorizontal : alwaysBounceVertical }

  /// Whether the content can be scrolled along an axis so that the offset grows, or shrinks.
  final func canScroll(_ axis: Int, towardsEnd: Bool) -> Bool {
    let (limits, offset) = (limits, contentOffset.vector[axis])
    guard axes.contains(axis), limits.hasRoom(axis) else { return false }
    return towardsEnd ? offset < limits.high[axis] - ScrollFigures.edge : offset > limits.low[axis] + ScrollFigures.edge
  }

  // MARK: Changes

  /// Sees to it that the offset is in accord with what can be scrolled now.
  final func limitsMayDiffer() {
    let (old, new) = (knownLimits, limits)
    guard new != old else { return }
    knownLimits = new
    placeIndicators()
    if drag != nil { return showDrag() }
    if isDecelerating { return glideOn() }
    guard motion == nil, !isZooming, !isTouched else { return }
    let offset = new.follow(contentOffset.vector, from: old)
    if offset != contentOffset.vector { contentOffset = CGPoint(offset) }
  }

  final func insetsMayDiffer() {
    let inset = adjustedContentInset
    limitsMayDiffer()
    guard inset != knownInset else { return }
    knownInset = inset
    placeIndicators()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  final var insetWithSafeArea: UIEdgeInsets {
    var (sum, safe) = (contentInset, safeAreaInsets)
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

  static func finite(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return UIEdgeInsets(
      top: finite(insets.top), left: finite(insets.left), bottom: finite(insets.bottom), right: finite(insets.right))
  }
}
