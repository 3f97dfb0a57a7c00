// The interface for hosts and tests: keys and typed text.

package import CoreGraphics
import Foundation
package import UIKit

extension Stage {
  /// The key went down, or repeats because it is held; returns whether the stage used it.
  ///
  /// Open menus use every key, and a text that is edited uses those that edit or type. A character key types nothing by
  /// itself: its text comes by `insertText(_:)`, from the host or an input method.
  @discardableResult package func keyDown(_ key: HostKey, isRepeat: Bool = false) -> Bool {
    send(key, isRepeat ? .repeated : .down)
  }

  package func keyUp(_ key: HostKey) { send(key, .up) }

  @discardableResult private func send(_ key: HostKey, _ phase: KeyInput.Phase) -> Bool {
    turn { application.key(KeyInput(key, phase)) }
  }

  /// As when the window loses the keyboard.
  package func cancelKeys() { turn { application.cancelKeys() } }

  /// Does nothing if no text is edited.
  package func insertText(_ text: String) { turn { application.insertText(text) } }

  /// Text that an input method composes, with the selected range in UTF-16 units; empty text ends it.
  package func setMarkedText(_ text: String, selection: Range<Int>) {
    turn { application.setMarkedText(text, selection: selection) }
  }

  /// In points of the screen; nil if no text is edited, and keys type nothing.
  package var caretRect: CGRect? { perform { application.caretRect } }
}

extension KeyInput {
  init(_ key: HostKey, _ phase: Phase) {
    self.init(
      phase, code: UIKeyboardHIDUsage(rawValue: key.position) ?? .keyboardErrorUndefined, characters: key.symbol,
      modifierFlags: HostKey.Modifiers.flags.reduce(into: []) { if key.modifiers.contains($1.0) { $0.insert($1.1) } })
  }
}

extension HostKey.Modifiers {
  fileprivate static let flags: [(Self, UIKeyModifierFlags)] = [
    (.shift, .shift), (.control, .control), (.alternate, .alternate), (.command, .command),
  ]

  package init(_ flags: UIKeyModifierFlags) {
    self = Self.flags.reduce(into: []) { if flags.contains($1.1) { $0.insert($1.0) } }
  }
}
