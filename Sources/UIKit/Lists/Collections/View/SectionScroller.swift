import CoreGraphics
import Foundation

/// The scroll view of a section that scrolls across the collection; it holds the section's cells.
@MainActor final class SectionScroller: UIScrollView {
  final weak var contents: ListContents?
  private final var scrolling: SectionScrolling?
  /// The offset at which the layout was asked last.
  private final var askedOffset = CGPoint.zero

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old { contents?.sectionScrolled() }
    }
  }

  /// Whether the elements around the visible part are known.
  var isRegionValid: Bool {
    abs(contentOffset.x - askedOffset.x) <= (scrolling?.followsOffset == true ? 0 : bounds.width)
  }

  func show(_ scrolling: SectionScrolling) {
    self.scrolling = scrolling
    askedOffset = contentOffset
    if frame != scrolling.frame { frame = scrolling.frame }
    if contentSize != scrolling.contentSize { contentSize = scrolling.contentSize }
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    (contentInsetAdjustmentBehavior, clipsToBounds) = (.never, false)
    isPagingEnabled = scrolling.behavior == .paging
    decelerationRate = scrolling.behavior.stopsAtGroups ? .fast : .normal
    alwaysBounceHorizontal = true
  }

  /// Where a group begins, or where its middle is in the middle.
  override func naturalTarget(_ end: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let scrolling, scrolling.behavior != .continuous, scrolling.stride > 0 else { return end }
    let stride = scrolling.stride
    var shift: CGFloat = 0
    if scrolling.behavior == .groupPagingCentered {
      shift = scrolling.leading + scrolling.groupLength / 2 - bounds.width / 2
    }
    var index = ((end.x - shift) / stride).rounded()
    if scrolling.behavior.turnsOneGroup {
      let now = (dragStart - shift) / stride
      let step: CGFloat =
        velocity.x > 0.2 ? 1 : velocity.x < -0.2 ? -1 : ((contentOffset.x - dragStart) / stride).rounded()
      index = now.rounded() + max(-1, min(1, step))
    }
    return CGPoint(x: index * stride + shift, y: end.y)
  }

  private var dragStart: CGFloat { drag.map { CGFloat($0.start.x) } ?? contentOffset.x }

  /// `item` is in the content of the collection.
  func scroll(to item: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
    let own = item.offsetBy(dx: -frame.minX, dy: 0)
    let step = UICollectionView.step(
      (own.minX, own.maxX), in: (bounds.minX, bounds.maxX),
      (position.contains(.left), position.contains(.centeredHorizontally), position.contains(.right)))
    let target = CGPoint(limits.clamped(CGPoint(x: contentOffset.x + step, y: 0).vector))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  fileprivate var stopsAtGroups: Bool { self != .continuous && self != .paging }
  fileprivate var turnsOneGroup: Bool { self == .groupPaging || self == .groupPagingCentered }
}
