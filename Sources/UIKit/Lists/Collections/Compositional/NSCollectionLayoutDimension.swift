import CoreGraphics
public import Foundation

/// A length: a part of the container, a number of points, or an estimate that views correct.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  final let kind: Kind
  public final let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }
  /// In points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
  /// In points.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

  private class func make<Made>(_ kind: Kind, _ dimension: CGFloat) -> Made {
    let made = NSCollectionLayoutDimension(kind, dimension)
    guard let made = made as? Made else { preconditionFailure("NSCollectionLayoutDimension has no subclasses") }
    return made
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }

  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(0, container.width * dimension)
    case .fractionalHeight: max(0, container.height * dimension)
    case .absolute, .estimated: max(0, dimension)
    }
  }

  /// Whether the length is an estimate in a container whose own lengths may be estimates.
  final func isEstimated(in axes: EstimatedAxes) -> Bool {
    switch kind {
    case .fractionalWidth: axes.contains(.width)
    case .fractionalHeight: axes.contains(.height)
    case .absolute: false
    case .estimated: true
    }
  }
}

@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  public final let widthDimension: NSCollectionLayoutDimension
  public final let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }

  final func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  final func estimatedAxes(in axes: EstimatedAxes) -> EstimatedAxes {
    var found: EstimatedAxes = []
    if widthDimension.isEstimated(in: axes) { found.insert(.width) }
    if heightDimension.isEstimated(in: axes) { found.insert(.height) }
    return found
  }
}

/// A space in points, exactly or at least.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  public final let spacing: CGFloat
  public final let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }

  public class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, isFlexible: false) }
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, isFlexible: true) }

  private class func make<Made>(_ spacing: CGFloat, isFlexible: Bool) -> Made {
    let made = NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible)
    guard let made = made as? Made else { preconditionFailure("NSCollectionLayoutSpacing has no subclasses") }
    return made
  }

  open var isFixed: Bool { !isFlexible }
}

@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  public final let leading: NSCollectionLayoutSpacing?
  public final let top: NSCollectionLayoutSpacing?
  public final let trailing: NSCollectionLayoutSpacing?
  public final let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}

@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  public final let edges: NSDirectionalRectEdge
  public final let offset: CGPoint
  public final let isFractionalOffset: Bool

  public init(edges: NSDirectionalRectEdge) {
    (self.edges, offset, isFractionalOffset) = (edges, .zero, false)
  }

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
  }

  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
  }

  open var isAbsoluteOffset: Bool { !isFractionalOffset }
}
