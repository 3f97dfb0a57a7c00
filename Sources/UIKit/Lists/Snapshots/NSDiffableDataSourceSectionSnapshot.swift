import Foundation

/// The items of one section; those that have parents follow them and are always shown, since nothing is collapsed.
///
/// Adding an item a second time is refused and reported; on iOS it raises an exception. What is not there is left out.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable>: Equatable {
  fileprivate struct Entry: Equatable {
    let item: ItemIdentifierType
    /// 0 for a root.
    let level: Int
  }

  private var entries: [Entry] = []

  public init() {}

  // MARK: Contents

  public var items: [ItemIdentifierType] { entries.map(\.item) }
  public var visibleItems: [ItemIdentifierType] { items }
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }

  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }
  public func level(of item: ItemIdentifierType) -> Int { index(of: item).map { entries[$0].level } ?? 0 }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let index = index(of: child) else { return nil }
    return entries[..<index].last { $0.level < entries[index].level }?.item
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { contains(item) }

  // MARK: Changes

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(items, at: entries.count, level: 0) }
    guard let index = index(of: parent) else { return report("there is no item \(parent)") }
    insert(items, at: end(ofItemAt: index), level: entries[index].level + 1)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = index(of: item) else { return report("there is no item \(item)") }
    insert(items, at: index, level: entries[index].level)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let index = index(of: item) else { return report("there is no item \(item)") }
    insert(items, at: end(ofItemAt: index), level: entries[index].level)
  }

  /// With their children.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for index in Set(items.compactMap(index(of:))).sorted(by: >) {
      entries.removeSubrange(index..<end(ofItemAt: index))
    }
  }

  public mutating func deleteAll() { entries = [] }

  /// Without effect, as `collapse(_:)`.
  public mutating func expand(_ items: [ItemIdentifierType]) {}
  public mutating func collapse(_ items: [ItemIdentifierType]) {}

  /// Behind the last of the item's children.
  private func end(ofItemAt index: Int) -> Int {
    entries[(index + 1)...].firstIndex { $0.level <= entries[index].level } ?? entries.count
  }

  private mutating func insert(_ items: [ItemIdentifierType], at index: Int, level: Int) {
    var known = Set(self.items)
    let new = items.filter { item in
      let isNew = known.insert(item).inserted
      if !isNew { report("the item \(item) is there already") }
      return isNew
    }
    entries.insert(contentsOf: new.map { Entry(item: $0, level: level) }, at: index)
  }

  private func report(_ problem: String) {
    SnapshotProblem.report("NSDiffableDataSourceSectionSnapshot: \(problem)")
  }
}

extension NSDiffableDataSourceSectionSnapshot.Entry: Sendable where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension UICollectionViewDiffableDataSource {
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Never called: people cannot expand and collapse items.
  public struct SectionSnapshotHandlers<ItemType: Hashable> {
    public var shouldExpandItem, shouldCollapseItem: ((ItemType) -> Bool)?
    public var willExpandItem, willCollapseItem: ((ItemType) -> Void)?
    public var snapshotForExpandingParent:
      ((ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<ItemType>)?

    public init() {}
  }

  /// Shows the items of a section; a section that is not there is added at the end.
  public final func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    if snapshot.items != snapshot.rootItems {
      UIApplication.stub("NSDiffableDataSourceSectionSnapshot", "all children are shown")
    }
    var next = self.snapshot()
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(snapshot.items, toSection: section)
    apply(next, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// The items of the section as roots.
  public final func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    var snapshot = SectionSnapshot()
    snapshot.append(self.snapshot().itemIdentifiers(inSection: section))
    return snapshot
  }
}
