import Foundation

/// Sections and their items at one moment, by identifiers that are unique in the whole snapshot.
///
/// Adding an identifier a second time is refused and reported; on iOS it raises an exception. What is deleted or moved
/// and is not there is left out.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionsOfItems: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  public init() {}

  // MARK: Contents

  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sectionsOfItems.count }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionsOfItems[identifier]
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionsOfItems[identifier], let position = items[section]?.firstIndex(of: identifier) else {
      return nil
    }
    var index = position
    for earlier in sections {
      if earlier == section { break }
      index += items[earlier]?.count ?? 0
    }
    return index
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = indexOfSection(toIdentifier) { insert(identifiers, at: index) }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = indexOfSection(toIdentifier) { insert(identifiers, at: index + 1) }
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let dropped = Set(identifiers)
    for section in dropped {
      for item in items[section] ?? [] { sectionsOfItems[item] = nil }
      items[section] = nil
    }
    sections.removeAll(where: dropped.contains)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { items[$0] != nil }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var new: [SectionIdentifierType] = []
    for identifier in identifiers {
      guard items[identifier] == nil else {
        report("the section \(identifier) is there already")
        continue
      }
      items[identifier] = []
      new.append(identifier)
    }
    sections.insert(contentsOf: new, at: index)
  }

  private mutating func move(_ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int) {
    guard identifier != other, let from = indexOfSection(identifier), indexOfSection(other) != nil else { return }
    sections.remove(at: from)
    if let index = indexOfSection(other) { sections.insert(identifier, at: index + offset) }
  }

  // MARK: Items

  /// Without a section the items go to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last, let count = items[section]?.count else {
      return report("there is no such section for \(identifiers.count) items")
    }
    insert(identifiers, into: section, at: count)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let dropped = Set(identifiers)
    for section in Set(identifiers.compactMap { sectionsOfItems[$0] }) {
      items[section]?.removeAll(where: dropped.contains)
    }
    for item in dropped { sectionsOfItems[item] = nil }
  }

  public mutating func deleteAllItems() { self = Self() }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter { sectionsOfItems[$0] != nil }
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers.filter { sectionsOfItems[$0] != nil }
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
    guard let section = sectionsOfItems[other], let index = items[section]?.firstIndex(of: other) else {
      return report("there is no item \(other)")
    }
    insert(identifiers, into: section, at: index + offset)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int)
  {
    var new: [ItemIdentifierType] = []
    for identifier in identifiers {
      guard sectionsOfItems[identifier] == nil else {
        report("the item \(identifier) is there already")
        continue
      }
      sectionsOfItems[identifier] = section
      new.append(identifier)
    }
    items[section]?.insert(contentsOf: new, at: index)
  }

  private mutating func move(_ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
    guard identifier != other, sectionsOfItems[identifier] != nil, sectionsOfItems[other] != nil else { return }
    deleteItems([identifier])
    insert([identifier], beside: other, offset: offset)
  }

  /// What was asked for in a snapshot that is shown is done.
  mutating func forgetRequests() {
    (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = ([], [], [])
  }

  private func report(_ problem: String) {
    SnapshotProblem.report("NSDiffableDataSourceSnapshot: \(problem)")
  }
}

/// What does not fit into a snapshot.
enum SnapshotProblem {
  static func report(_ problem: String) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { UIApplication.shared.report("\(problem); it is left out") }
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.sections == rhs.sections && lhs.items == rhs.items }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
