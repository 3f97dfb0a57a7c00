public import QuartzCore

extension UIControl {
  // MARK: Targets

  /// Has `action` called on `target`, which is held weakly, for these events; nil stands for the first responder above
  /// the control that has the method.
  public final func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(target, action, for: controlEvents)
  }

  /// Has `action` not be called on `target` for these events any more; nil stands for every one.
  ///
  /// Methods cannot be compared: without the very selector that was added, the one added last is removed of those of the
  /// target that are of the same class and take the same arguments.
  public final func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(target, action, for: controlEvents)
  }

  /// Has `action` called for these events, in place of one with the same identifier.
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  /// Has `action` not be called for these events any more.
  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  /// Has the action of this name not be called for these events any more.
  public final func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// The targets that are there; what has none is `NSNull`.
  public final var allTargets: Set<AnyHashable> {
    Set(
      actions.entries.filter { $0.selector != nil && !$0.isGone }.map { entry in
        (entry.target as? NSObject).map(AnyHashable.init) ?? AnyHashable(NSNull())
      })
  }

  /// The events of which somebody is told.
  public final var allControlEvents: Event {
    actions.entries.filter { !$0.isGone }.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Calls `iterator` with each action or pair of target and method, and its events, until it sets the flag.
  public final func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var isDone = false
    for entry in actions.entries where !entry.isGone && !isDone {
      iterator(entry.action, entry.selector.map { (entry.target, $0) }, entry.events, &isDone)
    }
  }

  // MARK: Telling them

  /// Tells everybody who wants to hear of one of these events.
  public final func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Does what the control is there for.
  public final func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }

  final func send(_ events: Event, with event: UIEvent?) {
    for entry in actions.entries(for: events) {
      if let action = entry.action { sendAction(action) }
      guard let selector = entry.selector else { continue }
      if !entry.isAimed || entry.target != nil { sendAction(selector, to: entry.target, for: event) }
    }
  }
}
