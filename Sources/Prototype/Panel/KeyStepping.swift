import UIKit

/// A control of the panel that handles arrow keys itself.
@MainActor protocol KeyStepping: UIControl {
  /// Handles an arrow key: `step` is 1 for right and up, -1 for left and down.
  func step(by step: Int)
}
