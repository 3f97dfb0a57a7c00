import CoreGraphics
import Foundation

/// The rows of a table below each other, with the headers and footers of their sections.
///
/// A row's height is the estimate until its cell is needed; then the delegate or the cell's own layout gives it, and rows
/// below move. If such a row lies above the visible part while the user scrolls, the offset moves with it, so that
/// nothing visible moves.
@MainActor final class TableLayout: UICollectionViewLayout {
  static let header = "header"
  static let footer = "footer"

  private(set) var geometry = TableGeometry(sections: [], start: 0)
  /// Before the change that is being made.
  private var old = TableGeometry(sections: [], start: 0)
  /// The heights that follow a change.
  private var followed: [ItemLengths]?
  private var arrivals: [IndexPath: UITableView.RowAnimation] = [:]
  private var departures: [IndexPath: UITableView.RowAnimation] = [:]
  private var isStale = true
  private var list = UICollectionLayoutListConfiguration(appearance: .plain)
  /// The bounds for which the rows and the headers at the top lie where they do.
  private var laidOut = CGRect.null

  private var table: UITableView? { owner as? UITableView }
  private var change: ListChange? { owner?.contents.change }

  // MARK: Invalidation

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.everything || context.counts { isStale = true }
    if context.counts { table?.headers.removeAll() }
    super.invalidateLayout(with: context)
  }

  /// Headers stay at the top of a plain table.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != laidOut.width
      || newBounds.minY != laidOut.minY && table?.style == .plain && geometry.sections.contains { $0.header > 0 }
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.everything = newBounds.width != laidOut.width
    return context
  }

  override func correctsSizes(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    !attributes.estimatedAxes.isEmpty
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (path, height) = (preferredAttributes.indexPath, preferredAttributes.size.height)
    guard let table, geometry.contains(path), height != geometry.height(of: path) || table.rowHeight < 0 else {
      return false
    }
    return geometry.measure(path, height) != 0
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    if let table, originalAttributes.frame.minY < table.bounds.minY, table.isDragging || table.isDecelerating {
      context.contentOffsetAdjustment.y = preferredAttributes.size.height - originalAttributes.size.height
    }
    return context
  }

  // MARK: Preparing

  override func prepare() {
    guard let table else { return }
    isStale = isStale || laidOut.width != table.bounds.width
    laidOut = table.bounds
    list = UICollectionLayoutListConfiguration(
      appearance: table.style == .plain ? .plain : table.style == .grouped ? .grouped : .insetGrouped)
    list.showsSeparators = table.separatorStyle != .none
    guard isStale else { return }
    isStale = false
    // Not in each frame: a client may move it while the table scrolls.
    if let view = table.tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: view.frame.height)
    }
    let heights = followed ?? table.contents.loadCounts().map { ItemLengths(count: $0, estimate: table.estimate) }
    followed = nil
    let sections = heights.enumerated().map { section, heights in
      TableGeometry.Section(
        heights: heights, header: table.headers.height(Self.header, of: section),
        footer: table.headers.height(Self.footer, of: section))
    }
    geometry = TableGeometry(sections: sections, start: table.tableHeaderView?.frame.height ?? 0)
  }

  /// A row that was measured keeps its height, and the others cost nothing.
  override func follow(_ update: ListUpdate) {
    guard let table else { return }
    old = geometry
    var heights = update.newCounts.map { ItemLengths(count: $0, estimate: table.estimate) }
    for (index, section) in old.sections.enumerated() {
      section.heights.forEachMeasured { row, height in
        guard let new = update.new(of: IndexPath(row: row, section: index)) else { return }
        heights[new.section].measure(new.row, height)
      }
    }
    followed = heights
  }

  override var collectionViewContentSize: CGSize {
    let footer = table?.tableFooterView?.frame.height ?? 0
    return CGSize(width: table?.bounds.width ?? 0, height: geometry.end + footer)
  }

  // MARK: Elements

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard var section = geometry.section(at: rect.minY) else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    var next = geometry.firstRow(below: rect.minY)
    while let path = next, geometry.top(of: path) < rect.maxY {
      found.append(row(path, in: geometry))
      next = geometry.next(after: path)
    }
    while section < geometry.sections.count, geometry.tops[section] <= rect.maxY {
      for kind in [Self.header, Self.footer] {
        let path = IndexPath(index: section)
        if let made = layoutAttributesForSupplementaryView(ofKind: kind, at: path) { found.append(made) }
      }
      section += 1
    }
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    geometry.contains(indexPath) ? row(indexPath, in: geometry) : nil
  }

  func frame(ofRow path: IndexPath, in geometry: TableGeometry) -> CGRect {
    CGRect(
      x: table?.rowInset ?? 0, y: geometry.top(of: path), width: table?.rowWidth ?? 0,
      height: geometry.height(of: path))
  }

  private func row(_ path: IndexPath, in geometry: TableGeometry) -> UICollectionViewLayoutAttributes {
    let made = newAttributes(for: .cell(path))
    made.frame = frame(ofRow: path, in: geometry)
    let heights = geometry.sections[path.section].heights
    if change != nil || heights.measured(path.row) == nil { made.estimatedAxes = .height }
    made.listPosition = ListPosition(path.row, of: heights.count, list)
    return made
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let table, let section = indexPath.first, geometry.sections.indices.contains(section) else { return nil }
    let isHeader = elementKind == Self.header
    let height = isHeader ? geometry.sections[section].header : geometry.sections[section].footer
    guard height > 0 else { return nil }
    var y = isHeader ? geometry.tops[section] : geometry.rowsEnd(of: section)
    if isHeader, table.style == .plain {
      y = max(y, min(table.bounds.minY + table.adjustedContentInset.top, geometry.rowsEnd(of: section) - height))
    }
    let made = newAttributes(for: .supplementary(elementKind, indexPath))
    let inset = table.rowInset
    made.frame = CGRect(x: inset, y: y, width: laidOut.width - 2 * inset, height: height)
    return made
  }

  // MARK: Changes

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    for item in updateItems {
      let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
      if let before { departures[before] = item.animation }
      let arrived = item.updateAction == .reload ? before.flatMap { change?.update.position(of: $0) } : after
      if let arrived { arrivals[arrived] = item.animation }
    }
  }

  override func finalizeCollectionViewUpdates() { (arrivals, departures) = ([:], [:]) }

  /// A row that was there comes from where it was.
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if let before = change?.update.old(of: itemIndexPath) {
      return old.contains(before) ? row(before, in: old) : nil
    }
    return hidden(row(itemIndexPath, in: geometry), arrivals)
  }

  /// A row that is no longer visible moves there before it is removed.
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if let after = change?.update.new(of: itemIndexPath) { return layoutAttributesForItem(at: after) }
    guard old.contains(itemIndexPath) else { return nil }
    let end = row(itemIndexPath, in: old)
    end.listPosition = nil
    end.isHidden = animation(of: itemIndexPath, departures) == .none
    return hidden(end, departures)
  }

  private func animation(
    of path: IndexPath, _ animations: [IndexPath: UITableView.RowAnimation]
  ) -> UITableView.RowAnimation { animations[path] ?? animations[IndexPath(index: path.section)] ?? .automatic }

  /// How a row looks before it arrives or after it has left.
  private func hidden(
    _ row: UICollectionViewLayoutAttributes, _ animations: [IndexPath: UITableView.RowAnimation]
  ) -> UICollectionViewLayoutAttributes {
    let animation = animation(of: row.indexPath, animations)
    switch animation {
    case .left: row.center.x -= row.size.width
    case .right: row.center.x += row.size.width
    case .top: row.center.y -= row.size.height
    case .bottom: row.center.y += row.size.height
    case .fade, .middle, .automatic, .none: break
    }
    if animation != .left, animation != .right, animation != .none { row.alpha = 0 }
    return row
  }
}
