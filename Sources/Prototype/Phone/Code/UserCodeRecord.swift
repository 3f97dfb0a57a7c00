import Workshop

/// What the user did to the screens of his own code, in the order in which it is done again after a change.
struct UserCodeRecord {
  /// A part of it: messages with their instants, in seconds from its beginning.
  typealias Messages = [(time: Double, message: ChildMessage)]

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
  /// Where the last movement begins; nil if there was none.
  private(set) var press: Mark?
  /// Where the last drag begins; nil if there was none.
  private(set) var drag: Mark?
  /// Where the first press after it begins; nil if there was none.
  private var afterDrag: Mark?
  /// The instant to which everything goes on after the last entry, in seconds.
  private var rest = 0.0

  /// Where a movement begins.
  struct Mark: Equatable {
    /// The number of entries before it.
    var count: Int
    /// Its instant, in seconds.
    var instant: Double
  }

  /// The greatest number of entries.
  static let mostEntries = 20_000
  /// The longest record, in seconds.
  static let longest = 300.0
  /// The seconds of rest that are kept between two entries.
  static let keptRest = 0.5

  /// The instant at which the record ends, in seconds.
  var duration: Double { max(rest, entries.last?.instant ?? 0) }

  /// Adds a message at an instant of the child's time, with which a movement may begin.
  ///
  /// `still` is the instant from which on nothing moved, nil if something does.
  mutating func add(_ message: ChildMessage, at instant: Double, still: Double?, begins: Bool = false) {
    guard !isCut else { return }
    let last = duration + skipped
    if let still, instant - max(still, last) > Self.keptRest { skipped += instant - max(still, last) - Self.keptRest }
    let due = max(duration, instant - skipped)
    if begins {
      press = Mark(count: entries.count, instant: due)
      afterDrag = afterDrag ?? press
    }
    entries.append((due, .message(message)))
    cut()
  }

  /// Notes that the last movement is a drag.
  mutating func noteDrag() { (drag, afterDrag) = (press, nil) }

  /// Returns what was done before a mark.
  func before(_ mark: Mark) -> Self {
    var result = Self()
    result.entries = Array(entries.prefix(mark.count))
    result.rest = mark.instant
    return result
  }

  /// Returns the messages from a mark to another one, or to the end, with their instants, in seconds from the first mark.
  private func movement(from mark: Mark, to end: Mark? = nil) -> UserCodeRecord.Messages {
    entries.prefix(end?.count ?? entries.count).dropFirst(mark.count).compactMap { instant, act in
      guard case .message(let message) = act else { return nil }
      return (max(0, instant - mark.instant), message)
    }
  }

  /// Counts the instants of what follows from the end of the record on, because another child goes on from there.
  mutating func goOn() { skipped = 0 }

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
    guard entries.count > Self.mostEntries || duration > Self.longest else { return }
    (entries, isCut, press, drag) = ([], true, nil, nil)
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

extension UserCodeRecord.Act {
  fileprivate var isDown: Bool {
    if case .message(let message) = self { return message.kind == .down }
    return false
  }
}

// Parts of what the user did, which are done again by themselves.

extension UserCodeRecord {
  /// The time after everything that was done, so that it has come to rest, in seconds.
  private static let pause = 1.0

  /// What was done before the last drag, and the drag; nil if there was none.
  var lastDrag: (before: UserCodeRecord, movement: UserCodeRecord.Messages)? {
    drag.map { (before($0), movement(from: $0, to: afterDrag)) }
  }

  /// What was done before the last press, and what followed; nil if there was none.
  var lastPress: (before: UserCodeRecord, movement: UserCodeRecord.Messages)? {
    press.map { (before($0), movement(from: $0)) }
  }

  /// Everything that was done, and a while in which it comes to rest.
  var atRest: UserCodeRecord { before(Mark(count: entries.count, instant: duration + Self.pause)) }
}
