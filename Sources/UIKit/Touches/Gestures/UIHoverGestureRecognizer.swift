import CoreGraphics
public import Foundation
import QuartzCore

/// Begins when the pointer enters the view, also by one of its subviews, changes with every move, and ends when the
/// pointer leaves the view, the view leaves its window, or a button is pressed.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var point = CGPoint.zero
  private weak var hoveredWindow: UIWindow?

  open override func location(in view: UIView?) -> CGPoint { UITouch.convert(point, of: hoveredWindow, in: view) }

  final func follow(_ point: CGPoint, in window: UIWindow) {
    (self.point, hoveredWindow) = (point, window)
    state = machine.isContinuing ? .changed : .began
  }

  final func leave() {
    if machine.isContinuing { state = .ended }
  }

  /// The pointer is never pressed.
  open override var buttonMask: UIEvent.ButtonMask { [] }
}
