import QuartzCore

/// Who is told of which events of a control, in the order of adding.
///
/// Targets are held weakly; without one whoever has the method is told, from the control upwards.
@MainActor struct ControlActions {
  @MainActor struct Entry {
    weak var target: AnyObject?
    /// Whether the target was given, and not whoever has the method.
    var isAimed = false
    var selector: Selector?
    var action: UIAction?
    var events: UIControl.Event

    /// Whether it will never do anything again.
    var isGone: Bool { events.isEmpty || isAimed && target == nil }
  }

  private(set) var entries: [Entry] = []

  /// Has the method called on `target` for these events; a pair that is there gets them as well.
  mutating func add(_ target: Any?, _ selector: Selector, for events: UIControl.Event) {
    let object = target.flatMap(TargetActions.object)
    if target != nil && object == nil { return }
    clean()
    if let known = entries.firstIndex(where: { $0.selector == selector && $0.target === object }) {
      entries[known].events.formUnion(events)
    } else {
      entries.append(Entry(target: object, isAimed: object != nil, selector: selector, events: events))
    }
  }

  /// Has `action` called for these events, in place of one of the same name.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    clean()
    if let known = entries.firstIndex(where: { $0.action === action }) {
      entries[known].events.formUnion(events)
      return
    }
    remove(action.identifier, for: .allEvents)
    entries.append(Entry(action: action, events: events))
  }

  /// Has what has this target and method not called for these events any more; nil stands for any.
  ///
  /// Methods cannot be compared: without the very selector that was added, the one added last that is alike is meant.
  mutating func remove(_ target: Any?, _ selector: Selector?, for events: UIControl.Event) {
    let object = target.flatMap(TargetActions.object)
    if target != nil && object == nil { return }
    let owned = entries.indices.filter {
      entries[$0].selector != nil && (object == nil || entries[$0].target === object)
    }
    var meant = owned
    if let selector {
      let exact = owned.filter { entries[$0].selector == selector }
      let alike = owned.last { entries[$0].selector?.isAlike(selector) ?? false }
      meant = exact.isEmpty ? alike.map { [$0] } ?? [] : exact
    }
    for index in meant { entries[index].events.subtract(events) }
    clean()
  }

  /// Has the action of this name not called for these events any more.
  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for index in entries.indices where entries[index].action?.identifier == identifier {
      entries[index].events.subtract(events)
    }
    clean()
  }

  /// Those that are told of one of these events.
  func entries(for events: UIControl.Event) -> [Entry] {
    entries.filter { !$0.isGone && !$0.events.isDisjoint(with: events) }
  }

  private mutating func clean() { entries.removeAll(where: \.isGone) }
}
