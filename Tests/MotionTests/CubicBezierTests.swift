import Motion
import SeededRandom
import Testing

@Suite("Cubic Bézier curves")
struct CubicBezierTests {
  static let named: [CubicBezier] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .standard]

  /// Curves on which a plain Newton solver fails: vertical tangents at the ends and in the middle, flat parts, and large
  /// ordinates.
  static let difficult: [CubicBezier] = [
    CubicBezier(0, 1, 1, 0), CubicBezier(0, 0, 1, 1), CubicBezier(1, 0, 0, 1), CubicBezier(1, 1, 0, 0),
    CubicBezier(0, 1, 0, 1), CubicBezier(1, 0, 1, 0), CubicBezier(0, 0, 0, 1), CubicBezier(1, 1, 1, 0),
    CubicBezier(0.999_999, 0, 0.000_001, 1), CubicBezier(1e-12, 1, 1, 1), CubicBezier(0.5, -1_000, 0.5, 1_000),
    CubicBezier(0, 50, 1, -50), CubicBezier(0.3, 0, 0.3, 1e6),
  ]

  /// Returns the greatest error of a curve at its own exact points, in units of the allowed error.
  ///
  /// The oracle steps through the parameter and needs no solver: at the exact abscissa of a parameter the value must be
  /// its ordinate. The allowed error is 1e-9 of the ordinates' size, plus the slope times the rounding of the abscissa.
  static func worstError(of curve: CubicBezier, points: Int) -> Double {
    let size = max(1, abs(curve.y1), abs(curve.y2))
    var worst = 0.0
    var index = 0
    while index <= points {
      let t = Double(index) / Double(points)
      let r = 1 - t
      let a = 3 * r * r * t
      let b = 3 * r * t * t
      let c = t * t * t
      let error = abs(curve.value(at: a * curve.x1 + b * curve.x2 + c) - (a * curve.y1 + b * curve.y2 + c))
      if error > 1e-9 * size * worst {
        let rounding = 4e-16 * abs(curve.derivative(at: a * curve.x1 + b * curve.x2 + c))
        worst = max(worst, error / (1e-9 * size + rounding))
      }
      index += 1
    }
    return worst
  }

  @Test("The value is the ordinate of the exact curve at 10,001 points", arguments: named + difficult)
  func matchesExactCurve(curve: CubicBezier) { #expect(Self.worstError(of: curve, points: 10_000) <= 1) }

  @Test("A thousand random curves match the exact curve", arguments: [1, 2] as [UInt64])
  func randomCurvesMatch(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let x1 = Double.random(in: 0...1, using: &random)
      let x2 = Double.random(in: 0...1, using: &random)
      let y1 = Double.random(in: -3...4, using: &random)
      let y2 = Double.random(in: -3...4, using: &random)
      let curve = CubicBezier(x1, y1, x2, y2)
      let worst = Self.worstError(of: curve, points: 10_000)
      guard worst > 1 else { continue }
      Issue.record("seed \(seed): \(curve) has \(worst) times the allowed error")
      return
    }
  }

  @Test("The middle of a curve with a vertical tangent there is exact")
  func middleOfVerticalTangent() { #expect(CubicBezier(1, 0, 0, 1).value(at: 0.5) == 0.5) }

  @Test("Every curve goes from exactly 0 to exactly 1 and is constant outside", arguments: named + difficult)
  func ends(curve: CubicBezier) {
    let rows: [(Double, Double)] = [(0, 0), (1, 1), (-0.5, 0), (1.5, 1), (-.infinity, 0), (.infinity, 1), (.nan, 0)]
    for (progress, value) in rows { #expect(curve.value(at: progress) == value) }
    #expect(curve.derivative(at: -0.1) == 0 && curve.derivative(at: 1.1) == 0)
    #expect(curve.derivative(at: .nan) == 0)
  }

  @Test("The system's curves have their known midpoints") func midpoints() {
    let rows: [(CubicBezier, Double)] = [
      (.easeIn, 0.3154), (.easeOut, 0.6846), (.easeInEaseOut, 0.5), (.standard, 0.8024), (.linear, 0.5),
    ]
    for (curve, value) in rows { #expect(abs(curve.value(at: 0.5) - value) <= 5e-5) }
  }

  @Test("The derivative is the slope of the value", arguments: named + [CubicBezier(0.7, -2, 0.2, 3)])
  func derivative(curve: CubicBezier) {
    let step = 1e-6
    for index in 1..<100 {
      let progress = Double(index) / 100
      let slope = (curve.value(at: progress + step) - curve.value(at: progress - step)) / (2 * step)
      #expect(abs(curve.derivative(at: progress) - slope) <= 1e-6 * max(1, abs(slope)))
    }
  }

  @Test("At the ends the derivative is the limit from inside") func derivativeAtEnds() {
    let rows: [(CubicBezier, Double, Double)] = [
      (.linear, 1, 1), (.easeIn, 0, 1 / 0.58), (.easeOut, 1 / 0.58, 0), (.standard, 0.4, 0),
      (CubicBezier(0, 1, 1, 0), .infinity, .infinity), (CubicBezier(0, -1, 1, 2), -.infinity, -.infinity),
      (CubicBezier(0, 0, 0.5, 0.25), 0.5, 1.5), (CubicBezier(0, 0, 0, 0.5), .infinity, 0.5),
      (CubicBezier(0.5, 0.25, 1, 1), 0.5, 1.5),
    ]
    for (curve, first, last) in rows {
      let found = (curve.derivative(at: 0), curve.derivative(at: 1))
      #expect(found.0 == first || abs(found.0 - first) <= 1e-14)
      #expect(found.1 == last || abs(found.1 - last) <= 1e-14)
    }
  }

  @Test("Coordinates that make no valid curve are rejected") func validation() {
    let rows: [(Double, Double, Double, Double)] = [
      (-0.01, 0, 1, 1), (0, 0, 1.01, 1), (1.01, 0, 1, 1), (0, 0, -0.01, 1), (.nan, 0, 1, 1), (0, .nan, 1, 1),
      (0, .infinity, 1, 1), (0, 0, .infinity, 1), (0, 0, 1, -.infinity), (0, 0, .nan, 1), (0, 0, 1, .nan),
    ]
    for (x1, y1, x2, y2) in rows { #expect(CubicBezier(validating: x1, y1, x2, y2) == nil) }
    #expect(CubicBezier(validating: 0.42, 0, 0.58, 1) == .easeInEaseOut)
  }

  @Test("A curve is monotone exactly when no step along it goes backwards") func monotone() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let y1 = Double.random(in: -0.3...2.5, using: &random)
      let y2 = Double.random(in: -1.5...1.3, using: &random)
      var lowest = Double.infinity
      for index in 0...1_000 {
        let t = Double(index) / 1_000
        lowest = min(lowest, (1 - t) * (1 - t) * y1 + 2 * (1 - t) * t * (y2 - y1) + t * t * (1 - y2))
      }
      if abs(lowest) > 1e-4 { #expect(CubicBezier(0.3, y1, 0.6, y2).isMonotone == (lowest > 0)) }
    }
  }
}
