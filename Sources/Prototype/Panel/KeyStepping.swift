import UIKit

/// A control that handles arrow keys itself.
@MainActor protocol KeyStepping: UIControl {
  func step(by step: Int)
}
