import CoreGraphics
import Foundation
import QuartzCore

/// What fields and text views do alike when people edit their text.
@MainActor protocol DraftEditor: UIView, KeyEditor, DraftTextInput {
  /// The text with its selection.
  var draft: TextDraft { get set }
  /// Typed characters are undone together.
  var lastEdit: TextDraft.EditKind? { get set }
  /// The first text that is typed replaces everything; ends when the selection changes.
  var clearsOnInsertion: Bool { get set }
  var isRightToLeft: Bool { get }

  // MARK: Changes

  /// Returns what the editor takes of a text that comes from people.
  func admitted(_ text: String) -> String
  /// Asks the delegate.
  func mayReplace(_ range: NSRange, with new: String) -> Bool
  /// Shows the new text, and tells of it.
  func replace(_ range: Range<Int>, with new: String)
  /// Replaces the composed text, or the selection, by what an input method composes.
  func compose(_ text: String, selecting part: Range<Int>)
  /// To the text as it is now.
  func registerUndo()
  /// The caret or the selection is another one; `isOther` says whether other characters are selected.
  func selectionChanged(isOther: Bool)

  // MARK: Positions

  func caretIndex(at point: CGPoint) -> Int
  /// Returns the index of the caret beside the one at `index`, as people see it; nil at the ends.
  func caretIndex(beside index: Int, toTheRight: Bool) -> Int?
  /// Where a key moves the caret, other than to its left or right; nil for keys that do not.
  func caretIndex(movedBy key: String, _ held: UIKeyModifierFlags) -> Int?
  /// The rectangles of a part of the text.
  func rects(of range: Range<Int>) -> [CGRect]
}

extension TextDraft {
  enum EditKind { case typing, deleting, other }
}

extension DraftEditor {
  // MARK: Selection

  func changeSelection(_ change: (inout TextDraft) -> Void) {
    let old = draft.selection
    var new = draft
    change(&new)
    guard new != draft else { return }
    draft = new
    lastEdit = nil
    clearsOnInsertion = false
    selectionChanged(isOther: new.selection != old)
  }

  /// The part of the text that new text replaces.
  var replacedRange: Range<Int> { clearsOnInsertion ? 0..<draft.count : draft.marked ?? draft.selection }

  // MARK: Changes

  /// If the delegate allows it; returns whether the text was replaced.
  @discardableResult
  func edit(_ range: Range<Int>, with text: String, kind: TextDraft.EditKind) -> Bool {
    let (new, before) = (admitted(text), draft.text)
    guard !range.isEmpty || !new.isEmpty else { return false }
    guard mayReplace(NSRange(location: range.lowerBound, length: range.count), with: new) else { return false }
    // The delegate may have changed the text itself.
    guard draft.text == before else { return false }
    record(kind, new)
    replace(range, with: new)
    return true
  }

  /// Characters that are typed or deleted in a row are one edit, by words.
  func record(_ kind: TextDraft.EditKind, _ new: String) {
    let startsWord = kind == .typing && new.allSatisfy(\.isWhitespace)
    let goesOn = kind != .other && kind == lastEdit && draft.selection.isEmpty && !startsWord
    lastEdit = startsWord ? nil : kind
    if !goesOn { registerUndo() }
  }

  // MARK: Clipboard

  func copySelection(removing: Bool) {
    guard !draft.selection.isEmpty, !isSecureTextEntry else { return }
    UIPasteboard.general.string = draft.text(in: draft.selection)
    if removing { edit(draft.selection, with: "", kind: .other) }
  }

  func pasteText() {
    if let text = UIPasteboard.general.string { edit(replacedRange, with: text, kind: .other) }
  }

  // MARK: Keys

  /// Handles the keys of a desktop's text fields; returns nil for others.
  func editDraft(with key: KeyInput) -> Bool? {
    // An input method may use the arrows for what it composes.
    if draft.marked != nil, key.characters == UIKeyCommand.inputEscape {
      compose("", selecting: 0..<0)
      return true
    }
    let held = key.modifierFlags.intersection(KeyInput.modifiers)
    let extends = held.contains(.shift)
    let isCommand = held.isCommand
    layoutIfNeeded()
    if let index = caretIndex(movedBy: key.characters, held) {
      changeSelection { $0.moveCaret(to: index, extending: extends) }
      return true
    }
    switch key.characters {
    case UIKeyCommand.inputLeftArrow: move(toTheRight: false, held, extends)
    case UIKeyCommand.inputRightArrow: move(toTheRight: true, held, extends)
    case "\u{8}" where held.subtracting(.shift).isEmpty: deleteBackward()
    case "\u{8}": deleteText(forward: false, held)
    case UIKeyCommand.inputDelete where held == .shift: return copyIfPossible(removing: true)
    case UIKeyCommand.inputDelete: deleteText(forward: true, held)
    case "UIKeyInputInsert" where held == .shift: paste(nil)
    case "UIKeyInputInsert" where held == .control: return copyIfPossible(removing: false)
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

  func deleteText(forward: Bool, _ held: UIKeyModifierFlags = []) {
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

extension UIKeyModifierFlags {
  /// Control or Command is held, and Alternate is not.
  var isCommand: Bool { !isDisjoint(with: [.control, .command]) && !contains(.alternate) }
}
