public import Foundation

/// An immutable shape made of lines and curves.
///
/// ``CGMutablePath`` is its mutable subclass. All coordinates are finite: an element with a coordinate that is not
/// finite is ignored.
public class CGPath {
  /// The path as a value.
  package internal(set) final var outline: CGPathOutline
  /// The bounding box, if it is known from the beginning; nil in a path that can change.
  final let knownBounds: CGRect?

  /// Creates a path from its value.
  package init(_ outline: CGPathOutline) {
    (self.outline, knownBounds) = (outline, nil)
  }

  /// Creates a path that does not change, from its value and its bounding box.
  init(_ outline: CGPathOutline, bounds: CGRect) {
    (self.outline, knownBounds) = (outline, bounds)
  }

  /// Creates a rectangle that starts at its least coordinates and continues along x first.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = CGPathOutline()
    outline.appendRect(rect, transform: transform?.pointee ?? .identity)
    self.init(outline)
  }

  /// Creates an ellipse inside a rectangle.
  ///
  /// It starts at its greatest x and continues towards its greatest y.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = CGPathOutline()
    outline.appendEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(outline)
  }

  /// Creates a rectangle whose corners are quarters of ellipses.
  ///
  /// The size of a corner is clamped to 0…half the rectangle's size.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var outline = CGPathOutline()
    outline.appendRoundedRect(
      rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), transform: transform?.pointee ?? .identity)
    self.init(outline)
  }

  /// A Boolean value that says whether the path has no elements.
  public var isEmpty: Bool { outline.isEmpty }

  /// The point at which the next element starts: the end of the last element; the origin in an empty path.
  public var currentPoint: CGPoint {
    outline.currentPoint.map(CGPoint.init) ?? .zero
  }
}

extension CGPath: Hashable {
  /// Returns whether two paths, mutable or not, have equal elements and points.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.outline == rhs.outline }

  /// Hashes the elements and the points.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(outline)
  }
}
