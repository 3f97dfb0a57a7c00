import CoreGraphics
import Foundation

/// Begins for a sideways drag of a row that has actions on the side that the drag uncovers, or of an open row.
///
/// Any other drag makes it fail as soon as its direction is known. Pans of ancestors, such as the one that pops a screen
/// from anywhere, wait for that; a pan from the screen's edge goes first.
@MainActor final class RowSwipeRecognizer: UIPanGestureRecognizer {
  /// Whether a drag that began at this point of the list, in this direction (−1 to the left), may begin.
  var allows: (CGPoint, CGFloat) -> Bool = { _, _ in false }
  private var touched = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { touched = touch.location(in: view) }
    super.touchesBegan(touches, with: event)
  }

  override func decision(on movement: SIMD2<Double>) -> Decision {
    let distance = hypot(movement.x, movement.y)
    guard distance >= slop else { return .undecided }
    if abs(movement.x) <= abs(movement.y) { return .fails("the finger moves along the list") }
    let direction: CGFloat = movement.x < 0 ? -1 : 1
    return allows(touched, direction) ? .begins(past: distance) : .fails("the row has no actions on that side")
  }

  private func isOfAncestor(_ other: UIGestureRecognizer) -> Bool {
    guard let own = view, let above = other.view, above !== own else { return false }
    return other is UIPanGestureRecognizer && own.isDescendant(of: above)
  }

  /// A pan that asks this one to wait in its turn goes first; otherwise each would wait for the other.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isOfAncestor(otherGestureRecognizer) && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
      && otherGestureRecognizer.askedDelegate?.gestureRecognizer(
        otherGestureRecognizer, shouldBeRequiredToFailBy: self) != true
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isOfAncestor(otherGestureRecognizer) && otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }
}
