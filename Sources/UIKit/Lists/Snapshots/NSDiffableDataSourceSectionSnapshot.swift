import Foundation

/// The items of one section as an outline, in which items have children that are shown while they are expanded.
///
/// Adding an item a second time is refused and reported; on iOS it raises an exception. What is not there is left out.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  fileprivate struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
  }

  public private(set) var rootItems: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Contents

  /// All items, each followed by its children.
  public var items: [ItemIdentifierType] { listed(rootItems) { _ in true } }

  /// The items whose parents are expanded.
  public var visibleItems: [ItemIdentifierType] { listed(rootItems, expanded.contains) }

  private func listed(
    _ items: [ItemIdentifierType], _ opens: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    items.flatMap { item in [item] + (opens(item) ? listed(nodes[item]?.children ?? [], opens) : []) }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// 0 for a root.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, next) = (0, parent(of: item))
    while let above = next { (level, next) = (level + 1, parent(of: above)) }
    return level
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var next = parent(of: item)
    while let above = next {
      guard isExpanded(above) else { return false }
      next = parent(of: above)
    }
    return true
  }

  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    if includingParent { part.append([parent]) }
    part.add(childrenOf: parent, in: self, to: includingParent ? parent : nil)
    part.expanded = expanded.intersection(part.nodes.keys)
    return part
  }

  // MARK: Changes

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    insert(items, at: siblings(of: parent).count, in: parent)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot.rootItems, before: item)
    add(snapshot)
  }

  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot.rootItems, after: item)
    add(snapshot)
  }

  /// With their children.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let node = nodes[item] else { continue }
      delete(node.children)
      if let parent = node.parent {
        nodes[parent]?.children.removeAll { $0 == item }
      } else {
        rootItems.removeAll { $0 == item }
      }
      nodes[item] = nil
      expanded.remove(item)
    }
  }

  public mutating func deleteAll() { self = Self() }

  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(siblings(of: parent))
    append(snapshot.rootItems, to: parent)
    add(snapshot)
  }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }

  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  private func siblings(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { nodes[$0]?.children ?? [] } ?? rootItems
  }

  /// The children of the roots of another snapshot, which are here already.
  private mutating func add(_ other: Self) {
    for root in other.rootItems { add(childrenOf: root, in: other, to: root) }
    expanded.formUnion(other.expanded.filter(contains))
  }

  private mutating func add(childrenOf item: ItemIdentifierType, in other: Self, to parent: ItemIdentifierType?) {
    let children = other.siblings(of: item)
    append(children, to: parent)
    for child in children { add(childrenOf: child, in: other, to: child) }
  }

  private mutating func insert(_ items: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
    let parent = parent(of: other)
    guard let index = siblings(of: parent).firstIndex(of: other) else { return report("there is no item \(other)") }
    insert(items, at: index + offset, in: parent)
  }

  private mutating func insert(_ items: [ItemIdentifierType], at index: Int, in parent: ItemIdentifierType?) {
    if let parent, !contains(parent) { return report("there is no item \(parent)") }
    var new: [ItemIdentifierType] = []
    for item in items {
      guard !contains(item) else {
        report("the item \(item) is there already")
        continue
      }
      nodes[item] = Node(parent: parent)
      new.append(item)
    }
    if let parent {
      nodes[parent]?.children.insert(contentsOf: new, at: index)
    } else {
      rootItems.insert(contentsOf: new, at: index)
    }
  }

  private func report(_ problem: String) {
    SnapshotProblem.report("NSDiffableDataSourceSectionSnapshot: \(problem)")
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.items == rhs.items && lhs.expanded == rhs.expanded
      && lhs.items.allSatisfy { lhs.parent(of: $0) == rhs.parent(of: $0) }
  }
}

extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
