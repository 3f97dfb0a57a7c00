import CoreGraphics
import Foundation
import QuartzCore

extension UITextField {
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

  /// Tells the delegate if the selection became another one.
  final func changeSelection(_ change: (inout TextDraft) -> Void) {
    let old = draft.selection
    var new = draft
    change(&new)
    guard new != draft else { return }
    draft = new
    lastEdit = nil
    clearsOnInsertion = false
    if new.selection != old { delegate?.textFieldDidChangeSelection(self) }
  }

  final func beginSelecting(_ touch: UITouch, extends: Bool) -> Bool {
    let wasEditing = isEditing
    guard becomeFirstResponder() else { return false }
    // The rectangle of the text may be another one now.
    layoutIfNeeded()
    let index = caretIndex(at: touch.location(in: self).x)
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
    let index = caretIndex(at: touch.location(in: self).x)
    changeSelection { $0.extend(from: pressed.origin, to: index, by: pressed.unit) }
  }

  // MARK: Changes

  /// If the delegate allows it; returns whether the text was replaced, and tells targets.
  @discardableResult
  final func edit(_ range: Range<Int>, with new: String, kind: EditKind) -> Bool {
    guard !range.isEmpty || !new.isEmpty else { return false }
    let asked = NSRange(location: range.lowerBound, length: range.count)
    let before = draft
    guard delegate?.textField(self, shouldChangeCharactersIn: asked, replacementString: new) ?? true else {
      return false
    }
    // The delegate may have changed the text itself.
    guard draft.text == before.text else { return false }
    record(before, kind, new)
    draft.replace(range, with: new)
    clearsOnInsertion = false
    textChanged()
    return true
  }

  /// Characters that are typed or deleted in a row are one edit, by words.
  private func record(_ before: TextDraft, _ kind: EditKind, _ new: String) {
    let startsWord = kind == .typing && new.allSatisfy(\.isWhitespace)
    let goesOn = kind != .other && kind == lastEdit && before.selection.isEmpty && !startsWord
    lastEdit = startsWord ? nil : kind
    if !goesOn { registerUndo(to: before) }
  }

  private func registerUndo(to before: TextDraft) {
    undoManager?.registerUndo(withTarget: self) { field in
      field.registerUndo(to: field.draft)
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
    let before = draft
    record(before, .other, "")
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

  // MARK: Clipboard

  final func copySelection(removing: Bool) {
    guard !draft.selection.isEmpty, !isSecureTextEntry else { return }
    UIPasteboard.general.string = draft.text(in: draft.selection)
    if removing { edit(draft.selection, with: "", kind: .other) }
  }

  final func pasteText() {
    guard let text = UIPasteboard.general.string else { return }
    edit(replacedRange, with: Self.singleLine(text), kind: .other)
  }

  /// The part of the text that new text replaces.
  final var replacedRange: Range<Int> { clearsOnInsertion ? 0..<draft.count : draft.marked ?? draft.selection }

  /// Returns `text` with a space for each line break, and without those at its end.
  final class func singleLine(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.reversed().drop(while: \.isEmpty).reversed().joined(separator: " ")
  }
}
