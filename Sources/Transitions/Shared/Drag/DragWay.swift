import UIKit

/// A way a drag can go.
public enum DragWay: CaseIterable, Sendable {
  case right, left, up, down

  /// How much of a movement goes this way.
  func along(_ movement: CGPoint) -> CGFloat {
    switch self {
    case .right: movement.x
    case .left: -movement.x
    case .up: -movement.y
    case .down: movement.y
    }
  }

  /// Whether a movement goes this way more than any other.
  func leads(_ movement: CGPoint) -> Bool { along(movement) > 0 && along(movement) >= across(movement) }

  /// How much of a movement goes to either side of it.
  func across(_ movement: CGPoint) -> CGFloat {
    switch self {
    case .right, .left: abs(movement.y)
    case .up, .down: abs(movement.x)
    }
  }

  /// How long the way is through a view of a size.
  func length(in size: CGSize) -> CGFloat {
    switch self {
    case .right, .left: size.width
    case .up, .down: size.height
    }
  }

  /// How far a point of a view is from the edge that the way leads away from.
  func distance(of point: CGPoint, in bounds: CGRect) -> CGFloat {
    switch self {
    case .right: point.x - bounds.minX
    case .left: bounds.maxX - point.x
    case .up: bounds.maxY - point.y
    case .down: point.y - bounds.minY
    }
  }
}

extension UIPanGestureRecognizer {
  /// Which way it sets out, where it is about to begin.
  func heading(in view: UIView?) -> CGPoint {
    let velocity = velocity(in: view)
    // Without time between two points there is no velocity, but a way.
    return velocity == .zero ? translation(in: view) : velocity
  }
}
