import Motion
import Testing

@Suite("Timing curves")
struct TimingCurveTests {
  static let spring = TimingCurve.spring(
    Spring(mass: 3, stiffness: 1_000, damping: 500), initialVelocity: 5, duration: 0.5)
  static let bouncy = TimingCurve.spring(Spring(response: 0.3, dampingRatio: 0.4), initialVelocity: 0, duration: 1)
  static let continuous: [TimingCurve] = [.linear, .bezier(.standard), .bezier(.easeIn), spring, bouncy]

  @Test("A staircase has the values of the CSS easing functions") func steps() {
    let rows: [(Steps.Jump, [Double])] = [
      (.start, [0.25, 0.25, 0.5, 0.75, 1, 1]), (.end, [0, 0, 0.25, 0.5, 0.75, 1]),
      (.neither, [0, 0, 1 / 3, 2 / 3, 1, 1]), (.both, [0.2, 0.2, 0.4, 0.6, 0.8, 1]),
    ]
    for (jump, values) in rows {
      let staircase = Steps(count: 4, jump: jump)
      #expect([0, 0.24, 0.25, 0.5, 0.99, 1].map(staircase.value(at:)) == values)
      #expect([-1, .nan].map(staircase.value(at:)) == [0, 0] && staircase.value(at: 2) == 1)
      #expect(TimingCurve.steps(staircase).value(at: 0.5) == staircase.value(at: 0.5))
    }
  }

  @Test("A staircase needs one step, and two when it jumps at neither end") func stepCounts() {
    let rows: [(Int, Steps.Jump, Bool)] = [
      (1, .end, true), (1, .neither, false), (2, .neither, true), (0, .start, false), (-1, .both, false),
    ]
    for (count, jump, isValid) in rows { #expect((Steps(validating: count, jump: jump) != nil) == isValid) }
  }

  @Test("Every curve starts at 0, ends at exactly 1 and is constant outside", arguments: continuous)
  func ends(curve: TimingCurve) {
    let rows: [(Double, Double)] = [(0, 0), (1, 1), (-1, 0), (2, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0)]
    for (fraction, value) in rows { #expect(curve.value(at: fraction) == value) }
    for fraction in [-0.01, 1.01, .nan] { #expect(curve.derivative(at: fraction) == 0) }
  }

  @Test("The derivative is the slope of the value", arguments: continuous)
  func derivative(curve: TimingCurve) {
    let step = 1e-6
    for index in 1..<50 {
      let fraction = Double(index) / 50
      let slope = (curve.value(at: fraction + step) - curve.value(at: fraction - step)) / (2 * step)
      #expect(abs(curve.derivative(at: fraction) - slope) <= 1e-5 * max(1, abs(slope)))
    }
  }

  @Test("The initial slope of a spring is its velocity times its duration")
  func springStart() { #expect(abs(Self.spring.derivative(at: 0) - 2.5) <= 1e-12) }

  @Test("A spring without a valid duration ends at once", arguments: [0, -1, .nan, .infinity])
  func noDuration(duration: Double) {
    let curve = TimingCurve.spring(Spring(response: 1, dampingRatio: 1), initialVelocity: 0, duration: duration)
    #expect(curve.value(at: 0) == 0 && curve.value(at: 0.1) == 1)
    #expect(curve.derivative(at: 0.5) == 0)
  }

  @Test("A monotone curve returns the fraction of a value", arguments: continuous.dropLast())
  func inverse(curve: TimingCurve) throws {
    for index in 0...100 {
      let fraction = Double(index) / 100
      let value = curve.value(at: fraction)
      let found = try #require(curve.fraction(at: value))
      #expect(abs(curve.value(at: found) - value) <= 1e-14)
      #expect(abs(found - fraction) <= 1e-7)
    }
    #expect(curve.fraction(at: -0.01) == nil && curve.fraction(at: 1.01) == nil)
    #expect(curve.fraction(at: .nan) == nil)
  }

  @Test("A curve that turns back or jumps returns no fraction") func noInverse() {
    let rows: [TimingCurve] = [
      Self.bouncy, .steps(Steps(count: 3)), .bezier(CubicBezier(0.5, -0.5, 0.5, 1)),
      .spring(Spring(mass: 3, stiffness: 1_000, damping: 500), initialVelocity: -1, duration: 1),
    ]
    for curve in rows { #expect(curve.fraction(at: 0.5) == nil) }
  }
}
