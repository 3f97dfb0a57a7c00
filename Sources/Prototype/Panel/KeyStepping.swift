import UIKit

/// A control that handles arrow keys itself.
@MainActor protocol KeyStepping: UIControl {
  func step(by step: Int)
}

/// A control for which the arrows up and down do something else than those to the right and left.
@MainActor protocol KeyWalking: KeyStepping {
  /// Handles an arrow key: `step` is 1 for up, -1 for down.
  func walk(by step: Int)
}
