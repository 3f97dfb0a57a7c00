import QuartzCore

/// The targets and actions of a control with their events, in the order in which they were added.
///
/// Targets are held weakly. An entry without a target calls the first responder, from the control upwards, that has the
/// method.
@MainActor struct ControlActions {
  @MainActor struct Entry {
    weak var target: AnyObject?
    /// Whether the entry was added with a target.
    var hasTarget = false
    var selector: Selector?
    var action: UIAction?
    var events: UIControl.Event

    /// Whether the entry will never do anything again.
    var isExpired: Bool { events.isEmpty || hasTarget && target == nil }
  }

  private(set) var entries: [Entry] = []

  /// Adds a target and a method for these events; a pair that is there already gets them as well.
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

  /// Adds `action` for these events, in place of an action with the same identifier.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    clean()
    if let index = entries.firstIndex(where: { $0.action === action }) {
      entries[index].events.formUnion(events)
      return
    }
    remove(action.identifier, for: .allEvents)
    entries.append(Entry(action: action, events: events))
  }

  /// Removes these events from the entries with this target and method; nil stands for any.
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

  /// Removes these events from the action with this identifier.
  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for index in entries.indices where entries[index].action?.identifier == identifier {
      entries[index].events.subtract(events)
    }
    clean()
  }

  /// Returns the entries for any of these events.
  func entries(for events: UIControl.Event) -> [Entry] {
    entries.filter { !$0.isExpired && !$0.events.isDisjoint(with: events) }
  }

  private mutating func clean() { entries.removeAll(where: \.isExpired) }
}
