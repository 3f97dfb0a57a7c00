import CoreGraphics
import Foundation
import QuartzCore

extension UITextView: DraftEditor {
  final var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// The part of the text that new text replaces.
  final var replacedRange: Range<Int> { clearsOnInsertion ? 0..<draft.count : draft.marked ?? draft.selection }

  final func beginEditing() {
    lastEdit = nil
    setNeedsLayout()
    guard isEditable else { return }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  final func endEditing() {
    draft.endComposing()
    lastEdit = nil
    setNeedsLayout()
    guard isEditable else { return }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Selection

  final func changeSelection(_ change: (inout TextDraft) -> Void) {
    let old = draft.selection
    var new = draft
    change(&new)
    guard new != draft else { return }
    draft = new
    lastEdit = nil
    clearsOnInsertion = false
    revealsCaret = isFirstResponder
    if new.selection != old { textDelegate?.textViewDidChangeSelection(self) }
  }

  final func select(at touch: UITouch, extending: Bool) {
    let wasEditing = isFirstResponder
    guard isEditable || touch.tapCount > 1, becomeFirstResponder() else { return }
    layoutIfNeeded()
    let index = caretIndex(at: touch.location(in: self))
    let unit: TextDraft.Unit = touch.tapCount >= 3 ? .all : touch.tapCount == 2 ? .word : .character
    changeSelection { draft in
      if extending, wasEditing {
        draft.moveCaret(to: index, extending: true)
      } else {
        draft.select(draft.unit(unit, at: index))
      }
    }
  }

  final func copySelection(removing: Bool) {
    guard !draft.selection.isEmpty else { return }
    UIPasteboard.general.string = draft.text(in: draft.selection)
    if removing { edit(draft.selection, with: "", kind: .other) }
  }

  // MARK: Changes

  @discardableResult
  final func edit(_ range: Range<Int>, with new: String, kind: UITextField.EditKind) -> Bool {
    guard isEditable, !range.isEmpty || !new.isEmpty else { return false }
    let asked = NSRange(location: range.lowerBound, length: range.count)
    let before = draft
    guard textDelegate?.textView(self, shouldChangeTextIn: asked, replacementText: new) ?? true else { return false }
    // The delegate may have changed the text itself.
    guard draft.text == before.text else { return false }
    record(kind, new)
    replace(range, with: new)
    return true
  }

  private func replace(_ range: Range<Int>, with new: String) {
    var changed = draft
    changed.replace(range, with: new)
    show(changed, attributed: attributed(range, with: new))
  }

  /// Nil for a text of one look; new text looks as what is before it.
  private func attributed(_ range: Range<Int>, with new: String) -> NSAttributedString? {
    guard label.styledText != nil, let old = label.attributedText, old.length > 0 else { return nil }
    let text = NSMutableAttributedString(attributedString: old)
    let attributes = old.attributes(at: max(0, min(range.lowerBound, old.length) - 1), effectiveRange: nil)
    text.replaceCharacters(
      in: NSRange(location: range.lowerBound, length: range.count),
      with: NSAttributedString(string: new, attributes: attributes))
    return text
  }

  private func show(_ changed: TextDraft, attributed: NSAttributedString?) {
    if let attributed { label.attributedText = attributed } else { label.text = changed.text }
    draft = changed
    clearsOnInsertion = false
    revealsCaret = true
    sizeChanged()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    textDelegate?.textViewDidChangeSelection(self)
  }

  /// Characters that are typed or deleted in a row are one edit, by words.
  private func record(_ kind: UITextField.EditKind, _ new: String) {
    let startsWord = kind == .typing && new.allSatisfy(\.isWhitespace)
    let goesOn = kind != .other && kind == lastEdit && draft.selection.isEmpty && !startsWord
    lastEdit = startsWord ? nil : kind
    if !goesOn { registerUndo() }
  }

  /// To the text as it is now.
  private func registerUndo() {
    let (before, attributed) = (draft, label.styledText == nil ? nil : label.attributedText)
    undoManager?.registerUndo(withTarget: self) { view in
      view.registerUndo()
      var earlier = before
      earlier.endComposing()
      view.lastEdit = nil
      view.show(earlier, attributed: attributed)
    }
  }

  final func compose(_ text: String, selecting part: Range<Int>) {
    guard isEditable, !text.isEmpty || draft.marked != nil else { return }
    var changed = draft
    let replaced = draft.marked ?? draft.selection
    changed.compose(text, selecting: part)
    lastEdit = nil
    show(changed, attributed: attributed(replaced, with: text))
  }

  // MARK: Keys

  final func edit(with key: KeyInput) -> Bool? {
    if draft.marked != nil, key.characters == UIKeyCommand.inputEscape {
      compose("", selecting: 0..<0)
      return true
    }
    let held = key.modifierFlags.intersection(KeyInput.modifiers)
    let extends = held.contains(.shift)
    let isCommand = !held.isDisjoint(with: [.control, .command]) && !held.contains(.alternate)
    if let used = moveCaret(by: key.characters, held, extends, toEnds: isCommand) { return used }
    switch key.characters {
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

  /// Nil for a key that moves no caret.
  private func moveCaret(
    by character: String, _ held: UIKeyModifierFlags, _ extends: Bool, toEnds: Bool
  ) -> Bool? {
    layoutIfNeeded()
    let index: Int
    switch character {
    case UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow:
      move(toTheRight: character == UIKeyCommand.inputRightArrow, held, extends)
      return true
    case UIKeyCommand.inputUpArrow: index = toEnds ? 0 : self.index(below: false)
    case UIKeyCommand.inputDownArrow: index = toEnds ? draft.count : self.index(below: true)
    case UIKeyCommand.inputHome: index = toEnds ? 0 : lineEnd(forward: false)
    case UIKeyCommand.inputEnd: index = toEnds ? draft.count : lineEnd(forward: true)
    default: return nil
    }
    changeSelection { $0.moveCaret(to: index, extending: extends) }
    return true
  }
}
