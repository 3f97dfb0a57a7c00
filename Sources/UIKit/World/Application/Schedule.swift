/// What is to be done at instants of a world's clock, in the order of the instants and, at the same one, of the asking.
@MainActor final class Schedule {
  /// Work that waits; it can be taken back.
  @MainActor final class Item {
    let instant: Double
    let serial: Int
    let work: () -> Void
    private let isWanted: () -> Bool
    fileprivate var isTakenBack = false

    /// Whether it will not be done.
    var isCancelled: Bool { isTakenBack || !isWanted() }

    fileprivate init(
      _ instant: Double, _ serial: Int, _ isWanted: @escaping () -> Bool, _ work: @escaping () -> Void
    ) {
      self.instant = instant
      self.serial = serial
      self.isWanted = isWanted
      self.work = work
    }
  }

  private var items: [Item] = []
  private var nextSerial = 0

  /// Whether nothing waits.
  var isEmpty: Bool { nextInstant == nil }

  /// How many pieces of work wait.
  var count: Int { items.count { !$0.isCancelled } }

  /// The instant of what comes first, in seconds.
  var nextInstant: Double? { items.first { !$0.isCancelled }?.instant }

  /// Has `work` done at the first turn at or after `instant`, in seconds, unless it is taken back or, by then,
  /// `isWanted` says otherwise.
  @discardableResult
  func add(
    at instant: Double, isWanted: @escaping () -> Bool = { true }, _ work: @escaping () -> Void
  ) -> Item {
    nextSerial += 1
    let item = Item(instant, nextSerial, isWanted, work)
    let place = items.firstIndex { $0.instant > instant } ?? items.endIndex
    items.insert(item, at: place)
    return item
  }

  /// Takes `item` back.
  func cancel(_ item: Item) {
    item.isTakenBack = true
    items.removeAll { $0 === item }
  }

  /// Does what is due by `now`; what that adds is done at the next turn at the earliest.
  func run(upTo now: Double) {
    let due = items.prefix { $0.instant <= now + Self.tolerance }
    items.removeFirst(due.count)
    for item in due where !item.isCancelled { item.work() }
  }

  /// What rounding may make of equal instants, in seconds.
  private static let tolerance = 1e-9
}
