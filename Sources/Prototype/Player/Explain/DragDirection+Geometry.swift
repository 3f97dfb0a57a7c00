import CoreGraphics
import Transitions

extension DragDirection {
  func component(of movement: CGPoint) -> CGFloat {
    switch self {
    case .right: movement.x
    case .left: -movement.x
    case .up: -movement.y
    case .down: movement.y
    }
  }

  func dominates(_ movement: CGPoint) -> Bool {
    let along = component(of: movement)
    return along > 0 && along >= max(abs(movement.x), abs(movement.y))
  }

  func length(of size: CGSize) -> CGFloat { self == .right || self == .left ? size.width : size.height }

  /// The distance from the edge that a drag in this direction leads away from.
  func distanceFromEdge(of point: CGPoint, in bounds: CGRect) -> CGFloat {
    switch self {
    case .right: point.x - bounds.minX
    case .left: bounds.maxX - point.x
    case .up: bounds.maxY - point.y
    case .down: point.y - bounds.minY
    }
  }
}
