public import Foundation

/// A shape made of lines and curves, which never changes; ``CGMutablePath`` is the kind that does.
///
/// Coordinates are finite: an element with a coordinate that is not is left out of the path.
public class CGPath {
  /// The path as a value.
  package internal(set) final var outline: CGPathOutline

  /// Creates a path from its value.
  package init(_ outline: CGPathOutline) {
    self.outline = outline
  }

  /// Creates a rectangle that starts at its least coordinates and goes along x first.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = CGPathOutline()
    outline.appendRect(rect, transform: transform?.pointee ?? .identity)
    self.init(outline)
  }

  /// Creates an ellipse inside a rectangle that starts at its greatest x and goes towards its greatest y.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = CGPathOutline()
    outline.appendEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(outline)
  }

  /// Creates a rectangle with quarters of ellipses for corners.
  ///
  /// A corner narrower than nothing or wider than half the rectangle is brought into those bounds.
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

  /// Whether the path has no elements.
  public var isEmpty: Bool { outline.isEmpty }

  /// Where the next element would start: the end of the last one, or the origin in an empty path.
  public var currentPoint: CGPoint {
    outline.currentPoint.map(CGPoint.init) ?? .zero
  }
}

extension CGPath: Hashable {
  /// Two paths are equal when their elements and points are, whether they can change or not.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.outline == rhs.outline }

  /// Hashes elements and points.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(outline)
  }
}
