import CoreGraphics
import Foundation

extension UICollectionViewCompositionalLayout {
  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in sections(in: rect) {
      let made = items(of: section, in: rect) + boundaries(of: section) + decorations(of: section)
      tellHandler(of: section, made)
      found += made
    }
    return found
  }

  final func sections(in rect: CGRect) -> ArraySlice<CompositionalSection> {
    let first = sections.partitioned { isVertical ? $0.frame.maxY >= rect.minY : $0.frame.maxX >= rect.minX }
    let last = sections.partitioned { isVertical ? $0.frame.minY > rect.maxY : $0.frame.minX > rect.maxX }
    return sections[min(first, last)..<last]
  }

  private func items(of section: CompositionalSection, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var (low, high) =
      isVertical
      ? (rect.minY - section.groupsFrame.minY, rect.maxY - section.groupsFrame.minY)
      : (rect.minX - section.groupsFrame.minX, rect.maxX - section.groupsFrame.minX)
    var found: [UICollectionViewLayoutAttributes] = []
    if section.scrolling != nil {
      // As much as is visible now, and as much again on both sides.
      let (offset, width) = (offset(of: section).x, section.groupsFrame.width)
      (low, high) = (offset - width, offset + 2 * width)
    }
    section.forEachItem(from: low, to: high) { item, solved in
      guard section.scrolling != nil || solved.frame.intersects(rect) else { return }
      found.append(attributes(ofItem: item, solved, section))
    }
    return found
  }

  final func attributes(
    ofItem item: Int, _ solved: SolvedGroup.Item, _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let made = newAttributes(for: .cell(IndexPath(item: item, section: section.index)))
    (made.frame, made.estimatedAxes, made.zIndex) = (solved.frame, solved.estimatedAxes, solved.zIndex)
    if let list = section.section.list { made.listPosition = ListPosition(item, of: section.count, list) }
    return made
  }

  /// Nil if the section does not look like a table.
  final func list(ofSection index: Int) -> UICollectionLayoutListConfiguration? {
    sections.first { $0.index == index }?.section.list
  }

  final func boundaries(of section: CompositionalSection) -> [UICollectionViewLayoutAttributes] {
    section.boundaries.map { boundary in
      let made = newAttributes(for: .supplementary(boundary.kind, boundary.path))
      (made.frame, made.zIndex, made.estimatedAxes) = (boundary.frame, boundary.zIndex, boundary.estimatedAxes)
      if boundary.isPinned { pin(made, boundary, section) }
      return made
    }
  }

  /// At the edge of the visible part, and not outside the section.
  private func pin(
    _ made: UICollectionViewLayoutAttributes, _ boundary: SolvedBoundary, _ section: CompositionalSection
  ) {
    guard let collection = collectionView, isVertical else { return }
    let visible = collection.bounds.inset(by: collection.adjustedContentInset)
    let height = boundary.frame.height
    let y =
      boundary.isTop
      ? max(boundary.frame.minY, min(visible.minY, section.frame.maxY - height))
      : min(boundary.frame.minY, max(visible.maxY - height, section.frame.minY))
    made.frame.origin.y = y
    made.zIndex = max(made.zIndex, Self.pinnedDepth)
  }

  final func decorations(of section: CompositionalSection) -> [UICollectionViewLayoutAttributes] {
    section.section.decorationItems.map { item in
      let path = IndexPath(item: 0, section: section.index)
      let made = newAttributes(for: .decoration(item.elementKind, path))
      let insets = item.contentInsets
      made.frame = section.frame.inset(
        by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
      made.zIndex = item.zIndex == 0 ? -1 : item.zIndex
      return made
    }
  }

  private func tellHandler(of section: CompositionalSection, _ made: [UICollectionViewLayoutAttributes]) {
    guard let handler = section.section.visibleItemsInvalidationHandler else { return }
    handler(made, offset(of: section), section.environment)
  }

  private func offset(of section: CompositionalSection) -> CGPoint {
    let collection = collectionView
    return collection?.contents.scrollers[section.index]?.contentOffset ?? collection?.contentOffset ?? .zero
  }

  /// In front of the cells.
  private static let pinnedDepth = 10
}
