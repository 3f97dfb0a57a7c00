import CoreGraphics
import Foundation
import QuartzCore

extension UIPageViewController {
  final var isHorizontal: Bool { navigationOrientation == .horizontal }

  /// Whether the next page is on the left.
  private var isReversed: Bool { isHorizontal && viewIfLoaded?.laysOutRightToLeft ?? false }

  /// The distance between two pages, the spacing included.
  private var stride: CGFloat { isHorizontal ? scroll.bounds.width : scroll.bounds.height }

  /// The offset at which the page in a slot is shown: 0 is before the shown page, 1 its own, 2 after it.
  final func offset(ofSlot slot: CGFloat) -> CGPoint {
    let index = isReversed ? 2 - slot : slot
    return isHorizontal ? CGPoint(x: index * stride, y: 0) : CGPoint(x: 0, y: index * stride)
  }

  /// By how many pages the content is scrolled from where it rests.
  final var turned: CGFloat {
    guard stride > 0 else { return 0 }
    let turned = (isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y) / stride - 1
    return isReversed ? -turned : turned
  }

  private func frame(ofSlot slot: CGFloat) -> CGRect {
    let page = CGRect(origin: offset(ofSlot: slot), size: scroll.bounds.size)
    return page.insetBy(dx: isHorizontal ? spacing / 2 : 0, dy: isHorizontal ? 0 : spacing / 2)
  }

  final func layOutPages() {
    guard let view = viewIfLoaded else { return }
    var room = view.bounds
    if !dots.isHidden {
      let height = dots.intrinsicContentSize.height
      dots.frame = CGRect(
        x: 0, y: room.maxY - view.safeAreaInsets.bottom - height, width: room.width, height: height)
      room.size.height = max(0, dots.frame.minY)
    }
    let frame = room.insetBy(dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
    let (isNew, position) = (frame.size != scroll.bounds.size, turned)
    if scroll.frame != frame { scroll.frame = frame }
    arrangePages()
    if isNew, turn != nil { scroll.contentOffset = offset(ofSlot: position + 1) }
  }

  /// Lays out the pages in their slots; at rest the middle one is shown.
  final func arrangePages() {
    let canReverse = neighbors.before != nil || turn?.direction == .reverse
    let canForward = neighbors.after != nil || turn?.direction == .forward
    let (low, high) = (canReverse ? 0 : -stride, canForward ? 0 : -stride)
    let size = scroll.bounds.size
    scroll.arrange(
      size: isHorizontal
        ? CGSize(width: 3 * stride, height: size.height) : CGSize(width: size.width, height: 3 * stride),
      inset: isHorizontal
        ? UIEdgeInsets(top: 0, left: isReversed ? high : low, bottom: 0, right: isReversed ? low : high)
        : UIEdgeInsets(top: low, left: 0, bottom: high, right: 0))
    for (page, slot) in [(shown, 1), (turn?.to, turn?.slot ?? 1)] {
      guard let pageView = page?.viewIfLoaded, pageView.superview === scroll else { continue }
      if pageView.frame != frame(ofSlot: slot) { pageView.frame = frame(ofSlot: slot) }
    }
    if turn == nil, !scroll.isDragging, !scroll.isDecelerating { scroll.contentOffset = offset(ofSlot: 1) }
  }

  // MARK: The dots

  /// Asks for their number, if the pages scroll to the side.
  final func countDots() {
    let count = isHorizontal ? dataSource?.presentationCount(for: self) ?? 0 : 0
    dots.numberOfPages = count
    dots.isHidden = count <= 0
    if count > 0 { dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
    dotsIndex = dots.currentPage
    viewIfLoaded?.setNeedsLayout()
  }
}
