public import Foundation

/// An element of a path with its points, as ``CGPath/applyWithBlock(_:)`` shows it.
public struct CGPathElement {
  /// What the element does.
  public var type: CGPathElementType

  /// The element's points: none to close, one to move or draw a line, two or three for a curve, its end last.
  ///
  /// The memory is valid only while the block runs.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A block that is shown the elements of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// A function that is shown the elements of a path, with a pointer of the caller's.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
