public import Foundation
public import QuartzCore

// Foundation on Linux has none of these, which need the Objective-C runtime.
extension NotificationCenter {
  /// A nil name or sender stands for any.
  ///
  /// The observer is held weakly. A notification that is posted on another thread is told in the current stage's next
  /// turn.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let target = observer as AnyObject
    let row = SelectorObservers.Row(target: target, center: self, name: aName, object: anObject as AnyObject?)
    nonisolated(unsafe) let selector = aSelector
    nonisolated(unsafe) weak let weakTarget = target
    row.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let found = weakTarget else { return }
      nonisolated(unsafe) let (told, receiver) = (notification, found)
      if MainQueue.isCurrent { return selector.send(to: receiver, with: told) }
      DispatchQueue.main.async { selector.send(to: receiver, with: told) }
    }
    SelectorObservers.add(row)
  }

  /// Also those that were added with a selector.
  public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

  /// A nil name or sender stands for any.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    SelectorObservers.remove(from: self, observer, name: aName, object: anObject as AnyObject?)
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The observations that were added with a selector.
enum SelectorObservers {
  final class Row: @unchecked Sendable {
    // The rows are read and changed under the lock of the list.
    weak var target: AnyObject?
    let center: NotificationCenter
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let hasObject: Bool
    var token: (any NSObjectProtocol)?

    init(target: AnyObject, center: NotificationCenter, name: NSNotification.Name?, object: AnyObject?) {
      (self.target, self.center, self.name, self.object) = (target, center, name, object)
      hasObject = object != nil
    }

    deinit { if let token { center.removeObserver(token as Any) } }
  }

  private struct State {
    var rows: [ObjectIdentifier: [Row]] = [:]
    /// The number of targets at which those that were freed are removed.
    var limit = 64
  }

  private static let state = Locked(State())

  static func add(_ row: Row) {
    guard let target = row.target else { return }
    let identity = ObjectIdentifier(target)
    // Rows are released after the lock is open, because a notification centre has a lock of its own.
    let dropped = state.withLock { state -> [Row] in
      var dropped = state.rows[identity, default: []].filter { $0.target !== target }
      state.rows[identity] = state.rows[identity, default: []].filter { $0.target === target } + [row]
      if state.rows.count > state.limit {
        dropped += state.rows.values.joined().filter { $0.target == nil }
        state.rows = state.rows.filter { !$0.value.allSatisfy { $0.target == nil } }
        state.limit = max(64, 2 * state.rows.count)
      }
      return dropped
    }
    withExtendedLifetime(dropped) {}
  }

  static func remove(
    from center: NotificationCenter, _ target: AnyObject, name: NSNotification.Name?, object: AnyObject?
  ) {
    let identity = ObjectIdentifier(target)
    let isObjectGiven = object != nil
    nonisolated(unsafe) let object = object
    let dropped = state.withLock { state -> [Row] in
      let rows = state.rows[identity, default: []]
      func isMeant(_ row: Row) -> Bool {
        row.center === center && (name == nil || row.name == name)
          && (!isObjectGiven || (row.hasObject && row.object === object))
      }
      let kept = rows.filter { !isMeant($0) }
      state.rows[identity] = kept.isEmpty ? nil : kept
      return rows.filter(isMeant)
    }
    withExtendedLifetime(dropped) {}
  }
}
