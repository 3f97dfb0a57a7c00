import Foundation

/// A data source whose items can be expanded.
@MainActor protocol OutlineSource: AnyObject {
  func toggleOutline(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// What the data source asks and tells when people expand and collapse items.
  public struct SectionSnapshotHandlers<ItemType: Hashable> {
    /// Nil allows it, as in `shouldCollapseItem`.
    public var shouldExpandItem: ((ItemType) -> Bool)?
    public var willExpandItem: ((ItemType) -> Void)?
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    public var willCollapseItem: ((ItemType) -> Void)?
    /// Gives the children of an item that is expanded; the snapshot has those that are known.
    public var snapshotForExpandingParent:
      ((ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<ItemType>)?

    public init() {}
  }

  /// Shows the visible items of a section; a section that is not there is added at the end.
  public final func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var next = self.snapshot()
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    show(next, animatingDifferences: animatingDifferences, completion: completion)
    showOutlines(animated: animatingDifferences)
  }

  /// As it was applied, or else the items of the section as roots.
  public final func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let outline = outlines[section] { return outline }
    var snapshot = SectionSnapshot()
    snapshot.append(self.snapshot().itemIdentifiers(inSection: section))
    return snapshot
  }

  final func toggleOutline(at indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
      var outline = outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }

  /// A snapshot of everything is applied: outlines stay where it has their items.
  final func dropOutlines(unlike snapshot: Snapshot) {
    outlines = outlines.filter { snapshot.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems }
  }

  final func showOutline(of item: ItemIdentifierType, at indexPath: IndexPath, in cell: UICollectionViewCell) {
    guard let section = sectionIdentifier(for: indexPath.section), let outline = outlines[section],
      let cell = cell as? UICollectionViewListCell
    else { return }
    cell.indentationLevel = outline.level(of: item)
    cell.isExpanded = outline.isExpanded(item)
  }

  private func showOutlines(animated: Bool) {
    guard let collection else { return }
    let show = { [self] in
      for path in collection.indexPathsForVisibleItems {
        guard let cell = collection.cellForItem(at: path), let item = itemIdentifier(for: path) else { continue }
        showOutline(of: item, at: path, in: cell)
      }
    }
    guard animated, collection.window != nil else { return UIView.performWithoutAnimation(show) }
    UIView.animate(
      springDuration: ListUpdate.springDuration, bounce: 0, options: .allowUserInteraction, animations: show)
  }
}
