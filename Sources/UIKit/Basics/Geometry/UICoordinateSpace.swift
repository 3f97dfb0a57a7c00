import CoreGraphics
public import Foundation

/// An object with a coordinate system.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the object, in its own coordinate system.
  var bounds: CGRect { get }
  /// Returns a point converted to `coordinateSpace`.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a point converted from `coordinateSpace`.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns the bounding box of a rectangle converted to `coordinateSpace`.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns the bounding box of a rectangle converted from `coordinateSpace`.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
