import CoreGraphics

extension CGPathOutline {
  /// Returns the part between two fractions of the total length, subpath after subpath.
  func trimmed(from start: Double, to end: Double) -> CGPathOutline {
    let measure = CGPathMeasure(self)
    let path = CGMutablePath()
    let (first, last) = (start * measure.length, end * measure.length)
    var covered = 0.0
    var pen: SIMD2<Double>?
    for index in 0..<measure.count {
      let length = measure.length(of: index)
      let (low, high) = (max(first, covered), min(last, covered + length))
      if low < high {
        let part = measure.part(of: index, from: (low - covered) / length, to: (high - covered) / length)
        if pen != part.start { path.move(to: CGPoint(part.start)) }
        if part.isLine {
          path.addLine(to: CGPoint(part.end))
        } else {
          path.addCurve(
            to: CGPoint(part.end), control1: CGPoint(part.control1), control2: CGPoint(part.control2))
        }
        pen = part.end
      }
      covered += length
    }
    return path.outline
  }
}

extension CGPathMeasure {
  /// Returns the part of a segment between two fractions of its length.
  fileprivate func part(of index: Int, from start: Double, to end: Double) -> CGPathSegment {
    let segment = segment(index)
    guard start > 0 || end < 1 else { return segment }
    let (a, b) = (sample(segment: index, fraction: start).point, sample(segment: index, fraction: end).point)
    guard !segment.isLine else { return CGPathSegment(from: a, to: b) }
    let (t, u) = (parameter(of: segment, at: a, start), parameter(of: segment, at: b, end))
    // The control points follow from the derivatives at both ends, scaled to the new range of the parameter.
    return CGPathSegment(
      from: a, a + segment.derivative(at: t) * ((u - t) / 3), b - segment.derivative(at: u) * ((u - t) / 3), to: b)
  }

  /// Returns the parameter at which a curve passes `point`, which lies on it near the parameter `guess`.
  private func parameter(of segment: CGPathSegment, at point: SIMD2<Double>, _ guess: Double) -> Double {
    guard guess > 0 else { return 0 }
    guard guess < 1 else { return 1 }
    var best = (t: guess, distance: Double.infinity)
    for step in 0...Self.searchSteps {
      let t = Double(step) / Double(Self.searchSteps)
      let distance = (segment.point(at: t) - point).length
      if distance < best.distance { best = (t, distance) }
    }
    var t = best.t
    // Newton's method on the squared distance, of which the part with the second derivative vanishes on the curve.
    for _ in 0..<4 {
      let (offset, speed) = (segment.point(at: t) - point, segment.derivative(at: t))
      let square = (speed * speed).sum()
      guard square > 0 else { break }
      t = min(1, max(0, t - (offset * speed).sum() / square))
    }
    return t
  }

  private static var searchSteps: Int { 32 }
}
