import CoreGraphics
import Foundation
import QuartzCore

extension UITextView: DraftEditor {
  final var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  public final var draftInput: DraftInput { DraftInput(editor: self) }

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

  final func selectionChanged(isOther: Bool) {
    revealsCaret = isFirstResponder
    if isOther { textDelegate?.textViewDidChangeSelection(self) }
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

  // MARK: Changes

  final func admitted(_ text: String) -> String { text }

  final func mayReplace(_ range: NSRange, with new: String) -> Bool {
    isEditable && textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true
  }

  final func replace(_ range: Range<Int>, with new: String) {
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

  final func registerUndo() {
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

  final func edit(with key: KeyInput) -> Bool? { editDraft(with: key) }

  final func caretIndex(movedBy key: String, _ held: UIKeyModifierFlags) -> Int? {
    switch key {
    case UIKeyCommand.inputUpArrow: held.isCommand ? 0 : index(below: false)
    case UIKeyCommand.inputDownArrow: held.isCommand ? draft.count : index(below: true)
    case UIKeyCommand.inputHome: held.isCommand ? 0 : lineEnd(forward: false)
    case UIKeyCommand.inputEnd: held.isCommand ? draft.count : lineEnd(forward: true)
    default: nil
    }
  }
}
