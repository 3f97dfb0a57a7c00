public import Foundation

/// All coordinates are finite: an element with a coordinate that is not finite is ignored.
public class CGPath {
  package internal(set) final var outline: CGPathOutline
  /// Known from the beginning; nil in a path that can change.
  final let knownBounds: CGRect?

  package init(_ outline: CGPathOutline) {
    (self.outline, knownBounds) = (outline, nil)
  }

  init(_ outline: CGPathOutline, bounds: CGRect) {
    (self.outline, knownBounds) = (outline, bounds)
  }

  /// The rectangle starts at its least coordinates and continues along x first.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = CGPathOutline()
    outline.appendRect(rect, transform: transform?.pointee ?? .identity)
    self.init(outline)
  }

  /// The ellipse starts at its greatest x and continues towards its greatest y.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = CGPathOutline()
    outline.appendEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(outline)
  }

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

  public var isEmpty: Bool { outline.isEmpty }

  /// The origin in an empty path.
  public var currentPoint: CGPoint {
    outline.currentPoint.map(CGPoint.init) ?? .zero
  }
}

extension CGPath: Hashable {
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.outline == rhs.outline }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(outline)
  }
}

/// Later changes to a mutable path do not affect its copies.
extension CGPath {
  public func copy() -> CGPath? { CGPath(outline) }

  /// Returns an immutable copy whose bounding box is known, for a path that is drawn again and again.
  package func measured() -> CGPath { CGPath(outline, bounds: boundingBoxOfPath) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.applying(transform?.pointee ?? .identity))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline.applying(transform?.pointee ?? .identity))
  }
}

extension CGPath {
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let memory = buffer.baseAddress else { return }
      memory.initialize(repeating: .zero, count: 3)
      var next = 0
      for verb in outline.verbs {
        for index in 0..<verb.pointCount {
          buffer[index] = CGPoint(outline.points[next + index])
        }
        next += verb.pointCount
        withUnsafePointer(to: CGPathElement(type: verb, points: memory), block)
      }
    }
  }

  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension CGPath {
  /// Open subpaths are closed by a line.
  ///
  /// A point that is not finite lies outside; the transform is applied to the point.
  ///
  /// The answer is exact, to the precision of doubles. Points on the boundary lie inside where the coordinates are
  /// least, so that adjacent shapes never share a point.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let windingNumber = outline.windingNumber(around: transform.apply(to: point.vector))
    // Each crossing changes the winding number by one, so it is odd if the number of crossings is odd.
    return rule == .winding ? windingNumber != 0 : windingNumber % 2 != 0
  }
}

extension CGPathOutline {
  /// Positive from x to y; 0 if the point is not finite.
  package func windingNumber(around point: SIMD2<Double>) -> Int {
    guard point.isFinite else { return 0 }
    var number = 0
    var closing: CGPathSegment?
    for step in steps {
      let boundary = step.verb == .moveToPoint ? closing : step.segment
      number += boundary?.crossings(rightOf: point, depth: 0) ?? 0
      closing = CGPathSegment(from: step.segment.end, to: step.subpathStart)
    }
    return number + (closing?.crossings(rightOf: point, depth: 0) ?? 0)
  }
}

extension CGPathSegment {
  /// The number of halvings after which any curve is as short as the precision of doubles.
  private static let greatestDepth = 52

  /// Returns the number of upward minus downward crossings of the ray from a point towards greater x.
  fileprivate func crossings(rightOf point: SIMD2<Double>, depth: Int) -> Int {
    let low = pointwiseMin(pointwiseMin(start, control1), pointwiseMin(control2, end))
    let high = pointwiseMax(pointwiseMax(start, control1), pointwiseMax(control2, end))
    guard low.y <= point.y, point.y <= high.y, point.x < high.x else { return 0 }
    // A curve that lies to the right of the point has the same sum of crossings as the chord between its ends.
    if point.x < low.x || isLine || depth == Self.greatestDepth { return chordCrossing(rightOf: point) }
    let (first, second) = halves()
    return first.crossings(rightOf: point, depth: depth + 1) + second.crossings(rightOf: point, depth: depth + 1)
  }

  private func chordCrossing(rightOf point: SIMD2<Double>) -> Int {
    let chord = end - start
    let offset = point - start
    // This is positive if the point lies to the left of an upward chord or to the right of a downward one.
    let side = chord.x * offset.y - chord.y * offset.x
    if start.y <= point.y, point.y < end.y { return side > 0 ? 1 : 0 }
    if end.y <= point.y, point.y < start.y { return side < 0 ? -1 : 0 }
    return 0
  }
}

extension CGPath {
  /// Filling the outline by the winding rule paints the same as stroking the path.
  ///
  /// Curves become straight lines at a distance of at most 1/256 of a unit. The outline is empty if the width is not
  /// finite or is zero or less. A subpath without length is visible only with round or square ends.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite else { return CGPath(CGPathOutline()) }
    let stroker = Stroker(
      lineWidth: Double(lineWidth), cap: lineCap, join: lineJoin, miterLimit: Double(miterLimit))
    for polyline in outline.polylines() {
      stroker.add(polyline)
    }
    return CGPath(stroker.path.outline.applying(transform))
  }

  /// Curves become straight lines at a distance of at most 1/256 of a unit.
  ///
  /// If a length is negative or not finite, or all are zero, the path is not cut. The dashes start again with each
  /// subpath; a negative phase starts the line before them; an odd number of lengths is used twice.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard let dasher = Dasher(phase: Double(phase), lengths: lengths.map(Double.init)) else {
      return CGPath(outline.applying(transform))
    }
    let path = CGMutablePath()
    for polyline in outline.polylines() {
      for dash in dasher.dashes(of: polyline) {
        path.addLines(between: dash.map(CGPoint.init), transform: transform)
      }
    }
    return CGPath(path.outline)
  }

  /// Straight lines replace curves, at a distance of at most the threshold; one of zero or less becomes the smallest
  /// useful one, 1/65,536.
  public func flattened(threshold: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for polyline in outline.polylines(tolerance: max(Double(threshold), 1.0 / 65_536)) {
      path.addLines(between: polyline.points.map(CGPoint.init))
      if polyline.isClosed { path.closeSubpath() }
    }
    return CGPath(path.outline)
  }
}

public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}

/// What ``CGPath/applyWithBlock(_:)`` passes.
public struct CGPathElement {
  public var type: CGPathElementType

  /// None for a closing element, one for a move or a line, two or three for a curve, its end last.
  ///
  /// The memory is valid only while the block runs.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
