import CoreGraphics
public import Foundation

/// Something with coordinates of its own.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// What it takes up of its own coordinates.
  var bounds: CGRect { get }
  /// Where `point` is in `coordinateSpace`.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Where `point` of `coordinateSpace` is here.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The smallest rectangle around where `rect` is in `coordinateSpace`.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The smallest rectangle around where `rect` of `coordinateSpace` is here.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
