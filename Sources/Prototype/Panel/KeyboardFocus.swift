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

  /// Moves the focus to the next control, or with a `step` of -1 to the one before; at both ends no control has it.
  ///
  /// Typing ends.
  func advance(by step: Int = 1) {
    if let typing { end(typing) }
    let controls = controls()
    let first = step > 0 ? 0 : controls.count - 1
    let next = controls.firstIndex(where: \.hasKeyboardFocus).map { $0 + step } ?? first
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

  /// Activates the control that has the focus, and returns whether there is one.
  func activate() -> Bool {
    focused?.activate()
    return focused != nil
  }

  /// Moves the value of the control that has the focus by steps, and returns whether there is one.
  func move(by step: Int) -> Bool {
    guard let focused else { return false }
    if let stepping = focused as? any KeyStepping { stepping.step(by: step) } else { focused.move(by: step) }
    return true
  }
}
