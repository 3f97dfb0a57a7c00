/// A subpath as straight lines, without two equal points in a row.
struct Polyline {
  struct Vertex {
    let point: SIMD2<Double>
    /// Whether two elements of the path meet at the point; false inside a flattened curve.
    let isCorner: Bool
  }

  var vertices: [Vertex] = []

  /// Whether the last point is joined to the first, which is not repeated.
  var isClosed = false

  var points: [SIMD2<Double>] { vertices.map(\.point) }

  fileprivate mutating func append(_ point: SIMD2<Double>, isCorner: Bool) {
    guard point != vertices.last?.point else { return }
    vertices.append(Vertex(point: point, isCorner: isCorner))
  }
}

extension CGPathOutline {
  /// The distance that flattened curves may deviate, in units of the path; invisible up to a scale of 32.
  static let flatness = 1.0 / 256

  /// The lines are at most a tolerance away from the curves.
  ///
  /// A move without a line or curve is not a subpath.
  func polylines(tolerance: Double = flatness) -> [Polyline] {
    var result: [Polyline] = []
    var line = Polyline()
    func finish() {
      if line.isClosed, line.vertices.count > 1, line.vertices.first?.point == line.vertices.last?.point {
        line.vertices.removeLast()
      }
      if !line.vertices.isEmpty { result.append(line) }
      line = Polyline()
    }
    for step in steps {
      if step.verb == .moveToPoint {
        finish()
        continue
      }
      line.append(step.segment.start, isCorner: true)
      let count = step.segment.chordCount(tolerance: tolerance)
      for index in 1..<max(count, 1) {
        line.append(step.segment.point(at: Double(index) / Double(count)), isCorner: false)
      }
      if step.verb == .closeSubpath {
        line.append(step.segment.end, isCorner: true)
        line.isClosed = true
        finish()
      } else {
        line.append(step.segment.end, isCorner: true)
      }
    }
    finish()
    return result
  }
}
