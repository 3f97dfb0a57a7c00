public import Foundation
import QuartzCore

extension UITextField: DraftEditor {
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
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// By default calls `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// `range` counts UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
