import CoreGraphics
import QuartzCore

extension UIView {
  final func hitTestByDefault(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      if let found = child.hitTest(child.pointToTest(point, from: self), with: event) { return found }
    }
    return self
  }

  /// Whether the view and those on it may be touched now.
  private var takesTouches: Bool {
    isUserInteractionEnabled && !isHidden && isSeenEnough && (!refusesTouchesWhileAnimating || isScreenThatMoves)
  }

  /// Whether the view moves in a transition between screens, which decides for itself who is touched.
  private var isScreenThatMoves: Bool { application.isInTransition(self) }

  /// Views that are all but transparent get no touches: as they are seen while screens move, else by the model.
  private var isSeenEnough: Bool {
    guard UIApplication.testsTouchesByPresentation else { return alpha > Self.leastAlphaForTouches }
    return CGFloat((layer.presentation() ?? layer).opacity) > Self.leastAlphaForTouches
  }

  /// The alpha that a view must exceed to be touched: Apple's figure.
  private static let leastAlphaForTouches: CGFloat = 0.01

  /// Where `point` of the superview is in this view: as it is seen while screens move, else by the model.
  private func pointToTest(_ point: CGPoint, from superview: UIView) -> CGPoint {
    guard UIApplication.testsTouchesByPresentation else { return convert(point, from: superview) }
    return layer.presentedPoint(point, fromSuperlayer: superview.layer)
  }
}
