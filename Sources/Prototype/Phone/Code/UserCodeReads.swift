/// Finds changed constants that the user's code has not read since, because it reads some only once.
struct UserCodeReads {
  /// For each change, how often the constant had been read, and how many touches have ended since.
  private var changes: [String: (reads: UInt32, touches: Int)] = [:]
  private var readOnce: Set<String> = []
  /// Constants whose changes apply from the beginning since the last restart on request.
  private var restarted: Set<String> = []
  private(set) var unread: Set<String> = []

  /// Constants whose changes apply from the beginning when everything is repeated.
  var early: Set<String> { readOnce.union(restarted) }

  /// `reads` is how often the constant had been read before the change.
  mutating func change(_ key: String, reads: UInt32) {
    changes[key] = (changes[key]?.reads ?? reads, 0)
    restarted.remove(key)
  }

  mutating func restart(with keys: some Sequence<String>) { restarted = Set(keys) }

  /// What the touch began will have read what it needs.
  mutating func touchEnded() {
    for key in changes.keys { changes[key]?.touches += 1 }
  }

  /// Compares the reads while nothing moves; `isReadOnce` tells what the source says about a constant.
  ///
  /// Returns whether `unread` changed.
  mutating func look(_ reads: (String) -> UInt32?, isReadOnce: (String) -> Bool) -> Bool {
    let before = unread
    for (key, change) in changes {
      if reads(key) != change.reads {
        changes[key] = nil
        unread.remove(key)
        readOnce.remove(key)
      } else if change.touches > 0 || isReadOnce(key) {
        unread.insert(key)
        readOnce.insert(key)
      }
    }
    return unread != before
  }

  mutating func start() { (changes, unread) = ([:], []) }
}
