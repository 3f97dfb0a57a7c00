import QuartzCore

extension UITextField: KeyEditor {
  /// Handles the keys of a desktop's text fields; returns nil for others.
  final func edit(with key: KeyInput) -> Bool? {
    // An input method may use the arrows for what it composes.
    if draft.marked != nil, key.characters == UIKeyCommand.inputEscape {
      draft.compose("", selecting: 0..<0)
      return true
    }
    let held = key.modifierFlags.intersection(KeyInput.modifiers)
    let extends = held.contains(.shift)
    let isCommand = !held.isDisjoint(with: [.control, .command]) && !held.contains(.alternate)
    switch key.characters {
    case UIKeyCommand.inputLeftArrow: move(toTheRight: false, held, extends)
    case UIKeyCommand.inputRightArrow: move(toTheRight: true, held, extends)
    case UIKeyCommand.inputHome,
      UIKeyCommand.inputUpArrow where held.subtracting(.shift).isEmpty:
      changeSelection { $0.moveCaret(to: 0, extending: extends) }
    case UIKeyCommand.inputEnd,
      UIKeyCommand.inputDownArrow where held.subtracting(.shift).isEmpty:
      changeSelection { $0.moveCaret(to: $0.count, extending: extends) }
    case "\u{8}" where held.subtracting(.shift).isEmpty: deleteBackward()
    case "\u{8}": deleteText(forward: false, held)
    case UIKeyCommand.inputDelete where held == .shift: return copyIfPossible(removing: true)
    case UIKeyCommand.inputDelete: deleteText(forward: true, held)
    case "UIKeyInputInsert" where held == .shift: paste(nil)
    case "UIKeyInputInsert" where held == .control: return copyIfPossible(removing: false)
    case "\r" where held.isEmpty: pressReturn()
    case let character where isCommand: return edit(withCommand: character, extends)
    default: return nil
    }
    return true
  }

  /// Control or Command is held.
  private func edit(withCommand character: String, _ isShifted: Bool) -> Bool {
    switch (character, isShifted) {
    case ("a", false): selectAll(nil)
    case ("c", false): return copyIfPossible(removing: false)
    case ("x", false): return copyIfPossible(removing: true)
    case ("v", _): paste(nil)
    case ("z", false): undoManager?.undo()
    case ("z", true), ("y", false): undoManager?.redo()
    default: return false
    }
    return true
  }

  /// False if there is no selection, so that the key is left to others.
  private func copyIfPossible(removing: Bool) -> Bool {
    guard !draft.selection.isEmpty else { return false }
    if removing { cut(nil) } else { copy(nil) }
    return true
  }

  private func move(toTheRight: Bool, _ held: UIKeyModifierFlags, _ extends: Bool) {
    let forward = toTheRight != isRightToLeft
    let unit = unit(held)
    if unit == .character {
      if !extends, !draft.selection.isEmpty {
        let (low, high) = (draft.selection.lowerBound, draft.selection.upperBound)
        return changeSelection { $0.moveCaret(to: forward ? high : low) }
      }
      guard let index = caretIndex(beside: draft.head, toTheRight: toTheRight) else {
        return changeSelection { $0.moveCaret(to: $0.head, extending: extends) }
      }
      return changeSelection { $0.moveCaret(to: index, extending: extends) }
    }
    changeSelection { draft in
      let index = forward ? draft.index(after: draft.head, by: unit) : draft.index(before: draft.head, by: unit)
      draft.moveCaret(to: index, extending: extends)
    }
  }

  private func deleteText(forward: Bool, _ held: UIKeyModifierFlags) {
    var range = draft.marked ?? draft.selection
    if range.isEmpty {
      let unit = unit(held)
      let head = draft.head
      range = forward ? head..<draft.index(after: head, by: unit) : draft.index(before: head, by: unit)..<head
    }
    edit(range, with: "", kind: held.subtracting(.shift).isEmpty ? .deleting : .other)
  }

  /// Words of a secret text are not told.
  private func unit(_ held: UIKeyModifierFlags) -> TextDraft.Unit {
    if held.contains(.command) { return .all }
    let isWord = !held.isDisjoint(with: [.control, .alternate])
    return isWord ? isSecureTextEntry ? .all : .word : .character
  }
}
