// The interface for hosts and tests: keys and typed text.

package import CoreGraphics
import Foundation
import UIKit

extension Stage {
  /// Sends a key that went down, or repeats because it is held; returns whether the stage used it.
  ///
  /// Open menus use every key, and a text that is edited uses those that edit or type. A character key types nothing by
  /// itself: its text comes by `insertText(_:)`, from the host or an input method.
  @discardableResult package func keyDown(_ key: HostKey, isRepeat: Bool = false) -> Bool {
    send(key, isRepeat ? .repeated : .down)
  }

  /// Sends a key that went up.
  package func keyUp(_ key: HostKey) { send(key, .up) }

  @discardableResult private func send(_ key: HostKey, _ phase: KeyInput.Phase) -> Bool {
    perform {
      application.finishTurn()
      defer { application.finishTurn() }
      return application.key(KeyInput(key, phase))
    }
  }

  /// Cancels the keys that are down, as when the window loses the keyboard.
  package func cancelKeys() {
    perform {
      application.cancelKeys()
      application.finishTurn()
    }
  }

  /// Inserts text where text is edited; does nothing if none is.
  package func insertText(_ text: String) {
    perform {
      application.finishTurn()
      application.insertText(text)
      application.finishTurn()
    }
  }

  /// Shows text that an input method composes, with the selected range in UTF-16 units; empty text ends it.
  package func setMarkedText(_ text: String, selection: Range<Int>) {
    perform {
      application.finishTurn()
      application.setMarkedText(text, selection: selection)
      application.finishTurn()
    }
  }

  /// The caret of the text that is edited, in points of the screen; nil if none is, and keys type nothing.
  package var caretRect: CGRect? { perform { application.caretRect } }
}

extension KeyInput {
  /// Creates the input of a host's key.
  init(_ key: HostKey, _ phase: Phase) {
    let flags: [(HostKey.Modifiers, UIKeyModifierFlags)] = [
      (.shift, .shift), (.control, .control), (.alternate, .alternate), (.command, .command),
    ]
    self.init(
      phase, code: UIKeyboardHIDUsage(rawValue: key.position) ?? .keyboardErrorUndefined, characters: key.symbol,
      modifierFlags: flags.reduce(into: []) { if key.modifiers.contains($1.0) { $0.insert($1.1) } })
  }
}
