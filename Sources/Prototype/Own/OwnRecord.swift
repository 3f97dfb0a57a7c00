import Workshop

/// What the user did to the screens of his own code, in the order in which it is done again after a change.
struct OwnRecord {
  private(set) var entries: [(instant: Double, message: ChildMessage)] = []
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
    entries.append((max(duration, instant - skipped), message))
    if entries.count > Self.mostEntries || duration > Self.longest { (entries, isCut) = ([], true) }
  }

  /// The messages that do everything again.
  var messages: [ChildMessage] {
    entries.flatMap { [ChildMessage(.advance, numbers: SIMD4($0.instant, 0, 0, 0)), $0.message] }
  }
}
