import CoreGraphics
import Foundation
import QuartzCore

/// The outline of an item: convex, clockwise on the screen.
///
/// One point with a radius is a circle, and two points are a line that is solid on its left alone.
@MainActor struct DynamicShape {
  var points: [SIMD2<Double>]
  var radius = 0.0

  /// Around the item's centre.
  init(_ item: any UIDynamicItem) {
    // A view without a size still has a middle that touches others.
    let half = pointwiseMax(SIMD2(Double(item.bounds.width), Double(item.bounds.height)) / 2, SIMD2(0.01, 0.01))
    points = [SIMD2(-half.x, -half.y), SIMD2(half.x, -half.y), half, SIMD2(-half.x, half.y)]
    switch item.collisionBoundsType {
    case .rectangle: break
    case .ellipse where half.x == half.y: (points, radius) = ([.zero], half.x)
    case .ellipse: points = (0..<24).map { SIMD2(1, 0).turned(by: Double($0) * .pi / 12) * half }
    case .path:
      guard var corners = Self.lines(of: item.collisionBoundingPath).first, corners.count > 3 else { return }
      if corners.first == corners.last { corners.removeLast() }
      let area = zip(corners, corners.dropFirst()).reduce(0) { $0 + cross($1.0 - corners[0], $1.1 - corners[0]) }
      points = area < 0 ? corners.reversed() : corners
    }
  }

  init(_ points: [SIMD2<Double>]) { self.points = points }

  /// The subpaths of a path as points; closed ones end where they begin.
  static func lines(of path: UIBezierPath) -> [[SIMD2<Double>]] {
    var lines: [[SIMD2<Double>]] = []
    path.cgPath.flattened(threshold: 0.5).applyWithBlock { element in
      let isMove = element.pointee.type == .moveToPoint
      let isClose = element.pointee.type == .closeSubpath
      if isMove { lines.append([]) }
      guard let start = isClose ? lines.last?.first : element.pointee.points[0].vector else { return }
      if lines.last?.last != start { lines[lines.count - 1].append(start) }
    }
    return lines
  }

  func moved(to position: SIMD2<Double>, angle: Double) -> DynamicShape {
    var shape = self
    shape.points = points.map { position + $0.turned(by: angle) }
    return shape
  }

  /// The least and the greatest coordinates.
  var limits: (low: SIMD2<Double>, high: SIMD2<Double>) {
    (points.reduce(points[0], pointwiseMin) - radius, points.reduce(points[0], pointwiseMax) + radius)
  }
}

extension SIMD2<Double> {
  var length: Double { hypot(x, y) }

  func turned(by angle: Double) -> Self { Self(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)) }
}

func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.x + a.y * b.y }
func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }

/// Where two shapes touch, or nearly so.
@MainActor struct DynamicContact {
  let point: SIMD2<Double>
  /// From the first shape to the second, of length 1.
  let normal: SIMD2<Double>
  /// In points, negative where there is a gap.
  let depth: Double

  /// Gaps up to this many points are looked at.
  static let margin = 0.5

  static func all(of first: DynamicShape, _ second: DynamicShape) -> [DynamicContact] {
    if second.points.count == 1 { return circle(second, on: first) }
    let isFlipped = first.points.count == 1
    return (isFlipped ? circle(first, on: second) : polygons(first.points, second.points)).map { contact in
      isFlipped ? DynamicContact(point: contact.point, normal: -contact.normal, depth: contact.depth) : contact
    }
  }

  private static func circle(_ circle: DynamicShape, on shape: DynamicShape) -> [DynamicContact] {
    let center = circle.points[0]
    var corner: SIMD2<Double>? = shape.points[0]
    var (normal, distance) = (SIMD2(0.0, 1), 0.0)
    if let face = Face.nearest(of: shape.points, to: [center]) {
      (normal, distance) = (face.normal, face.distance(to: center))
      let along = face.along(center)
      let isBeside = (distance > 0 || shape.points.count == 2) && (along < 0 || along > face.length)
      corner = isBeside ? face.start + face.direction * (along < 0 ? 0 : face.length) : nil
    }
    if let corner {
      distance = (center - corner).length
      if distance > 0 { normal = (center - corner) / distance }
    }
    let depth = circle.radius + shape.radius - distance
    return depth > -margin ? [DynamicContact(point: center - normal * circle.radius, normal: normal, depth: depth)] : []
  }

  /// The face that lies furthest from the other polygon decides, by the theorem of separating axes; the edge of the
  /// other that looks at it is cut to its length.
  private static func polygons(_ first: [SIMD2<Double>], _ second: [SIMD2<Double>]) -> [DynamicContact] {
    guard let own = Face.nearest(of: first, to: second), let other = Face.nearest(of: second, to: first) else {
      return []
    }
    let middle = own.along(second.reduce(.zero, +) / Double(second.count))
    // A line has no inside, so what lies in front of it leaves at the front, however deep it is.
    let isFront = first.count == 2 && middle >= 0 && middle <= own.length
    let gaps = (own.distance(to: second), other.distance(to: first))
    guard gaps.0 < margin, isFront || gaps.1 < margin else { return [] }
    let isOwn = isFront || gaps.0 + 0.01 >= gaps.1
    let face = isOwn ? own : other
    let edges = Face.all(of: isOwn ? second : first)
    guard let edge = edges.min(by: { dot($0.normal, face.normal) < dot($1.normal, face.normal) }) else { return [] }
    let (start, slope) = (face.along(edge.start), dot(edge.direction, face.direction))
    let end = start + slope * edge.length
    guard max(start, end) > 0, min(start, end) < face.length else { return [] }
    return [(start, 0), (end, edge.length)].compactMap { along, length in
      let cut = slope == 0 ? length : (min(max(along, 0), face.length) - start) / slope
      let point = edge.start + edge.direction * cut
      guard face.distance(to: point) < margin else { return nil }
      let normal = isOwn ? face.normal : -face.normal
      return DynamicContact(point: point, normal: normal, depth: -face.distance(to: point))
    }
  }

  private struct Face {
    let start, direction: SIMD2<Double>
    let length: Double
    /// Outwards.
    var normal: SIMD2<Double> { SIMD2(direction.y, -direction.x) }

    func along(_ point: SIMD2<Double>) -> Double { dot(point - start, direction) }
    func distance(to point: SIMD2<Double>) -> Double { dot(point - start, normal) }
    func distance(to points: [SIMD2<Double>]) -> Double { points.reduce(.infinity) { min($0, distance(to: $1)) } }

    static func all(of points: [SIMD2<Double>]) -> [Face] {
      (0..<(points.count > 2 ? points.count : points.count - 1)).map { index in
        let side = points[(index + 1) % points.count] - points[index]
        return Face(start: points[index], direction: side / max(side.length, 1e-9), length: side.length)
      }
    }

    static func nearest(of polygon: [SIMD2<Double>], to points: [SIMD2<Double>]) -> Face? {
      all(of: polygon).max { $0.distance(to: points) < $1.distance(to: points) }
    }
  }
}
