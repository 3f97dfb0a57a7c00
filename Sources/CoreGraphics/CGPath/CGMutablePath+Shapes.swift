public import Foundation

extension CGMutablePath {
  /// Adds a closed rectangle that starts at its least coordinates and continues along x first.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.appendRect(rect, transform: transform)
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      outline.appendRect(rect, transform: transform)
    }
  }

  /// Adds a closed rectangle whose corners are quarters of ellipses.
  ///
  /// The size of a corner is clamped to 0…half the rectangle's size.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    outline.appendRoundedRect(
      rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), transform: transform)
  }

  /// Adds a closed ellipse inside a rectangle.
  ///
  /// It starts at its greatest x and continues towards its greatest y.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.appendEllipse(in: rect, transform: transform)
  }

  /// Adds all elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(path.outline.applying(transform))
  }
}

extension CGPathOutline {
  /// The distance of the control points of a quarter of a circle from its ends, in radii: 4/3·tan(π/8).
  private static let quarterCircleControl = 4 * (2.0.squareRoot() - 1) / 3

  mutating func appendRect(_ rect: CGRect, transform: CGAffineTransform) {
    appendClosed(in: rect, transform) { shape in
      shape.append(.moveToPoint, SIMD2(rect.minX, rect.minY))
      shape.append(.addLineToPoint, SIMD2(rect.maxX, rect.minY))
      shape.append(.addLineToPoint, SIMD2(rect.maxX, rect.maxY))
      shape.append(.addLineToPoint, SIMD2(rect.minX, rect.maxY))
    }
  }

  mutating func appendEllipse(in rect: CGRect, transform: CGAffineTransform) {
    let centre = SIMD2<Double>(rect.midX, rect.midY)
    let radii = SIMD2<Double>(rect.width, rect.height) / 2
    appendClosed(in: rect, transform) { shape in
      shape.append(.moveToPoint, centre + SIMD2(radii.x, 0))
      for axis in [SIMD2<Double>(1, 0), SIMD2(0, 1), SIMD2(-1, 0), SIMD2(0, -1)] {
        shape.appendQuarter(centre: centre, from: axis * radii, to: SIMD2(-axis.y, axis.x) * radii)
      }
    }
  }

  mutating func appendRoundedRect(_ rect: CGRect, cornerSize: CGSize, transform: CGAffineTransform) {
    let width = min(max(cornerSize.width, 0), rect.width / 2)
    let height = min(max(cornerSize.height, 0), rect.height / 2)
    guard width > 0, height > 0 else { return appendRect(rect, transform: transform) }
    let low = SIMD2<Double>(rect.minX + width, rect.minY + height)
    let high = SIMD2<Double>(rect.maxX - width, rect.maxY - height)
    let x = SIMD2<Double>(width, 0)
    let y = SIMD2<Double>(0, height)
    appendClosed(in: rect, transform) { shape in
      shape.append(.moveToPoint, low - y)
      for corner in [(SIMD2(high.x, low.y), -y, x), (high, x, y), (SIMD2(low.x, high.y), y, -x), (low, -x, -y)] {
        shape.append(.addLineToPoint, corner.0 + corner.1)
        shape.appendQuarter(centre: corner.0, from: corner.1, to: corner.2)
      }
    }
  }

  /// Adds a closed subpath inside a rectangle; nothing if any of its coordinates would not be finite.
  private mutating func appendClosed(
    in rect: CGRect, _ transform: CGAffineTransform, _ draw: (inout CGPathOutline) -> Void
  ) {
    guard rect.isFinite else { return }
    var shape = CGPathOutline()
    draw(&shape)
    shape.append(.closeSubpath)
    append(shape.applying(transform))
  }

  /// Adds a quarter of an ellipse between two half axes.
  private mutating func appendQuarter(centre: SIMD2<Double>, from first: SIMD2<Double>, to last: SIMD2<Double>) {
    let reach = Self.quarterCircleControl
    append(.addCurveToPoint, centre + first + last * reach, centre + last + first * reach, centre + last)
  }
}
