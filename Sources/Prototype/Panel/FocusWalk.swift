import Stage
import UIKit

/// Which control the keyboard goes to, and what keys do to it.
@MainActor final class FocusWalk {
  private let controls: () -> [UIControl]
  private let reveal: (UIControl) -> Void

  /// A walk through what `controls` says there is, each brought into sight by `reveal`.
  init(_ controls: @escaping () -> [UIControl] = { [] }, reveal: @escaping (UIControl) -> Void = { _ in }) {
    (self.controls, self.reveal) = (controls, reveal)
  }

  /// The control with the focus.
  var focused: UIControl? { controls().first(where: \.hasKeyboardFocus) }

  /// Gives the focus to the next one, after the last one to none.
  func advance() {
    let controls = controls()
    let place = controls.firstIndex(where: \.hasKeyboardFocus).map { $0 + 1 } ?? 0
    leave()
    guard controls.indices.contains(place) else { return }
    controls[place].hasKeyboardFocus = true
    reveal(controls[place])
  }

  /// Takes the focus away.
  func leave() { focused?.hasKeyboardFocus = false }

  /// Hands `key` to the control with the focus; whether it meant anything to it.
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
    guard let own = control as? any KeyStepping else { return control.move(by: step) }
    own.step(by: step)
  }
}

/// A control of the panel's own that arrow keys do something to.
@MainActor protocol KeyStepping: UIControl {
  /// Does what an arrow key means: `step` is 1 to the right or up, -1 to the left or down.
  func step(by step: Int)
}
