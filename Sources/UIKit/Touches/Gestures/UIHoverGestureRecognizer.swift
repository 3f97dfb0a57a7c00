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

// Not Apple's: how a host passes on the moves of a pointer that is not pressed.

/// A view that is told of a pointer that is on it, with no view in front, and not pressed.
///
/// It sets `wantsHover`, so that other classes are not asked whether they conform: the first question to each class
/// searches all conformances of the program.
@MainActor package protocol HoverTarget: UIView {
  /// In the view's coordinates.
  func hover(at point: CGPoint)
  /// The pointer is on another view, or was pressed.
  func hoverEnded()
}

extension UIApplication {
  /// A point of the screen; nil if the pointer left it.
  package func hover(at point: CGPoint?) {
    enter()
    guard let point, point.isFinite, touchCount == 0 else { return endHover() }
    for window in windows.reversed() where !window.isHidden {
      let position = convert(point, to: window)
      guard let hit = window.hitTest(position, with: nil) else { continue }
      return follow(hit, position, in: window)
    }
    endHover()
  }

  /// For instance because a button was pressed.
  package func endHover() {
    for recognizer in hovering.compactMap(\.object) { recognizer.leave() }
    hovering = []
    noteHovered(nil)
    toolTips.hide()
    // A view may have passed the end on to another world.
    enter()
  }

  private func follow(_ hit: UIView, _ position: CGPoint, in window: UIWindow) {
    var found: [UIHoverGestureRecognizer] = []
    var next: UIView? = hit
    while let view = next {
      found += view.recognizers.compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
      next = view.superview
    }
    for recognizer in hovering.compactMap(\.object) where !found.contains(where: { $0 === recognizer }) {
      recognizer.leave()
    }
    hovering = found.map(Weak.init)
    for recognizer in found { recognizer.follow(position, in: window) }
    let inner = window.convert(position, to: hit)
    noteHovered(hit)
    if hit.wantsHover { (hit as? any HoverTarget)?.hover(at: inner) }
    toolTips.follow(hit, at: inner)
    // A view may have passed the move on to another world.
    enter()
  }

  private func noteHovered(_ view: UIView?) {
    guard hoveredView !== view else { return }
    if let old = hoveredView, old.wantsHover { (old as? any HoverTarget)?.hoverEnded() }
    hoveredView = view
  }
}
