public import Foundation

extension CGRectEdge {
  /// Creates the edge that corresponds to Foundation's own type.
  public init(rectEdge: NSRectEdge) {
    switch rectEdge {
    case .minX: self = .minXEdge
    case .minY: self = .minYEdge
    case .maxX: self = .maxXEdge
    case .maxY: self = .maxYEdge
    }
  }
}
