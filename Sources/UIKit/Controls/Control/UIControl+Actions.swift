public import QuartzCore

extension UIControl {
  // MARK: Targets

  /// `target` is held weakly; if it is nil, the action is called on the first responder from the control upwards that
  /// has the method.
  public final func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(target, action, for: controlEvents)
  }

  /// Nil stands for any target or any action.
  ///
  /// Methods cannot be compared: without the very selector that was added, this removes the last one added for the
  /// target whose method is of the same class and takes the same arguments.
  public final func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(target, action, for: controlEvents)
  }

  /// In place of an action with the same identifier.
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  public final func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// `NSNull` stands for entries without a target.
  public final var allTargets: Set<AnyHashable> {
    Set(
      actions.entries.filter { $0.selector != nil && !$0.isExpired }.map { entry in
        (entry.target as? NSObject).map(AnyHashable.init) ?? AnyHashable(NSNull())
      })
  }

  public final var allControlEvents: Event {
    actions.entries.filter { !$0.isExpired }.reduce(into: []) { $0.formUnion($1.events) }
  }

  public final func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var isDone = false
    for entry in actions.entries where !entry.isExpired && !isDone {
      iterator(entry.action, entry.selector.map { (entry.target, $0) }, entry.events, &isDone)
    }
  }

  // MARK: Sending events

  public final func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// If the control is enabled.
  public final func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }

  final func send(_ events: Event, with event: UIEvent?) {
    for entry in actions.entries(for: events) {
      if let action = entry.action { sendAction(action) }
      guard let selector = entry.selector else { continue }
      if !entry.hasTarget || entry.target != nil { sendAction(selector, to: entry.target, for: event) }
    }
  }
}

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
