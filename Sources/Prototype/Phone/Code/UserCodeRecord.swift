import Workshop

/// What the user did to the screens of the user's code, in order, to be repeated after a change.
struct UserCodeRecord {
  /// The instants are in seconds from the beginning of the part.
  typealias Messages = [(time: Double, message: ChildMessage)]

  enum Act: Equatable {
    case message(ChildMessage)
    /// Nil means the value in the source.
    case constant(String, Double?)
  }

  private(set) var entries: [(instant: Double, act: Act)] = []
  /// How many seconds of rest were left out.
  private var skipped = 0.0
  /// Whether there was too much to record.
  private(set) var isCut = false
  /// Where the last movement begins; nil if there was none.
  private(set) var press: Mark?
  /// Where the last drag begins; nil if there was none.
  private(set) var drag: Mark?
  /// Where the first press after that drag begins; nil if there was none.
  private var afterDrag: Mark?
  /// How long the record continues after the last entry, as an instant in seconds.
  private var rest = 0.0

  struct Mark: Equatable {
    var count: Int
    var instant: Double
  }

  static let mostEntries = 20_000
  /// In seconds.
  static let longest = 300.0
  /// The longest rest between two entries, in seconds; more is left out.
  static let keptRest = 0.5

  var duration: Double { max(rest, entries.last?.instant ?? 0) }

  /// Adds a message at an instant of the child's time; a movement `begins` with it.
  ///
  /// Nothing has moved since `still`; it is nil while something moves.
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

  mutating func noteDrag() { (drag, afterDrag) = (press, nil) }

  func before(_ mark: Mark) -> Self {
    var result = Self()
    result.entries = Array(entries.prefix(mark.count))
    result.rest = mark.instant
    return result
  }

  /// The messages between two marks, or to the end; instants count from the first mark.
  private func movement(from mark: Mark, to end: Mark? = nil) -> UserCodeRecord.Messages {
    entries.prefix(end?.count ?? entries.count).dropFirst(mark.count).compactMap { instant, act in
      guard case .message(let message) = act else { return nil }
      return (max(0, instant - mark.instant), message)
    }
  }

  /// Another child continues from the end of the record, so later instants count from there.
  mutating func goOn() { skipped = 0 }

  /// Adds a constant's change; while a finger is down, it counts as if made before the press.
  mutating func add(_ key: String, _ value: Double?, isHeld: Bool) {
    guard !isCut else { return }
    if isHeld, let index = entries.lastIndex(where: { $0.act.isDown }) {
      entries.insert((entries[index].instant, .constant(key, value)), at: index)
    } else {
      // A movement of a slider is a single change.
      if case .constant(key, _)? = entries.last?.act { entries.removeLast() }
      entries.append((duration, .constant(key, value)))
    }
    cut()
  }

  private mutating func cut() {
    guard entries.count > Self.mostEntries || duration > Self.longest else { return }
    (entries, isCut, press, drag) = ([], true, nil, nil)
  }

  /// Returns messages that repeat everything from an entry on; `index` maps a key to a constant.
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

// Parts that can be repeated by themselves.

extension UserCodeRecord {
  /// How long it takes to come to rest afterwards, in seconds.
  private static let pause = 1.0

  /// The last drag and what was done before it; nil if there was none.
  var lastDrag: (before: UserCodeRecord, movement: UserCodeRecord.Messages)? {
    drag.map { (before($0), movement(from: $0, to: afterDrag)) }
  }

  /// The last press with what followed, and what was done before it; nil if there was none.
  var lastPress: (before: UserCodeRecord, movement: UserCodeRecord.Messages)? {
    press.map { (before($0), movement(from: $0)) }
  }

  /// The whole record, and time to come to rest.
  var atRest: UserCodeRecord { before(Mark(count: entries.count, instant: duration + Self.pause)) }
}
