/// Removes the least recently used values first, so that the total cost stays within the limit.
final class RecentCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var clock = 0
  private var total = 0
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  var count: Int { entries.count }

  subscript(key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  /// Removes others to make room; a value that costs more than the capacity is kept alone.
  func insert(_ value: Value, for key: Key, cost: Int) {
    clock += 1
    if let old = entries.removeValue(forKey: key) { total -= old.cost }
    while total + cost > capacity, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      entries.removeValue(forKey: oldest.key)
      total -= oldest.value.cost
    }
    entries[key] = Entry(value: value, cost: cost, lastUse: clock)
    total += cost
  }

  /// Values that were not used in the last `uses` uses go.
  func trim(unusedFor uses: Int) {
    for (key, entry) in entries where clock - entry.lastUse > uses {
      entries.removeValue(forKey: key)
      total -= entry.cost
    }
  }
}
