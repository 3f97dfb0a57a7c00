import Foundation

/// An open line gives one closed outline, along its left side and back along its right side.
///
/// A closed line gives two, in opposite directions. On the inside of a corner the outline runs through the corner
/// itself, so that the overlap winds in the same direction and is filled. All outlines wind in the same direction, so
/// that crossings are filled, too.
struct Stroker {
  private typealias Vertex = Polyline.Vertex

  private let radius: Double
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: Double

  let path = CGMutablePath()

  init(lineWidth: Double, cap: CGLineCap, join: CGLineJoin, miterLimit: Double) {
    radius = lineWidth / 2
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  func add(_ line: Polyline) {
    guard let first = line.vertices.first, line.vertices.count > 1 else {
      if let point = line.points.first { addDot(at: point) }
      return
    }
    if line.isClosed {
      // The vertices form a ring, in which each has two neighbours.
      let ring = line.vertices + [first, line.vertices[1]]
      addClosedSide(ring)
      addClosedSide(ring.reversed())
    } else {
      let back = Array(line.vertices.reversed())
      path.move(to: CGPoint(first.point + normal(from: first, to: line.vertices[1])))
      addSide(line.vertices)
      addSide(back)
      path.closeSubpath()
    }
  }

  private func addClosedSide(_ ring: [Vertex]) {
    path.move(to: CGPoint(ring[0].point + normal(from: ring[0], to: ring[1])))
    for index in 1..<ring.count - 1 {
      addJoin(at: ring[index], from: ring[index - 1], to: ring[index + 1])
    }
    path.closeSubpath()
  }

  private func addSide(_ vertices: [Vertex]) {
    for index in 1..<vertices.count - 1 {
      addJoin(at: vertices[index], from: vertices[index - 1], to: vertices[index + 1])
    }
    addCap(at: vertices[vertices.count - 1], from: vertices[vertices.count - 2])
  }

  private func addJoin(at corner: Vertex, from previous: Vertex, to next: Vertex) {
    let before = normal(from: previous, to: corner)
    let after = normal(from: corner, to: next)
    addLine(to: corner.point + before)
    let cosine = (before * after).sum() / (radius * radius)
    let sine = (before.x * after.y - before.y * after.x) / (radius * radius)
    if sine > 1e-12 {
      // The corner bends to the left, so this is its inside.
      if corner.isCorner { addLine(to: corner.point) }
    } else if join == .round || !corner.isCorner {
      addArc(around: corner.point, from: before, by: -abs(atan2(sine, cosine)))
    } else if join == .miter, 1 <= miterLimit * ((1 + cosine) / 2).squareRoot() {
      // The miter is 1 / cos(half the bend) half widths long.
      addLine(to: corner.point + (before + after) / (1 + cosine))
    }
    addLine(to: corner.point + after)
  }

  private func addCap(at end: Vertex, from previous: Vertex) {
    let side = normal(from: previous, to: end)
    let forward = SIMD2(side.y, -side.x)
    addLine(to: end.point + side)
    switch cap {
    case .butt: break
    case .round: addArc(around: end.point, from: side, by: -.pi)
    case .square:
      addLine(to: end.point + side + forward)
      addLine(to: end.point - side + forward)
    }
    addLine(to: end.point - side)
  }

  /// Adds the visible part of a line without length.
  private func addDot(at point: SIMD2<Double>) {
    switch cap {
    case .butt: return
    case .round:
      path.move(to: CGPoint(point + SIMD2(radius, 0)))
      addArc(around: point, from: SIMD2(radius, 0), by: -2 * .pi)
    case .square:
      let corners = [SIMD2(-radius, -radius), SIMD2(-radius, radius), SIMD2(radius, radius), SIMD2(radius, -radius)]
      path.addLines(between: corners.map { CGPoint(point + $0) })
    }
    path.closeSubpath()
  }

  /// Returns the vector from a line to its left side, half a width away.
  private func normal(from start: Vertex, to end: Vertex) -> SIMD2<Double> {
    let direction = (end.point - start.point) / (end.point - start.point).length
    return SIMD2(-direction.y, direction.x) * radius
  }

  private func addLine(to point: SIMD2<Double>) {
    guard point != path.outline.currentPoint else { return }
    path.addLine(to: CGPoint(point))
  }

  private func addArc(around center: SIMD2<Double>, from offset: SIMD2<Double>, by sweep: Double) {
    path.addRelativeArc(
      center: CGPoint(center), radius: CGFloat(radius), startAngle: CGFloat(atan2(offset.y, offset.x)),
      delta: CGFloat(sweep))
  }
}

public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}
