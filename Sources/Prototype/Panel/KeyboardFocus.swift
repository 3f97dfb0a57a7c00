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
    typing?.resignFirstResponder()
    let controls = controls()
    let first = step > 0 ? 0 : controls.count - 1
    let next = controls.firstIndex(where: \.hasKeyboardFocus).map { $0 + step } ?? first
    leave()
    guard controls.indices.contains(next) else { return }
    controls[next].hasKeyboardFocus = true
    reveal(controls[next])
  }

  /// The field in which text is typed; nil if none is.
  var typing: PanelField? { controls().lazy.compactMap { $0 as? PanelField }.first(where: \.isEditing) }

  /// Moves the focus to a field in which text is typed.
  func follow(_ field: PanelField) {
    leave()
    field.hasKeyboardFocus = true
    reveal(field)
  }

  /// Removes the focus, and ends typing, because the user pressed somewhere else.
  func pressed(_ view: UIView?) {
    guard let focused else { return }
    if let view, view.isDescendant(of: focused) { return }
    typing?.resignFirstResponder()
    leave()
  }

  /// Removes the focus.
  func leave() { focused?.hasKeyboardFocus = false }

  /// Activates the control that has the focus, and returns whether there is one.
  func activate() -> Bool {
    focused?.activate()
    return focused != nil
  }

  /// Moves the value of the control that has the focus by steps, up and down or to the sides, and returns whether there is
  /// one.
  func move(by step: Int, isVertical: Bool) -> Bool {
    guard let focused else { return false }
    if isVertical, let walking = focused as? any KeyWalking {
      walking.walk(by: step)
    } else if let stepping = focused as? any KeyStepping {
      stepping.step(by: step)
    } else {
      focused.move(by: step)
    }
    return true
  }
}
