import Motion
import QuartzCore
import Testing

@Suite("Keyframe animations")
struct KeyframeAnimationTests {
  /// A row of keyframes 0, 10 and 40 that take one second, with other settings.
  private static func row(
    _ claim: String, at instants: [Double], _ expected: [Double],
    _ set: @escaping @Sendable (CAKeyframeAnimation) -> Void = { _ in }
  ) -> ShownRow {
    ShownRow(claim, at: instants, expected) { _ in
      let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
      (animation.values, animation.duration) = ([0, 10, 40], 1)
      set(animation)
      return animation
    }
  }

  private static func cubicRow(
    _ claim: String, at instants: [Double], _ expected: [Double],
    _ set: @escaping @Sendable (CAKeyframeAnimation) -> Void = { _ in }
  ) -> ShownRow {
    row(claim, at: instants, expected) {
      $0.calculationMode = .cubic
      set($0)
    }
  }

  private static let steep = CubicBezier(0.5, 0, 1, 0.5)

  static let rows: [ShownRow] = [
    row("spaces values without times evenly", at: [0, 0.25, 0.5, 0.75, 1], [0, 5, 10, 25, 40]),
    row("reaches values at their times", at: [0.1, 0.2, 0.6], [5, 10, 25]) { $0.keyTimes = [0, 0.2, 1] },
    row("holds discrete values until the next, the last to the end", at: [0, 0.3, 0.4, 0.99, 1], [0, 0, 10, 40, 40]) {
      $0.calculationMode = .discrete
    },
    row("holds discrete values until the next one's time", at: [0.1, 0.3, 0.9], [0, 10, 40]) {
      ($0.calculationMode, $0.keyTimes) = (.discrete, [0, 0.2, 0.8, 1])
    },
    row("has a constant speed if paced, whatever the times and curves", at: [0.1, 0.25, 0.5], [4, 10, 20]) {
      ($0.calculationMode, $0.keyTimes) = (.paced, [0, 0.9, 1])
      $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeIn)]
    },
    // Hermite's curve with the tangent (40 - 0) / 2 in the middle, and at the end the difference of the last step, 30.
    cubicRow("passes values smoothly", at: [0, 0.5, 0.75, 1], [0, 10, 25 + 20 * 0.125 - 30 * 0.125, 40]),
    // Without tangents Hermite's curve is 3s² - 2s³ between neighbours.
    cubicRow("stops at each value with tension 1", at: [0.625], [10 + 30 * (3 * 0.0625 - 2 * 0.015_625)]) {
      $0.tensionValues = [1, 1, 1]
    },
    cubicRow("has the corners of straight lines with continuity 1", at: [0.25, 0.625], [5, 17.5]) {
      $0.continuityValues = [1, 1, 1]
    },
    row("paces each step by its own function", at: [0.25, 0.75], [10 * steep.value(at: 0.5), 25]) {
      $0.timingFunctions = [CAMediaTimingFunction(controlPoints: 0.5, 0, 1, 0.5)]
    },
    row("paces all keyframes together", at: [0.25], [20 * CubicBezier.easeInEaseOut.value(at: 0.25)]) {
      $0.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    },
    row("shows a single value throughout", at: [0, 0.5, 1], [7, 7, 7]) { $0.values = [7] },
    row("goes on where the last round ended if cumulative", at: [1.5, 2.25], [50, 85]) {
      ($0.isCumulative, $0.repeatCount) = (true, 3)
    },
  ]

  @Test("A keyframe animation", arguments: rows)
  func values(_ row: ShownRow) { #expect(areNear(row.seen, row.expected, 1e-6), "\(row.seen)") }

  @Test(
    "Times that are not as many rising fractions as there are values count as not given",
    arguments: [
      [0, 1], [0, 0.8, 0.4], [0.1, 0.5, 1], [0.5, 0.6, 1], [0, 0.5, 0.9], [0, .nan, 1], [0, .infinity, 1], [0, -1, 1],
      [0, 1e300, 1], [],
    ] as [[Double]])
  func badTimes(times: [Double]) {
    let row = Self.row("", at: [0.25, 0.75], [5, 25]) { $0.keyTimes = times.map { NSNumber(value: $0) } }
    #expect(areNear(row.seen, row.expected, 1e-6))
  }

  @Test("Cubic paced values have a constant speed")
  func cubicPaced() {
    let row = Self.row("", at: [0, 0.25, 0.5, 0.75, 1], [0, 10, 20, 30, 40]) { $0.calculationMode = .cubicPaced }
    // Lengths along a curve are approximate.
    #expect(row.seen == row.seen.sorted() && areNear(row.seen, row.expected, 1e-4))
  }

  @Test("Bias above 0 bends before the value, below 0 after it")
  func bias() {
    func around(_ bias: Double) -> [Double] {
      Self.cubicRow("", at: [0.375, 0.625], []) { $0.biasValues = [0, NSNumber(value: bias), 0] }.seen
    }
    let (before, none, after) = (around(1), around(0), around(-1))
    // A curve that bends before the value leaves it in the direction of the next step; one that bends after it leaves in
    // the direction of the step before.
    #expect(before[1] > none[1] && none[1] > after[1] && before[0] < none[0] && none[0] < after[0])
  }

  @Test("Additive values are added to the property's value")
  func additive() {
    let scene = TimedScene()
    CATransaction.setDisableActions(true)
    scene.layer.position = CGPoint(x: 100, y: 50)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint(x: 0, y: 0), CGPoint(x: 8, y: -8)]
    (animation.isAdditive, animation.duration) = (true, 2)
    scene.begin(animation)
    scene.frame(at: 1)
    #expect(scene.layer.presentation()?.position == CGPoint(x: 104, y: 46))
  }

  @Test("Paths are mixed from one to the next")
  func paths() throws {
    let scene = TimedScene()
    let shape = CAShapeLayer()
    scene.layer.addSublayer(shape)
    let animation = CAKeyframeAnimation(keyPath: "path")
    animation.values = [10.0, 20, 60].map { CGPath(rect: CGRect(x: 0, y: 0, width: $0, height: 1), transform: nil) }
    animation.duration = 2
    scene.begin(animation, on: shape)
    scene.frame(at: 1.5)
    let shown = try #require(shape.presented().objects.path)
    #expect(shown.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 1))
  }
}
