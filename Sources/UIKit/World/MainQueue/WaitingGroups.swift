import Dispatch

/// The work that waits until groups are empty.
@MainActor struct WaitingGroups {
  /// Work that waits for a group.
  struct Item {
    let group: DispatchGroup
    let isWanted: () -> Bool
    let work: () -> Void
  }

  private var items: [Item] = []

  /// Lets `work` wait until `group` is empty.
  mutating func add(_ group: DispatchGroup, isWanted: @escaping () -> Bool, _ work: @escaping () -> Void) {
    items.append(Item(group: group, isWanted: isWanted, work: work))
  }

  /// Removes and returns the items whose groups are empty, in the order in which they were added.
  mutating func takeReady() -> [Item] {
    guard !items.isEmpty else { return [] }
    let ready = items.map(\.group.isEmpty)
    defer { items = zip(items, ready).filter { !$0.1 }.map(\.0) }
    return zip(items, ready).filter(\.1).map(\.0)
  }
}

extension DispatchGroup {
  /// Whether no work belongs to the group now.
  var isEmpty: Bool { wait(timeout: .now()) == .success }
}

extension UIApplication {
  /// Schedules the work that waited for groups that are empty.
  func scheduleEmptyGroups() {
    for item in waitingGroups.takeReady() { schedule.add(at: world.now, isWanted: item.isWanted, item.work) }
  }
}
