import Foundation

/// The snapshot that a list shows, and where its sections and items lie.
@MainActor struct ShownSnapshot<Section: Hashable, Item: Hashable> {
  private(set) var current = NSDiffableDataSourceSnapshot<Section, Item>()

  mutating func show(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    current = snapshot
    current.forgetRequests()
  }

  func item(at indexPath: IndexPath) -> Item? {
    guard indexPath.count == 2, let section = section(at: indexPath[0]) else { return nil }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath[1]) ? items[indexPath[1]] : nil
  }

  func indexPath(of item: Item) -> IndexPath? {
    guard let section = current.sectionIdentifier(containingItem: item),
      let index = current.indexOfSection(section),
      let position = current.itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(indexes: [index, position])
  }

  func section(at index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  func numberOfItems(inSection index: Int) -> Int { section(at: index).map(current.numberOfItems) ?? 0 }
}
