import Stage
import UIKit

/// Which control the keyboard goes to, and what keys do to it.
@MainActor final class FocusWalk {
  private let controls: [UIControl]

  init(_ controls: [UIControl]) { self.controls = controls }

  /// The control with the focus.
  var focused: UIControl? { controls.first(where: \.hasKeyboardFocus) }

  /// Gives the focus to the next one, after the last one to none.
  func advance() {
    let place = controls.firstIndex(where: \.hasKeyboardFocus).map { $0 + 1 } ?? 0
    leave()
    if controls.indices.contains(place) { controls[place].hasKeyboardFocus = true }
  }

  /// Takes the focus away.
  func leave() { focused?.hasKeyboardFocus = false }

  /// Hands `key` to the control with the focus; whether it meant anything to it.
  func handle(_ key: HostKey) -> Bool {
    guard let focused else { return false }
    switch key {
    case .space, .enter: focused.activate()
    case .left, .down: focused.move(by: -1)
    case .right, .up: focused.move(by: 1)
    default: return false
    }
    return true
  }
}
