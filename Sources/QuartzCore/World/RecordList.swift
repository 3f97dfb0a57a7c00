/// Animations in the order in which they were added; each can be removed at the same cost, however many there are.
///
/// A record is in one list of a kind at most, and knows its index there.
final class RecordList: Sequence {
  /// What a list is for.
  enum Kind {
    /// The animations of a world.
    case world
    /// The animations of a clock.
    case clock
  }

  /// The records; nil where one was removed.
  private var slots: [AnimationRecord?] = []
  private var removed = 0
  private let kind: Kind

  /// Creates an empty list.
  init(of kind: Kind) { self.kind = kind }

  /// The number of records.
  var count: Int { slots.count - removed }

  /// Adds `record`, unless it is in a list already; returns whether it was added.
  @discardableResult
  func append(_ record: AnimationRecord) -> Bool {
    guard record[kind] == nil else { return false }
    record[kind] = slots.count
    slots.append(record)
    return true
  }

  /// Removes `record`, which the caller keeps alive; without effect if it is not in the list.
  func remove(_ record: AnimationRecord) {
    guard let index = record[kind], index < slots.count, slots[index] === record else { return }
    slots[index] = nil
    record[kind] = nil
    removed += 1
    if removed > count { close() }
  }

  /// Empties the list, and returns the records for the caller to release.
  func removeAll() -> [AnimationRecord] {
    let records = Array(self)
    for record in records { record[kind] = nil }
    (slots, removed) = ([], 0)
    return records
  }

  /// Closes the gaps.
  private func close() {
    slots.removeAll { $0 == nil }
    removed = 0
    for (index, record) in slots.enumerated() { record?[kind] = index }
  }

  func makeIterator() -> some IteratorProtocol<AnimationRecord> { slots.lazy.compactMap(\.self).makeIterator() }
}

extension AnimationRecord {
  /// The record's index in its list of a kind; nil if it is in none.
  fileprivate subscript(kind: RecordList.Kind) -> Int? {
    get { kind == .world ? slot : clockSlot }
    set { if kind == .world { slot = newValue } else { clockSlot = newValue } }
  }
}
