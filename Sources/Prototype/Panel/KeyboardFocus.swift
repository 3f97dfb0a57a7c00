import UIKit

/// Moves the keyboard focus between the panel's controls, and passes keys to the focused one.
@MainActor final class KeyboardFocus {
  private let controls: () -> [UIControl]
  private let reveal: (UIControl) -> Void

  /// The focus moves through the controls that `controls` returns; `reveal` scrolls to a control.
  init(_ controls: @escaping () -> [UIControl] = { [] }, reveal: @escaping (UIControl) -> Void = { _ in }) {
    (self.controls, self.reveal) = (controls, reveal)
  }

  var focused: UIControl? { controls().first(where: \.hasKeyboardFocus) }

  /// A `step` of -1 goes back; beyond either end, no control has the focus.
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

  var typing: PanelField? { controls().lazy.compactMap { $0 as? PanelField }.first(where: \.isEditing) }

  /// Follows the user, who began typing in a field.
  func follow(_ field: PanelField) {
    leave()
    field.hasKeyboardFocus = true
    reveal(field)
  }

  /// The user pressed elsewhere, so focus and typing end.
  func pressed(_ view: UIView?) {
    guard let focused else { return }
    if let view, view.isDescendant(of: focused) { return }
    typing?.resignFirstResponder()
    leave()
  }

  func leave() { focused?.hasKeyboardFocus = false }

  /// Returns false if no control has the focus.
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

/// A control that handles arrow keys itself.
@MainActor protocol KeyStepping: UIControl {
  func step(by step: Int)
}

/// A control that shows one of several choices, and sends an event when another one is chosen.
@MainActor protocol Choosing: KeyStepping {
  var choiceCount: Int { get }
  /// Nil if nothing is chosen; setting it sends no event.
  var selectedIndex: Int? { get set }
}

extension Choosing {
  func step(by step: Int) { choose((selectedIndex ?? (step > 0 ? -1 : choiceCount)) + step) }

  func choose(_ index: Int) {
    guard index != selectedIndex, (0..<choiceCount).contains(index) else { return }
    selectedIndex = index
    sendActions(for: .valueChanged)
  }
}

/// A control for which the arrows up and down do something else than those to the right and left.
@MainActor protocol KeyWalking: KeyStepping {
  /// Handles an arrow key: `step` is 1 for up, -1 for down.
  func walk(by step: Int)
}
