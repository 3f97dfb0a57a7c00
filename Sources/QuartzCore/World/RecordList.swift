/// Animations in the order in which they were added; each can be removed at the same cost, however many there are.
final class RecordList: Sequence {
  /// The records; nil where one was removed.
  private var slots: [AnimationRecord?] = []
  private var removed = 0
  /// Where a record keeps its index in this list; nil if it is in no such list.
  private let slot: ReferenceWritableKeyPath<AnimationRecord, Int?>

  /// Creates an empty list; a record is in one list at most for each key path.
  init(_ slot: ReferenceWritableKeyPath<AnimationRecord, Int?>) { self.slot = slot }

  /// The number of records.
  var count: Int { slots.count - removed }

  /// Adds `record`, unless it is in a list already; returns whether it was added.
  @discardableResult
  func append(_ record: AnimationRecord) -> Bool {
    guard record[keyPath: slot] == nil else { return false }
    record[keyPath: slot] = slots.count
    slots.append(record)
    return true
  }

  /// Removes `record`, which the caller keeps alive; without effect if it is not in the list.
  func remove(_ record: AnimationRecord) {
    guard let index = record[keyPath: slot], index < slots.count, slots[index] === record else { return }
    slots[index] = nil
    record[keyPath: slot] = nil
    removed += 1
    if removed > count { close() }
  }

  /// Empties the list, and returns the records for the caller to release.
  func removeAll() -> [AnimationRecord] {
    let records = Array(self)
    for record in records { record[keyPath: slot] = nil }
    (slots, removed) = ([], 0)
    return records
  }

  /// Closes the gaps.
  private func close() {
    slots.removeAll { $0 == nil }
    removed = 0
    for (index, record) in slots.enumerated() { record?[keyPath: slot] = index }
  }

  func makeIterator() -> some IteratorProtocol<AnimationRecord> { slots.lazy.compactMap(\.self).makeIterator() }
}
