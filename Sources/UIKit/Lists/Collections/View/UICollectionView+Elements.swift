public import CoreGraphics
public import Foundation

extension UICollectionView {
  public final var numberOfSections: Int { contents.loadCounts().count }

  public final func numberOfItems(inSection section: Int) -> Int {
    let counts = contents.loadCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Visible views

  public final var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  public final var indexPathsForVisibleItems: [IndexPath] {
    contents.shown.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  public final func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    contents.shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath).sorted()
  }

  /// Nil if the item is not visible.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    contents.shown[.cell(indexPath)] as? UICollectionViewCell
  }

  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    contents.shown[CollectionElement(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }

  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    contents.shown.first { $0.value === cell }?.key.indexPath
  }

  public final func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    contents.shown.first { $0.value === supplementaryView }?.key.indexPath
  }

  /// `point` is in the content.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    contents.prepare()
    let near = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let found = (collectionViewLayout.layoutAttributesForElements(in: near) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    return found.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  // MARK: Layout

  public final func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    contents.prepare()
    return contents.contains(indexPath) ? collectionViewLayout.layoutAttributesForItem(at: indexPath) : nil
  }

  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    contents.prepare()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Scrolling

  /// A position that leaves an axis open keeps the item visible along it; before the first layout, scrolls after it.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard contents.contains(indexPath) else {
      return application.report("scrollToItem(at:at:animated:): there is no item at \(indexPath); nothing is scrolled")
    }
    guard !bounds.isEmpty else { return contents.scrollLater(to: indexPath, at: scrollPosition) }
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  final func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let item = layoutAttributesForItem(at: indexPath)?.frame else { return }
    if let scroller = contents.scroller(of: indexPath) {
      scroller.scroll(to: item, at: position, animated: animated)
    }
    let visible = bounds.inset(by: adjustedContentInset)
    var target = contentOffset
    if contents.scroller(of: indexPath) == nil {
      target.x += Self.step(
        (item.minX, item.maxX), in: (visible.minX, visible.maxX),
        (position.contains(.left), position.contains(.centeredHorizontally), position.contains(.right)))
    }
    target.y += Self.step(
      (item.minY, item.maxY), in: (visible.minY, visible.maxY),
      (position.contains(.top), position.contains(.centeredVertically), position.contains(.bottom)))
    let allowed = CGPoint(limits.clamped(target.vector))
    if allowed != contentOffset { setContentOffset(allowed, animated: animated) }
  }

  /// How far the content moves along one axis, so that `item` comes to the chosen side of `visible`.
  static func step(
    _ item: (low: CGFloat, high: CGFloat), in visible: (low: CGFloat, high: CGFloat),
    _ side: (low: Bool, middle: Bool, high: Bool)
  ) -> CGFloat {
    if side.low { return item.low - visible.low }
    if side.middle { return (item.low + item.high - visible.low - visible.high) / 2 }
    if side.high { return item.high - visible.high }
    if item.low < visible.low { return item.low - visible.low }
    return item.high > visible.high ? min(item.high - visible.high, item.low - visible.low) : 0
  }
}
