public import Foundation

/// Which sections and items of a list lie where after a change.
///
/// Deletions, reloads and the beginnings of moves are positions before the change, insertions and the ends of moves are
/// positions after it. What is reloaded counts as deleted and inserted.
struct ListUpdate {
  /// Of the critically damped spring that moves cells: stiffness 438.649, damping 41.888, as measured of table rows.
  static let springDuration = 0.3

  let newCounts: [Int]
  private let sections: PositionMap
  /// By their sections before the change.
  private var items: [Int: PositionMap] = [:]
  private var moves: [IndexPath: IndexPath] = [:]
  private var origins: [IndexPath: IndexPath] = [:]
  private var reloaded: Set<Int> = []
  private var reloadedItems: Set<IndexPath> = []
  /// What does not fit together, in words; nil if all does.
  private(set) var problem: String?

  /// Nothing moves.
  init(unchanged counts: [Int]) {
    newCounts = counts
    sections = PositionMap([], [])
  }

  @MainActor init(_ updates: [UICollectionViewUpdateItem], from old: [Int], to new: [Int]) {
    newCounts = new
    var (removed, added) = (Set<Int>(), Set<Int>())
    var sectionMoves: [Int: Int] = [:]
    var (removedItems, addedItems) = ([Int: Set<Int>](), [Int: Set<Int>]())
    for update in updates {
      let (before, after) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
      let isSection = (before ?? after)?.isSection ?? false
      switch (update.updateAction, isSection, before, after) {
      case (.delete, true, let before?, _): removed.insert(before[0])
      case (.insert, true, _, let after?): added.insert(after[0])
      case (.reload, true, let before?, _): reloaded.insert(before[0])
      case (.move, true, let before?, let after?): sectionMoves[before[0]] = after[0]
      case (.delete, false, let before?, _): removedItems[before[0], default: []].insert(before[1])
      case (.insert, false, _, let after?): addedItems[after[0], default: []].insert(after[1])
      case (.reload, false, let before?, _): reloadedItems.insert(before)
      case (.move, false, let before?, let after?):
        (moves[before], origins[after]) = (after, before)
        removedItems[before[0], default: []].insert(before[1])
        addedItems[after[0], default: []].insert(after[1])
      default: break
      }
    }
    sections = PositionMap(removed, added, sectionMoves)
    for (section, count) in old.enumerated() {
      guard let target = sections.new(section), !reloaded.contains(section) else { continue }
      let (gone, come) = (removedItems[section] ?? [], addedItems[target] ?? [])
      if !gone.isEmpty || !come.isEmpty { items[section] = PositionMap(gone, come) }
      let expected = count - gone.count + come.count
      if new.indices.contains(target), new[target] != expected {
        problem =
          "section \(target) has \(new[target]) items after the update, but should have \(expected): \(count) before "
          + "it, \(gone.count) taken out and \(come.count) put in"
      }
    }
    let expected = old.count - removed.count + added.count
    if new.count != expected { problem = "there are \(new.count) sections after the update, and should be \(expected)" }
  }

  /// Nil if it is deleted or reloaded.
  func new(of old: IndexPath) -> IndexPath? {
    guard let first = old.first, !reloaded.contains(first), !reloadedItems.contains(old) else { return nil }
    return position(of: old)
  }

  /// Where it lies afterwards, also if it is reloaded; nil if it is deleted.
  func position(of old: IndexPath) -> IndexPath? {
    if let target = moves[old] { return target }
    guard let first = old.first, let section = sections.new(first) else { return nil }
    guard old.count == 2 else { return IndexPath(index: section) }
    guard let map = items[first] else { return IndexPath(indexes: [section, old[1]]) }
    return map.new(old[1]).map { IndexPath(indexes: [section, $0]) }
  }

  /// Nil if it is inserted or reloaded.
  func old(of new: IndexPath) -> IndexPath? {
    if let origin = origins[new] { return reloadedItems.contains(origin) ? nil : origin }
    guard let first = new.first, let section = sections.old(first), !reloaded.contains(section) else { return nil }
    guard new.count == 2 else { return IndexPath(index: section) }
    let item = items[section].map { $0.old(new[1]) } ?? new[1]
    let path = item.map { IndexPath(indexes: [section, $0]) }
    return path.flatMap { reloadedItems.contains($0) ? nil : $0 }
  }
}

/// Positions in one list before and after some are taken out and others put in.
private struct PositionMap {
  private let removed: [Int]
  private let added: [Int]
  private let moves: [Int: Int]
  private let origins: [Int: Int]

  init(_ removed: Set<Int>, _ added: Set<Int>, _ moves: [Int: Int] = [:]) {
    self.removed = removed.union(moves.keys).sorted()
    self.added = added.union(moves.values).sorted()
    self.moves = moves
    origins = Dictionary(moves.map { ($1, $0) }) { first, _ in first }
  }

  func new(_ old: Int) -> Int? { moves[old] ?? Self.follow(old, past: removed, to: added) }
  func old(_ new: Int) -> Int? { origins[new] ?? Self.follow(new, past: added, to: removed) }

  /// The position among those that stay is the same in both lists.
  private static func follow(_ position: Int, past left: [Int], to right: [Int]) -> Int? {
    var rank = position
    for other in left {
      if other == position { return nil }
      if other > position { break }
      rank -= 1
    }
    for other in right where other <= rank { rank += 1 }
    return rank
  }
}

extension IndexPath {
  /// Whether it stands for a section and not for an item.
  fileprivate var isSection: Bool { count == 1 }

  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  public final var section: Int { index(atPosition: 0) }
  public final var row: Int { index(atPosition: 1) }
  public final var item: Int { index(atPosition: 1) }
}
