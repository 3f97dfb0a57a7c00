import Stage
import UIKit

/// The keyboard focus of the panel: moves it from control to control and passes keys to the control that has it.
@MainActor final class KeyboardFocus {
  private let controls: () -> [UIControl]
  private let reveal: (UIControl) -> Void

  /// Creates a focus that moves through the controls that `controls` returns; `reveal` scrolls to a control.
  init(_ controls: @escaping () -> [UIControl] = { [] }, reveal: @escaping (UIControl) -> Void = { _ in }) {
    (self.controls, self.reveal) = (controls, reveal)
  }

  /// The control that has the focus.
  var focused: UIControl? { controls().first(where: \.hasKeyboardFocus) }

  /// Moves the focus to the next control; after the last one no control has it.
  func advance() {
    let controls = controls()
    let next = controls.firstIndex(where: \.hasKeyboardFocus).map { $0 + 1 } ?? 0
    leave()
    guard controls.indices.contains(next) else { return }
    controls[next].hasKeyboardFocus = true
    reveal(controls[next])
  }

  /// The control in which text is typed; nil if none is.
  var typing: (any TextTaking)? { controls().lazy.compactMap { $0 as? any TextTaking }.first(where: \.isTyping) }

  /// Ends typing elsewhere, because text is typed in a control.
  func type(in control: any TextTaking) {
    for case let other as any TextTaking in controls() where other !== control && other.isTyping { end(other) }
    leave()
    control.hasKeyboardFocus = true
    reveal(control)
  }

  /// Ends typing: uses the text if it is allowed.
  private func end(_ control: any TextTaking) {
    if !control.commit() { control.revert() }
  }

  /// Removes the focus, and ends typing, because the user pressed somewhere else.
  func pressed(_ view: UIView?) {
    guard let focused else { return }
    if let view, view.isDescendant(of: focused) { return }
    if let typing { end(typing) }
    leave()
  }

  /// Removes the focus.
  func leave() { focused?.hasKeyboardFocus = false }

  /// Passes a key to the control that has the focus, and returns whether it handled the key.
  func handle(_ key: HostKey) -> Bool {
    guard let focused else { return false }
    switch key {
    case .space, .enter: focused.activate()
    case .left, .down: move(focused, by: -1)
    case .right, .up: move(focused, by: 1)
    default: return false
    }
    return true
  }

  private func move(_ control: UIControl, by step: Int) {
    guard let stepping = control as? any KeyStepping else { return control.move(by: step) }
    stepping.step(by: step)
  }
}
