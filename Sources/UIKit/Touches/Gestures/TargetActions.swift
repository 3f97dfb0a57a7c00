import QuartzCore

/// Who is told what when something happens: pairs of a target, held weakly, and a method.
@MainActor struct TargetActions {
  private struct Entry {
    weak var target: AnyObject?
    let action: Selector
  }

  private var entries: [Entry] = []

  /// Adds a pair, unless this very one is there; what is no object has no methods and is left out.
  mutating func add(_ target: Any, _ action: Selector) {
    guard let target = Self.object(target) else { return }
    forgetTheGone()
    if !entries.contains(where: { $0.target === target && $0.action == action }) {
      entries.append(Entry(target: target, action: action))
    }
  }

  /// Removes what has this target, and this action; nil stands for any.
  ///
  /// Methods cannot be compared, so an action is that very selector if the target has it, and else the one added last
  /// of those that are alike.
  mutating func remove(_ target: Any?, _ action: Selector?) {
    forgetTheGone()
    let object = target.flatMap(Self.object)
    if target != nil && object == nil { return }
    let owned = entries.indices.filter { object == nil || entries[$0].target === object }
    guard let action else {
      entries = entries.indices.filter { !owned.contains($0) }.map { entries[$0] }
      return
    }
    let exact = owned.filter { entries[$0].action == action }
    let alike = owned.last { entries[$0].action.isAlike(action) }
    let leaving = exact.isEmpty ? alike.map { [$0] } ?? [] : exact
    entries = entries.indices.filter { !leaving.contains($0) }.map { entries[$0] }
  }

  /// Calls every action whose target is there, in the order of adding.
  func send(from sender: AnyObject) {
    for entry in entries {
      if let target = entry.target { entry.action.perform(on: target, with: sender) }
    }
  }

  private mutating func forgetTheGone() { entries.removeAll { $0.target == nil } }

  /// The target as an object; a value would be boxed, and the box gone at once.
  static func object(_ target: Any) -> AnyObject? {
    type(of: target) is AnyClass ? target as AnyObject : nil
  }
}
