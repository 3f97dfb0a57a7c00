import UIKit

/// A control that keeps its drags: neither a scrolling column nor another recogniser takes them.
@MainActor class DragKeepingControl: UIControl {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isUserCode = gestureRecognizer.view.map { $0.isDescendant(of: self) } ?? true
    return isUserCode
  }
}
