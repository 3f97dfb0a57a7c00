/// The work that waits for instants of a world's clock, ordered by instant and then by when it was added.
@MainActor final class Schedule {
  @MainActor final class Item {
    let instant: Double
    let serial: Int
    let work: () -> Void
    private let isWanted: () -> Bool
    fileprivate var wasCancelled = false

    var isCancelled: Bool { wasCancelled || !isWanted() }

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

  var isEmpty: Bool { nextInstant == nil }

  var count: Int { items.count { !$0.isCancelled } }

  /// In seconds.
  var nextInstant: Double? {
    let cancelled = Array(items.prefix { $0.isCancelled })
    items.removeFirst(cancelled.count)
    return items.first?.instant
  }

  /// Does `work` in the first turn at or after `instant`, in seconds, unless it is no longer wanted then.
  @discardableResult
  func add(
    at instant: Double, isWanted: @escaping () -> Bool = { true }, _ work: @escaping () -> Void
  ) -> Item {
    nextSerial += 1
    let item = Item(instant, nextSerial, isWanted, work)
    items.insert(item, at: index(after: (instant, .max)))
    return item
  }

  func cancel(_ item: Item) {
    item.wasCancelled = true
    let index = index(after: (item.instant, item.serial - 1))
    if index < items.count, items[index] === item { items.remove(at: index) }
  }

  /// A moment is an instant and a number in the order of addition.
  private func index(after moment: (Double, Int)) -> Int {
    var (first, end) = (0, items.count)
    while first < end {
      let middle = (first + end) / 2
      if moment < (items[middle].instant, items[middle].serial) { end = middle } else { first = middle + 1 }
    }
    return first
  }

  /// Work that is added meanwhile is done in the next turn at the earliest.
  func run(upTo now: Double) {
    let due = Array(items.prefix { $0.instant <= now + Self.tolerance })
    items.removeFirst(due.count)
    for item in due where !item.isCancelled { item.work() }
  }

  /// The rounding error between equal instants, in seconds.
  private static let tolerance = 1e-9
}
