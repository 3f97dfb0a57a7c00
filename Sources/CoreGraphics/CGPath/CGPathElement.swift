public import Foundation

/// An element of a path with its points, as ``CGPath/applyWithBlock(_:)`` passes it.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType

  /// The points of the element: none for a closing element, one for a move or a line, two or three for a curve, its end
  /// last.
  ///
  /// The memory is valid only while the block runs.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A block that receives the elements of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// A function that receives the elements of a path, and a pointer that the caller chose.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
