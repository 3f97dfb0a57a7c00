import Dispatch

@MainActor struct WaitingGroups {
  struct Item {
    let group: DispatchGroup
    let isWanted: () -> Bool
    let work: () -> Void
  }

  private var items: [Item] = []

  mutating func add(_ group: DispatchGroup, isWanted: @escaping () -> Bool, _ work: @escaping () -> Void) {
    items.append(Item(group: group, isWanted: isWanted, work: work))
  }

  /// In the order in which they were added.
  mutating func takeReady() -> [Item] {
    guard !items.isEmpty else { return [] }
    let ready = items.map(\.group.isEmpty)
    defer { items = zip(items, ready).filter { !$0.1 }.map(\.0) }
    return zip(items, ready).filter(\.1).map(\.0)
  }
}

extension DispatchGroup {
  var isEmpty: Bool { wait(timeout: .now()) == .success }
}

extension UIApplication {
  func scheduleEmptyGroups() {
    for item in waitingGroups.takeReady() { schedule.add(at: world.now, isWanted: item.isWanted, item.work) }
  }
}
