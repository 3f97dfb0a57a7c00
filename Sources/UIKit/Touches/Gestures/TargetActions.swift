import QuartzCore

/// Pairs of a target, held weakly, and a method to call on it.
@MainActor struct TargetActions {
  private struct Entry {
    weak var target: AnyObject?
    let action: Selector
  }

  private var entries: [Entry] = []

  /// Adds a pair unless it is there already; a target that is not an object is ignored.
  mutating func add(_ target: Any, _ action: Selector) {
    guard let target = Self.object(target) else { return }
    removeFreedTargets()
    if !entries.contains(where: { $0.target === target && $0.action == action }) {
      entries.append(Entry(target: target, action: action))
    }
  }

  /// Removes the pairs with a target and an action; nil stands for any.
  ///
  /// Methods cannot be compared: without the same selector, the pair added last among those with the same kind of method
  /// is removed.
  mutating func remove(_ target: Any?, _ action: Selector?) {
    removeFreedTargets()
    let object = target.flatMap(Self.object)
    if target != nil && object == nil { return }
    let owned = entries.indices.filter { object == nil || entries[$0].target === object }
    guard let action else {
      entries = entries.indices.filter { !owned.contains($0) }.map { entries[$0] }
      return
    }
    let leaving = Self.indices(of: action, among: owned) { entries[$0].action }
    entries = entries.indices.filter { !leaving.contains($0) }.map { entries[$0] }
  }

  /// Calls every action whose target is alive, in the order in which they were added.
  func send(from sender: AnyObject) {
    for entry in entries {
      if let target = entry.target { entry.action.send(to: target, with: sender) }
    }
  }

  private mutating func removeFreedTargets() { entries.removeAll { $0.target == nil } }

  /// Returns the indices among `candidates` at which `selector` is `action`; if there is none, the last one with the same
  /// kind of method.
  static func indices(of action: Selector, among candidates: [Int], selector: (Int) -> Selector?) -> [Int] {
    let exact = candidates.filter { selector($0) == action }
    if !exact.isEmpty { return exact }
    return candidates.last { selector($0)?.isAlike(action) ?? false }.map { [$0] } ?? []
  }

  /// Returns the target if it is an object: a value would be boxed, and the box freed at once.
  static func object(_ target: Any) -> AnyObject? {
    type(of: target) is AnyClass ? target as AnyObject : nil
  }
}
