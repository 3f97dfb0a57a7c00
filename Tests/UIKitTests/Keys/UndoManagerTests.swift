import Testing
import UIKit

@MainActor @Suite("Undo managers")
struct UndoManagerTests {
  /// A number whose changes can be undone.
  private final class Number {
    var value = 0
    let manager: UndoManager
    init(_ manager: UndoManager) { self.manager = manager }
    @MainActor func set(_ new: Int) {
      let old = value
      value = new
      manager.registerUndo(withTarget: self) { $0.set(old) }
    }
  }

  let manager = UndoManager()

  @Test("Changes are undone and done again one by one, and a new change ends what can be done again")
  func steps() {
    let number = Number(manager)
    for value in 1...3 { number.set(value) }
    manager.undo()
    manager.undo()
    #expect(number.value == 1 && manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(number.value == 2)
    number.set(9)
    #expect(!manager.canRedo)
    for _ in 0..<5 { manager.undo() }
    #expect(number.value == 0 && !manager.canUndo)
    for _ in 0..<5 { manager.redo() }
    #expect(number.value == 9)
  }

  @Test("A group is undone as one, with its name")
  func groups() {
    let number = Number(manager)
    number.set(1)
    manager.beginUndoGrouping()
    number.set(2)
    manager.beginUndoGrouping()
    number.set(3)
    manager.endUndoGrouping()
    manager.setActionName("Drag")
    manager.endUndoGrouping()
    #expect(manager.undoMenuItemTitle == "Undo Drag")
    manager.undo()
    #expect(number.value == 1 && manager.redoMenuItemTitle == "Redo Drag")
    manager.redo()
    #expect(number.value == 3 && manager.undoActionName == "Drag")
  }

  @Test("The limit drops the oldest changes; changes are not recorded while that is disabled")
  func limits() {
    let number = Number(manager)
    manager.levelsOfUndo = 2
    for value in 1...5 { number.set(value) }
    manager.disableUndoRegistration()
    number.set(7)
    manager.enableUndoRegistration()
    for _ in 0..<9 { manager.undo() }
    #expect(number.value == 3)
  }

  @Test("A target that is gone, or whose changes are removed, is not called")
  func targets() {
    let (kept, forgotten) = (Number(manager), Number(manager))
    kept.set(1)
    forgotten.set(1)
    do { Number(manager).set(1) }
    manager.removeAllActions(withTarget: forgotten)
    manager.undo()
    manager.undo()
    #expect(kept.value == 0 && forgotten.value == 1 && !manager.canUndo)
  }
}
