public import Foundation

extension CGRect {
  /// The smallest rectangle around the four transformed corners.
  ///
  /// The null rectangle stays null and the infinite one infinite.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let first = CGPoint(x: minX, y: minY).applying(t)
    // The other corners are at the ends of the two transformed edges, each of which extends one side of the box per
    // axis.
    let across = CGSize(width: width, height: 0).applying(t)
    let along = CGSize(width: 0, height: height).applying(t)
    return CGRect(
      x: first.x + min(across.width, 0) + min(along.width, 0),
      y: first.y + min(across.height, 0) + min(along.height, 0),
      width: abs(across.width) + abs(along.width),
      height: abs(across.height) + abs(along.height)
    )
  }

  /// Compares the rectangles after they are standardized.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }

  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

// Not Apple's: a test that the recorder and the paths share.

extension CGRect {
  /// False for the null rectangle.
  package var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}

extension CGRectEdge {
  public init(rectEdge: NSRectEdge) {
    switch rectEdge {
    case .minX: self = .minXEdge
    case .minY: self = .minYEdge
    case .maxX: self = .maxXEdge
    case .maxY: self = .maxYEdge
    }
  }
}

// Printed as on Apple's platforms: "(1.0, 2.0, 3.0, 4.0)".

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomStringConvertible {
  public var description: String { "(\(x), \(y))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomStringConvertible {
  public var description: String { "(\(width), \(height))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomStringConvertible {
  public var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
