import CoreGraphics
import SeededRandom
import Testing

@Suite("CGPath, lengths")
struct CGPathMeasureTests {
  @Test("Each segment is as long as its densely sampled points", arguments: [UInt64](1...4))
  func lengths(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = scribble(using: &generator)
    let measure = CGPathMeasure(path)
    // Lengths are in the hundreds, and no screen can show a thousandth: chords are short by less, and the
    // quadrature is off by less at the sharpest bends these curves have.
    let lengthError = 1e-3
    let count = 4000
    var total = 0.0
    for index in 0..<measure.count {
      let segment = measure.segment(index)
      var length = 0.0
      for step in 0..<count {
        let chord =
          segment.point(at: Double(step + 1) / Double(count)) - segment.point(at: Double(step) / Double(count))
        length += chord.length
      }
      #expect(abs(measure.length(of: index) - length) < lengthError)
      total += measure.length(of: index)
    }
    #expect(abs(measure.length - total) < rounding)
  }

  @Test("The point at a fraction of a segment is at that fraction of its length", arguments: [UInt64](1...4))
  func fractions(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let curve = CGPathSegment(
      from: generator.point().vector, generator.point().vector, generator.point().vector,
      to: generator.point().vector)
    let path = CGMutablePath()
    path.move(to: CGPoint(curve.start))
    path.addCurve(to: CGPoint(curve.end), control1: CGPoint(curve.control1), control2: CGPoint(curve.control2))
    let measure = CGPathMeasure(path)
    // Equal fractions must be equal distances along the dense polyline; look each sample up in it.
    let count = 4000
    let points = (0...count).map { curve.point(at: Double($0) / Double(count)) }
    var travelled = [0.0]
    var longestChord = 0.0
    for index in 1...count {
      let chord = (points[index] - points[index - 1]).length
      travelled.append(travelled[index - 1] + chord)
      longestChord = max(longestChord, chord)
    }
    for step in 1..<16 {
      let fraction = Double(step) / 16
      let expected = travelled.firstIndex { $0 >= fraction * travelled[count] } ?? count
      let sample = measure.sample(segment: 0, fraction: fraction)
      #expect((sample.point - points[expected]).length < 1.01 * longestChord)
    }
  }

  @Test("A circle is sampled at equal angles for equal fractions, with tangents at right angles")
  func circle() {
    let measure = CGPathMeasure(CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil))
    #expect(measure.count == 4)
    #expect(abs(measure.length / (2 * .pi * 50) - 1) < 3e-4)
    for step in 0...40 {
      let angle = 2 * .pi * Double(step) / 40
      guard let sample = measure.sample(fraction: Double(step) / 40) else {
        Issue.record("nothing at \(step)")
        return
      }
      #expect((sample.point - SIMD2(cos(angle), sin(angle)) * 50).length < 50 * 3e-4)
      #expect((sample.tangent - SIMD2(-sin(angle), cos(angle))).length < 2e-3)
    }
  }

  @Test("Tangents are the finite difference of points", arguments: [UInt64](1...5))
  func tangents(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let measure = CGPathMeasure(scribble(using: &generator))
    for index in 0..<measure.count {
      for fraction in [0.2, 0.5, 0.8] {
        let step = 1e-6
        let before = measure.sample(segment: index, fraction: fraction - step).point
        let after = measure.sample(segment: index, fraction: fraction + step).point
        let expected = (after - before) / (after - before).length
        #expect((measure.sample(segment: index, fraction: fraction).tangent - expected).length < 1e-3)
      }
    }
  }

  @Test("Ends are exact, fractions beyond them clamped, NaN is the start") func ends() {
    var generator = SeededGenerator(seed: 9)
    let measure = CGPathMeasure(scribble(using: &generator))
    for index in 0..<measure.count {
      let segment = measure.segment(index)
      for fraction in [0, -1, Double.nan, -Double.infinity] {
        #expect(measure.sample(segment: index, fraction: fraction).point == segment.start)
      }
      for fraction in [1, 2, Double.infinity] {
        #expect(measure.sample(segment: index, fraction: fraction).point == segment.end)
      }
    }
  }

  @Test("Segments run from key point to key point: closing lines count if they have a length, moves do not")
  func keyPoints() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 3, height: 4))
    path.move(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    let measure = CGPathMeasure(path)
    #expect(measure.count == 4 + 1 + 4)
    #expect((0..<5).map { measure.length(of: $0) } == [3, 4, 3, 4, 0])
    let dot = measure.sample(segment: 4, fraction: 0.5)
    #expect(dot.point == SIMD2(10, 0) && dot.tangent == SIMD2(1, 0))
    #expect(CGPathMeasure(CGMutablePath()).sample(fraction: 0.5) == nil)
  }

  @Test("Where the derivative of a curve is zero, its direction is the one in which it leaves and arrives")
  func standstill() {
    let eased = CGPathSegment(from: SIMD2(0, 0), SIMD2(0, 0), SIMD2(0, 10), to: SIMD2(0, 10))
    #expect(eased.direction(at: 0) == SIMD2(0, 1) && eased.direction(at: 1) == SIMD2(0, 1))
  }
}

@Suite("CGPath, interpolation")
struct CGPathInterpolationTests {
  @Test("Between two paths with equal elements every point moves along a line, exact at both ends")
  func straight() throws {
    var generator = SeededGenerator(seed: 3)
    let start = scribble(using: &generator).outline
    let end = start.applying(generator.transform())
    #expect(start.interpolated(to: end, fraction: 0) == start)
    #expect(start.interpolated(to: end, fraction: 1) == end)
    for fraction in [0.25, 0.5, 1.5, -0.5] {
      let between = try #require(start.interpolated(to: end, fraction: fraction))
      #expect(between.verbs == start.verbs)
      for index in start.points.indices {
        let expected = start.points[index] + (end.points[index] - start.points[index]) * fraction
        #expect((between.points[index] - expected).length < rounding * 100)
      }
    }
  }

  @Test("Paths with different elements cannot be interpolated") func different() {
    let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).outline
    let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).outline
    #expect(rect.interpolated(to: ellipse, fraction: 0.5) == nil)
    #expect(rect.interpolated(to: rect, fraction: .nan) == nil)
    var untouched = ellipse
    let isInterpolated = untouched.interpolate(from: rect, to: ellipse, fraction: 0)
    #expect(!isInterpolated && untouched == ellipse)
  }

  @Test("An interpolated path can be extended: its current point is between those of the others")
  func currentPoint() {
    let start = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).outline
    let end = CGPath(rect: CGRect(x: 10, y: 20, width: 1, height: 1), transform: nil).outline
    #expect(start.interpolated(to: end, fraction: 0.5)?.currentPoint == SIMD2(5, 10))
  }
}
