public import Foundation

/// On Apple's systems it is part of Foundation.
///
/// The operations that are registered between ``beginUndoGrouping()`` and ``endUndoGrouping()`` are undone together;
/// each other one is undone by itself.
@preconcurrency @MainActor open class UndoManager: NSObject {
  /// In the order in which they were registered.
  private struct Group {
    var name = ""
    var operations: [Operation] = []
  }

  private struct Operation {
    weak var target: AnyObject?
    let perform: () -> Void
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The outermost first.
  private var open: [Group] = []
  private var disablings = 0

  public private(set) final var isUndoing = false
  public private(set) final var isRedoing = false
  /// 0 for no limit.
  open var levelsOfUndo = 0 { didSet { dropOldest() } }
  /// Stored, without effect: a group is open only between ``beginUndoGrouping()`` and ``endUndoGrouping()``.
  open var groupsByEvent = true

  public override init() { super.init() }

  open var groupingLevel: Int { open.count }
  open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.operations.isEmpty } }
  open var canRedo: Bool { !redoGroups.isEmpty }
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Until ``enableUndoRegistration()`` is called as often.
  open func disableUndoRegistration() { disablings += 1 }
  open func enableUndoRegistration() { disablings = max(0, disablings - 1) }

  open func beginUndoGrouping() { open.append(Group()) }

  /// An inner group becomes a part of the outer one.
  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.operations.isEmpty else { return }
    guard open.isEmpty else {
      open[open.count - 1].operations += group.operations
      if !group.name.isEmpty { open[open.count - 1].name = group.name }
      return
    }
    add(group)
  }

  /// The target is held weakly.
  ///
  /// What the closure registers while it is called does the operation again.
  public final func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let operation = Operation(target: target) { [weak target] in target.map(handler) }
    if open.isEmpty { add(Group(operations: [operation])) } else { open[open.count - 1].operations.append(operation) }
  }

  private func add(_ group: Group) {
    if isUndoing {
      redoGroups.append(group)
    } else {
      if !isRedoing { redoGroups = [] }
      undoGroups.append(group)
      dropOldest()
    }
  }

  private func dropOldest() {
    if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst(undoGroups.count - levelsOfUndo) }
  }

  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard !isUndoing, !isRedoing, let group = undoGroups.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }

  open func redo() {
    guard !isUndoing, !isRedoing, let group = redoGroups.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
  }

  private func perform(_ group: Group) {
    beginUndoGrouping()
    setActionName(group.name)
    for operation in group.operations.reversed() { operation.perform() }
    endUndoGrouping()
  }

  open func removeAllActions() { (undoGroups, redoGroups, open) = ([], [], []) }

  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func removing(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.operations.removeAll { $0.target === object }
        return group
      }
    }
    undoGroups = removing(undoGroups).filter { !$0.operations.isEmpty }
    redoGroups = removing(redoGroups).filter { !$0.operations.isEmpty }
    open = removing(open)
  }

  /// Names the group that is open, or that was registered last.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undoGroups.isEmpty {
      undoGroups[undoGroups.count - 1].name = actionName
    }
  }

  open var undoActionName: String { undoGroups.last?.name ?? "" }
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
}
