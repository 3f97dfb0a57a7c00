import QuartzCore

/// In the order in which they were added; targets are held weakly.
///
/// An entry without a target calls the first responder, from the control upwards, that has the method.
@MainActor struct ControlActions {
  @MainActor struct Entry {
    weak var target: AnyObject?
    /// Added with a target, which may be gone.
    var hasTarget = false
    var selector: Selector?
    var action: UIAction?
    var events: UIControl.Event

    var isExpired: Bool { events.isEmpty || hasTarget && target == nil }
  }

  private(set) var entries: [Entry] = []

  /// A pair that is there already gets the events as well.
  mutating func add(_ target: Any?, _ selector: Selector, for events: UIControl.Event) {
    let object = target.flatMap(TargetActions.object)
    if target != nil && object == nil { return }
    clean()
    if let index = entries.firstIndex(where: { $0.selector == selector && $0.target === object }) {
      entries[index].events.formUnion(events)
    } else {
      entries.append(Entry(target: object, hasTarget: object != nil, selector: selector, events: events))
    }
  }

  /// In place of an action with the same identifier.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    clean()
    if let index = entries.firstIndex(where: { $0.action === action }) {
      entries[index].events.formUnion(events)
      return
    }
    remove(action.identifier, for: .allEvents)
    entries.append(Entry(action: action, events: events))
  }

  /// Nil stands for any target or method.
  ///
  /// Methods cannot be compared: without the very selector that was added, the last similar one is removed.
  mutating func remove(_ target: Any?, _ selector: Selector?, for events: UIControl.Event) {
    let object = target.flatMap(TargetActions.object)
    if target != nil && object == nil { return }
    let owned = entries.indices.filter {
      entries[$0].selector != nil && (object == nil || entries[$0].target === object)
    }
    let matches =
      selector.map { TargetActions.indices(of: $0, among: owned) { entries[$0].selector } } ?? owned
    for index in matches { entries[index].events.subtract(events) }
    clean()
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for index in entries.indices where entries[index].action?.identifier == identifier {
      entries[index].events.subtract(events)
    }
    clean()
  }

  func entries(for events: UIControl.Event) -> [Entry] {
    entries.filter { !$0.isExpired && !$0.events.isDisjoint(with: events) }
  }

  private mutating func clean() { entries.removeAll(where: \.isExpired) }
}
