import Foundation

/// The changes that lead from one snapshot to another, as a list is told of them.
@MainActor struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  private(set) var updates: [UICollectionViewUpdateItem] = []
  /// Of items in the new snapshot.
  private(set) var reconfigured: [IndexPath] = []

  init(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (oldSections, newSections) = (Self.positions(old.sectionIdentifiers), Self.positions(new.sectionIdentifiers))
    addSections(old, new, oldSections, newSections)
    let (oldItems, newItems) = (Self.paths(old), Self.paths(new))
    addItems(old, new, (oldItems, newItems), (oldSections, newSections))
    for item in new.reloadedItemIdentifiers {
      if let before = oldItems[item], let after = newItems[item] {
        updates.append(UICollectionViewUpdateItem(.reload, from: before, to: after))
      }
    }
    for section in new.reloadedSectionIdentifiers {
      if let before = oldSections[section], let after = newSections[section] {
        updates.append(UICollectionViewUpdateItem(.reload, from: IndexPath(index: before), to: IndexPath(index: after)))
      }
    }
    reconfigured = new.reconfiguredItemIdentifiers.compactMap { oldItems[$0] == nil ? nil : newItems[$0] }
  }

  private static func positions(_ sections: [Section]) -> [Section: Int] {
    Dictionary(sections.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  private static func paths(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> [Item: IndexPath] {
    var paths: [Item: IndexPath] = Dictionary(minimumCapacity: snapshot.numberOfItems)
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
      for (item, other) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
        paths[other] = IndexPath(indexes: [section, item])
      }
    }
    return paths
  }

  private mutating func addSections(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ before: [Section: Int], _ after: [Section: Int]
  ) {
    for (index, section) in old.sectionIdentifiers.enumerated() where after[section] == nil {
      updates.append(UICollectionViewUpdateItem(.delete, from: IndexPath(index: index)))
    }
    var kept: [(section: Section, old: Int)] = []
    for (index, section) in new.sectionIdentifiers.enumerated() {
      if let position = before[section] {
        kept.append((section, position))
      } else {
        updates.append(UICollectionViewUpdateItem(.insert, to: IndexPath(index: index)))
      }
    }
    let staying = Self.longestRise(kept.map(\.old))
    for (position, each) in kept.enumerated() where !staying.contains(position) {
      guard let target = after[each.section] else { continue }
      updates.append(UICollectionViewUpdateItem(.move, from: IndexPath(index: each.old), to: IndexPath(index: target)))
    }
  }

  /// Items of deleted and inserted sections go with them.
  private mutating func addItems(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ paths: (old: [Item: IndexPath], new: [Item: IndexPath]), _ sections: (old: [Section: Int], new: [Section: Int])
  ) {
    for section in old.sectionIdentifiers where sections.new[section] != nil {
      for item in old.itemIdentifiers(inSection: section) where paths.new[item] == nil {
        updates.append(UICollectionViewUpdateItem(.delete, from: paths.old[item]))
      }
    }
    for section in new.sectionIdentifiers {
      let items = new.itemIdentifiers(inSection: section)
      var kept: [(item: Item, old: Int)] = []
      for item in items {
        guard let before = paths.old[item], let after = paths.new[item] else {
          if sections.old[section] != nil { updates.append(UICollectionViewUpdateItem(.insert, to: paths.new[item])) }
          continue
        }
        if sections.old[section] == before[0] {
          kept.append((item, before[1]))
        } else {
          addMove(
            from: before, to: after, isOldSectionGone: sections.new[old.sectionIdentifiers[before[0]]] == nil,
            isNewSectionNew: sections.old[section] == nil)
        }
      }
      let staying = Self.longestRise(kept.map(\.old))
      for (position, each) in kept.enumerated() where !staying.contains(position) {
        updates.append(UICollectionViewUpdateItem(.move, from: paths.old[each.item], to: paths.new[each.item]))
      }
    }
  }

  private mutating func addMove(from: IndexPath, to: IndexPath, isOldSectionGone: Bool, isNewSectionNew: Bool) {
    switch (isOldSectionGone, isNewSectionNew) {
    case (false, false): updates.append(UICollectionViewUpdateItem(.move, from: from, to: to))
    case (true, false): updates.append(UICollectionViewUpdateItem(.insert, to: to))
    case (false, true): updates.append(UICollectionViewUpdateItem(.delete, from: from))
    case (true, true): break
    }
  }

  /// Returns the positions of a longest rising sequence: what can stay while the others move.
  private static func longestRise(_ values: [Int]) -> Set<Int> {
    var (ends, previous) = ([Int](), [Int?](repeating: nil, count: values.count))
    for (position, value) in values.enumerated() {
      let length = ends.partitioned { values[$0] >= value }
      previous[position] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(position) } else { ends[length] = position }
    }
    var (found, next) = (Set<Int>(), ends.last)
    while let position = next {
      found.insert(position)
      next = previous[position]
    }
    return found
  }
}

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
