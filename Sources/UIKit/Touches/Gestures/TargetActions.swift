import QuartzCore

/// Targets are held weakly.
@MainActor struct TargetActions {
  private struct Entry {
    weak var target: AnyObject?
    let action: Selector
  }

  /// A pair, by the identity that its target has or had.
  private struct Key: Hashable {
    let target: ObjectIdentifier
    let action: Selector
  }

  private var entries: [Entry] = []
  private var indices: [Key: Int] = [:]

  /// Unless the pair is there already; a target that is not an object is ignored.
  mutating func add(_ target: Any, _ action: Selector) {
    guard let target = Self.object(target) else { return }
    // Pairs whose targets were freed go when the list would grow anyway.
    if entries.count == entries.capacity { removeFreedTargets() }
    let key = Key(target: ObjectIdentifier(target), action: action)
    if let index = indices[key], entries[index].target === target { return }
    indices[key] = entries.count
    entries.append(Entry(target: target, action: action))
  }

  /// Nil stands for any target or action.
  ///
  /// Methods cannot be compared: without the same selector, the pair added last among those with the same kind of
  /// method is removed.
  mutating func remove(_ target: Any?, _ action: Selector?) {
    removeFreedTargets()
    let object = target.flatMap(Self.object)
    if target != nil && object == nil { return }
    let owned = entries.indices.filter { object == nil || entries[$0].target === object }
    guard let action else {
      return keep { !owned.contains($0) }
    }
    let leaving = Self.indices(of: action, among: owned) { entries[$0].action }
    keep { !leaving.contains($0) }
  }

  /// Pairs whose targets were freed go, too.
  private mutating func keep(_ isKept: (Int) -> Bool) {
    entries = entries.indices.filter { isKept($0) && entries[$0].target != nil }.map { entries[$0] }
    indices = [:]
    for (index, entry) in entries.enumerated() {
      if let target = entry.target { indices[Key(target: ObjectIdentifier(target), action: entry.action)] = index }
    }
  }

  /// In the order in which the pairs were added.
  func send(from sender: AnyObject) {
    for entry in entries {
      if let target = entry.target { entry.action.send(to: target, with: sender) }
    }
  }

  private mutating func removeFreedTargets() { keep { _ in true } }

  /// Returns the indices among `candidates` at which `selector` is `action`; if there is none, the last one with the
  /// same kind of method.
  static func indices(of action: Selector, among candidates: [Int], selector: (Int) -> Selector?) -> [Int] {
    let exact = candidates.filter { selector($0) == action }
    if !exact.isEmpty { return exact }
    return candidates.last { selector($0)?.isAlike(action) ?? false }.map { [$0] } ?? []
  }

  /// A value would be boxed, and the box freed at once.
  static func object(_ target: Any) -> AnyObject? {
    /// `target as AnyObject` would first look for a bridge to Objective-C, through all conformances of the program.
    func reference<Target>(_ target: Target) -> AnyObject? {
      Target.self is AnyClass ? unsafeBitCast(target, to: AnyObject.self) : nil
    }
    return _openExistential(target, do: reference)
  }
}

extension UIView {
  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    recognizers.append(recognizer)
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    if let index = recognizers.index(ofObject: recognizer) { recognizers.remove(at: index) }
    recognizer.abandon()
    recognizer.view = nil
  }
}
