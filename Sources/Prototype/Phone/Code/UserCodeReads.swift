/// The changed constants that the user's code has not read since: it reads some only once.
struct UserCodeReads {
  /// For each change the number of reads before it, and the number of touches that ended since.
  private var changes: [String: (reads: UInt32, touches: Int)] = [:]
  /// The keys of the constants that are known to be read only once.
  private var readOnce: Set<String> = []
  /// The keys of the constants whose values counted from the beginning of the last start on request.
  private var restarted: Set<String> = []
  /// The keys of the changed constants that were not read since.
  private(set) var unread: Set<String> = []

  /// The keys of the constants whose changes count from the beginning when everything is done again.
  var early: Set<String> { readOnce.union(restarted) }

  /// Notes that a constant changed which had been read a number of times.
  mutating func change(_ key: String, reads: UInt32) {
    changes[key] = (changes[key]?.reads ?? reads, 0)
    restarted.remove(key)
  }

  /// Notes that the user starts the code again, with changed constants.
  mutating func restart(with keys: some Sequence<String>) { restarted = Set(keys) }

  /// Notes that a finger was lifted: what it began will have read what it needs.
  mutating func touchEnded() {
    for key in changes.keys { changes[key]?.touches += 1 }
  }

  /// Looks at the numbers of reads while nothing moves; `isReadOnce` says whether the source says so.
  ///
  /// Returns whether other constants are unread than before.
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

  /// Notes that the code starts again, and reads everything.
  mutating func start() { (changes, unread) = ([:], []) }
}
