import CoreGraphics
import Foundation
import QuartzCore

extension UITextField: DraftEditor {
  public final var draftInput: DraftInput { DraftInput(editor: self) }

  // MARK: Beginning and end

  final func beginEditing() {
    if clearsOnBeginEditing, !draft.text.isEmpty, delegate?.textFieldShouldClear(self) ?? true {
      draft.replace(0..<draft.count, with: "")
      textChanged()
    }
    lastEdit = nil
    setNeedsLayout()
    tell(.editingDidBegin, Self.textDidBeginEditingNotification) { $0.textFieldDidBeginEditing(self) }
  }

  final func endEditing() {
    draft.endComposing()
    lastEdit = nil
    setNeedsLayout()
    tell(.editingDidEnd, Self.textDidEndEditingNotification) { $0.textFieldDidEndEditing(self, reason: .committed) }
  }

  private func tell(_ event: UIControl.Event, _ name: NSNotification.Name, _ call: (any UITextFieldDelegate) -> Void) {
    if let delegate { call(delegate) }
    sendActions(for: event)
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Selection

  final func selectionChanged(isOther: Bool) {
    if isOther { delegate?.textFieldDidChangeSelection(self) }
  }

  final func beginSelecting(_ touch: UITouch, extends: Bool) -> Bool {
    let wasEditing = isEditing
    guard becomeFirstResponder() else { return false }
    // The rectangle of the text may be another one now.
    layoutIfNeeded()
    let index = caretIndex(at: touch.location(in: self))
    let unit: TextDraft.Unit = touch.tapCount >= 3 ? .all : touch.tapCount == 2 ? .word : .character
    if extends, wasEditing {
      pressed = (draft.anchor..<draft.anchor, .character)
      changeSelection { $0.moveCaret(to: index, extending: true) }
    } else {
      let origin = draft.unit(isSecureTextEntry && unit == .word ? .all : unit, at: index)
      pressed = (origin, unit)
      changeSelection { $0.select(origin) }
    }
    return true
  }

  final func goOnSelecting(_ touch: UITouch) {
    guard let pressed else { return }
    let index = caretIndex(at: touch.location(in: self))
    changeSelection { $0.extend(from: pressed.origin, to: index, by: pressed.unit) }
  }

  // MARK: Changes

  final func mayReplace(_ range: NSRange, with new: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: new) ?? true
  }

  final func replace(_ range: Range<Int>, with new: String) {
    draft.replace(range, with: new)
    clearsOnInsertion = false
    textChanged()
  }

  final func compose(_ text: String, selecting part: Range<Int>) {
    guard !text.isEmpty || draft.marked != nil else { return }
    draft.compose(text, selecting: part)
    lastEdit = nil
    sendActions(for: .editingChanged)
  }

  final func registerUndo() {
    let before = draft
    undoManager?.registerUndo(withTarget: self) { field in
      field.registerUndo()
      field.draft = before
      field.draft.endComposing()
      field.lastEdit = nil
      field.textChanged()
    }
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    record(.other, "")
    draft.replace(0..<draft.count, with: "")
    textChanged()
    becomeFirstResponder()
  }

  final func pressReturn() {
    draft.endComposing()
    if enablesReturnKeyAutomatically, draft.text.isEmpty { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit])
    sendActions(for: [.primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  // MARK: Keys

  final func edit(with key: KeyInput) -> Bool? {
    guard key.characters == "\r", key.modifierFlags.isDisjoint(with: KeyInput.modifiers) else {
      return editDraft(with: key)
    }
    pressReturn()
    return true
  }

  final func caretIndex(movedBy key: String, _ held: UIKeyModifierFlags) -> Int? {
    let isPlain = held.subtracting(.shift).isEmpty
    return switch key {
    case UIKeyCommand.inputHome: 0
    case UIKeyCommand.inputEnd: draft.count
    case UIKeyCommand.inputUpArrow where isPlain: 0
    case UIKeyCommand.inputDownArrow where isPlain: draft.count
    default: nil
    }
  }

  /// Returns `text` with a space for each line break, and without those at its end.
  final func admitted(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.reversed().drop(while: \.isEmpty).reversed().joined(separator: " ")
  }
}
