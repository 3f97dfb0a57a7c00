public import UIKit

/// The direction of a drag.
public enum DragDirection: CaseIterable, Sendable {
  case right, left, up, down

  /// Returns the component of a movement in this direction.
  public func component(of movement: CGPoint) -> CGFloat {
    switch self {
    case .right: movement.x
    case .left: -movement.x
    case .up: -movement.y
    case .down: movement.y
    }
  }

  /// Returns whether a movement has its largest component in this direction.
  public func dominates(_ movement: CGPoint) -> Bool {
    component(of: movement) > 0 && component(of: movement) >= crossComponent(of: movement)
  }

  /// Returns the component of a movement at right angles to this direction, as an absolute value.
  private func crossComponent(of movement: CGPoint) -> CGFloat {
    switch self {
    case .right, .left: abs(movement.y)
    case .up, .down: abs(movement.x)
    }
  }

  /// Returns the length of a size along this direction.
  public func length(of size: CGSize) -> CGFloat {
    switch self {
    case .right, .left: size.width
    case .up, .down: size.height
    }
  }

  /// Returns the distance of a point from the edge that a drag in this direction leads away from.
  public func distanceFromEdge(of point: CGPoint, in bounds: CGRect) -> CGFloat {
    switch self {
    case .right: point.x - bounds.minX
    case .left: bounds.maxX - point.x
    case .up: bounds.maxY - point.y
    case .down: point.y - bounds.minY
    }
  }
}

extension UIPanGestureRecognizer {
  /// Returns a vector in the direction in which the finger moves, when the pan is about to begin.
  func initialMovement(in view: UIView?) -> CGPoint {
    let velocity = velocity(in: view)
    // Two points at the same time have no velocity, but a translation.
    return velocity == .zero ? translation(in: view) : velocity
  }
}
