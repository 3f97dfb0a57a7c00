package import Foundation
import QuartzCore

extension UISlider: WheelTarget {
  /// Changes the value by one key step if the slider has the keyboard focus; otherwise the wheel is left to views around
  /// it, so that scrolling past a slider does not change it.
  package final func wheel(by delta: CGVector, at point: CGPoint) -> Bool {
    guard hasKeyboardFocus, isEnabled, delta.dy != 0 else { return false }
    move(by: delta.dy > 0 ? 1 : -1)
    return true
  }
}
