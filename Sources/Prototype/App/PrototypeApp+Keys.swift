package import Stage
import UIKit

extension PrototypeApp {
  /// Handles a key, and returns whether it had an effect.
  ///
  /// Tab moves the keyboard focus, and the control that has it receives its keys. Otherwise Space pushes, and Escape
  /// and Backspace pop.
  package func keyDown(_ key: HostKey, isRepeat: Bool) -> Bool {
    if key == .tab { return stage.perform { advanceFocus() } }
    // Only arrow keys repeat while they are held.
    let reachesControl = !isRepeat || [.left, .right, .up, .down].contains(key)
    if reachesControl, stage.perform({ focus.handle(key) }) { return true }
    switch key {
    case .space: if !isRepeat, focus.focused == nil { phone.push() }
    case .escape, .backspace: if !isRepeat { phone.pop() }
    default: return false
    }
    return true
  }

  private func advanceFocus() -> Bool {
    focus.advance()
    return bench != nil
  }
}
