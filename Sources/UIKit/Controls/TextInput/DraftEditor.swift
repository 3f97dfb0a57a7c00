import QuartzCore

/// What fields and text views do alike when keys edit their text.
@MainActor protocol DraftEditor: UIResponder, KeyEditor {
  var draft: TextDraft { get set }
  /// The text is shown as bullets.
  var isSecureTextEntry: Bool { get set }
  var isRightToLeft: Bool { get }
  /// Tells the delegate if the selection became another one.
  func changeSelection(_ change: (inout TextDraft) -> Void)
  /// If the delegate allows it; returns whether the text was replaced.
  @discardableResult func edit(_ range: Range<Int>, with new: String, kind: UITextField.EditKind) -> Bool
  /// Returns the index of the caret beside the one at `index`, as people see it; nil at the ends.
  func caretIndex(beside index: Int, toTheRight: Bool) -> Int?
}

extension DraftEditor {
  /// Control or Command is held.
  func edit(withCommand character: String, _ isShifted: Bool) -> Bool {
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
  func copyIfPossible(removing: Bool) -> Bool {
    guard !draft.selection.isEmpty else { return false }
    if removing { cut(nil) } else { copy(nil) }
    return true
  }

  func move(toTheRight: Bool, _ held: UIKeyModifierFlags, _ extends: Bool) {
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

  func deleteText(forward: Bool, _ held: UIKeyModifierFlags) {
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
