import Workshop

/// What the user did to the screens of his own code, in the order in which it is done again after a change.
struct OwnRecord {
  /// Something that was done.
  enum Act: Equatable {
    /// A message was sent.
    case message(ChildMessage)
    /// The constant with a key got a value; nil for that of the source.
    case constant(String, Double?)
  }

  private(set) var entries: [(instant: Double, act: Act)] = []
  /// The seconds of rest that were left out.
  private var skipped = 0.0
  /// Whether there was too much to record.
  private(set) var isCut = false

  /// The greatest number of entries.
  static let mostEntries = 20_000
  /// The longest record, in seconds.
  static let longest = 300.0
  /// The seconds of rest that are kept between two entries.
  static let keptRest = 0.5

  /// The instant of the last entry, in seconds.
  var duration: Double { entries.last?.instant ?? 0 }

  /// Adds a message at an instant of the child's time; `still` is the instant from which on nothing moved, nil if
  /// something does.
  mutating func add(_ message: ChildMessage, at instant: Double, still: Double?) {
    guard !isCut else { return }
    let last = duration + skipped
    if let still, instant - max(still, last) > Self.keptRest { skipped += instant - max(still, last) - Self.keptRest }
    entries.append((max(duration, instant - skipped), .message(message)))
    cut()
  }

  /// Adds a constant that got another value; while a finger is down it counts as if it had it when the finger went down.
  mutating func add(_ key: String, _ value: Double?, isHeld: Bool) {
    guard !isCut else { return }
    if isHeld, let index = entries.lastIndex(where: { $0.act.isDown }) {
      entries.insert((entries[index].instant, .constant(key, value)), at: index)
    } else {
      // One movement of a slider is one change.
      if case .constant(key, _)? = entries.last?.act { entries.removeLast() }
      entries.append((duration, .constant(key, value)))
    }
    cut()
  }

  private mutating func cut() {
    if entries.count > Self.mostEntries || duration > Self.longest { (entries, isCut) = ([], true) }
  }

  /// Returns the messages that do everything again, from an entry on; `index` returns that of the constant with a key.
  func messages(from first: Int = 0, _ index: (String) -> Int?) -> [ChildMessage] {
    entries.dropFirst(first).flatMap { instant, act -> [ChildMessage] in
      switch act {
      case .message(let message): return [ChildMessage(.advance, numbers: SIMD4(instant, 0, 0, 0)), message]
      case .constant(let key, let value):
        guard let index = index(key) else { return [] }
        return [ChildMessage(.constant, index: index, numbers: SIMD4(value ?? .nan, 0, 0, 0))]
      }
    }
  }

  /// The keys of the constants that were changed.
  var changedKeys: Set<String> {
    Set(entries.compactMap { if case .constant(let key, _) = $0.act { key } else { nil } })
  }
}

extension OwnRecord.Act {
  fileprivate var isDown: Bool {
    if case .message(let message) = self { return message.kind == .down }
    return false
  }
}
