import CoreGraphics
import Motion
import QuartzCore
import Testing

@Suite("Keyframe animations")
struct KeyframeAnimationTests {
  /// Returns what `read` finds in the layer at each of `fractions` of `animation`, which takes one second.
  private func play<Value>(
    _ animation: CAKeyframeAnimation, at fractions: [Double], _ read: (LayerValues) -> Value
  ) -> [Value] {
    let scene = TimedScene()
    animation.duration = 1
    animation.fillMode = .both
    scene.layer.add(animation, forKey: nil)
    scene.world.commit()
    return fractions.map { fraction in
      scene.world.advance(to: fraction)
      return read(scene.layer.presented().values)
    }
  }

  private func radii(at fractions: [Double], _ set: (CAKeyframeAnimation) -> Void) -> [Double] {
    let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
    animation.values = [0, 10, 40]
    set(animation)
    return play(animation, at: fractions) { $0.cornerRadius }
  }

  private func expect(_ found: [Double], _ expected: [Double]) {
    #expect(found.count == expected.count)
    for (a, b) in zip(found, expected) { #expect(isNear(a, b, 1e-6), "\(found) is not \(expected)") }
  }

  @Test("Values without times are evenly spaced")
  func even() { expect(radii(at: [0, 0.25, 0.5, 0.75, 1]) { _ in }, [0, 5, 10, 25, 40]) }

  @Test("Values are reached at their times")
  func times() { expect(radii(at: [0.1, 0.2, 0.6]) { $0.keyTimes = [0, 0.2, 1] }, [5, 10, 25]) }

  @Test("A discrete value is held until the next, and the last to the end")
  func discrete() {
    expect(radii(at: [0, 0.3, 0.4, 0.99, 1]) { $0.calculationMode = .discrete }, [0, 0, 10, 40, 40])
    let found = radii(at: [0.1, 0.3, 0.9]) {
      $0.calculationMode = .discrete
      $0.keyTimes = [0, 0.2, 0.8, 1]
    }
    expect(found, [0, 10, 40])
  }

  @Test("Paced values have a constant speed, whatever the times and curves")
  func paced() {
    let found = radii(at: [0.1, 0.25, 0.5]) {
      $0.calculationMode = .paced
      $0.keyTimes = [0, 0.9, 1]
      $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeIn)]
    }
    expect(found, [4, 10, 20])
  }

  @Test("A cubic curve passes the values with the slope between their neighbours")
  func cubic() {
    // Hermite's curve with the tangent (40 - 0) / 2 in the middle, and at the end the difference of the last step.
    let (leaving, arriving) = (20.0, 30.0)
    let expected = 10 * 0.5 + 40 * 0.5 + leaving * 0.125 - arriving * 0.125
    expect(radii(at: [0, 0.5, 0.75, 1]) { $0.calculationMode = .cubic }, [0, 10, expected, 40])
  }

  @Test("Cubic paced values have a constant speed")
  func cubicPaced() {
    let found = radii(at: [0, 0.25, 0.5, 0.75, 1]) { $0.calculationMode = .cubicPaced }
    #expect(found == found.sorted())
    // Lengths along a curve are approximate.
    for (a, b) in zip(found, [0.0, 10, 20, 30, 40]) { #expect(isNear(a, b, 1e-4)) }
  }

  @Test("Each step is paced by its own timing function")
  func curves() {
    let ease = CAMediaTimingFunction(controlPoints: 0.5, 0, 1, 0.5)
    let found = radii(at: [0.25, 0.75]) { $0.timingFunctions = [ease] }
    expect(found, [10 * ease.curve.value(at: 0.5), 25])
  }

  @Test("The animation's timing function paces all keyframes together")
  func overall() {
    let ease = CAMediaTimingFunction(name: .easeInEaseOut)
    expect(radii(at: [0.25]) { $0.timingFunction = ease }, [20 * ease.curve.value(at: 0.25)])
  }

  @Test("Tension 1 stops at each value")
  func tension() {
    // Without tangents Hermite's curve is 3s² - 2s³ between neighbours.
    let found = radii(at: [0.625]) {
      $0.calculationMode = .cubic
      $0.tensionValues = [1, 1, 1]
    }
    let s = 0.25
    expect(found, [10 + 30 * (3 * s * s - 2 * s * s * s)])
  }

  @Test("Continuity above 0 makes a corner, 1 that of straight lines")
  func continuity() {
    let found = radii(at: [0.25, 0.625]) {
      $0.calculationMode = .cubic
      $0.continuityValues = [1, 1, 1]
    }
    expect(found, [5, 17.5])
  }

  @Test("Bias above 0 bends before the value, below 0 after it")
  func bias() {
    func around(_ bias: Double) -> [Double] {
      radii(at: [0.375, 0.625]) {
        $0.calculationMode = .cubic
        $0.biasValues = [0, NSNumber(value: bias), 0]
      }
    }
    let (before, none, after) = (around(1), around(0), around(-1))
    // A curve that bends before the value leaves it in the direction of the next step; one that bends after it leaves in
    // the direction of the step before.
    #expect(before[1] > none[1] && none[1] > after[1])
    #expect(before[0] < none[0] && none[0] < after[0])
  }

  @Test(
    "Times that are not as many rising fractions as there are values count as not given",
    arguments: [[0, 1], [0, 0.8, 0.4], [0.1, 0.5, 1], [0, 0.5, 0.9], [0, .nan, 1], []] as [[Double]])
  func badTimes(times: [Double]) {
    expect(radii(at: [0.25, 0.75]) { $0.keyTimes = times.map { NSNumber(value: $0) } }, [5, 25])
  }

  @Test("A single value is shown throughout")
  func single() { expect(radii(at: [0, 0.5, 1]) { $0.values = [7] }, [7, 7, 7]) }

  @Test("Rounds of a cumulative animation begin where the last ended")
  func cumulative() {
    let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
    animation.values = [0, 10, 40]
    animation.isCumulative = true
    animation.repeatCount = 3
    expect(play(animation, at: [1.5, 2.25]) { $0.cornerRadius }, [50, 85])
  }

  @Test("Additive values are added to the property's value")
  func additive() {
    let scene = TimedScene()
    CATransaction.setDisableActions(true)
    scene.layer.position = CGPoint(x: 100, y: 50)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint(x: 0, y: 0), CGPoint(x: 8, y: -8)]
    animation.isAdditive = true
    animation.duration = 2
    scene.layer.add(animation, forKey: nil)
    scene.world.commit()
    scene.frame(at: 1)
    #expect(scene.layer.presentation()?.position == CGPoint(x: 104, y: 46))
  }

  @Test("Colours are mixed from one to the next")
  func colors() {
    let animation = CAKeyframeAnimation(keyPath: "backgroundColor")
    animation.values = [CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)]
    let found = play(animation, at: [0.5]) { $0.backgroundColor }
    #expect(found == [SIMD4(0.5, 0.25, 0, 1)])
  }

  @Test("Paths are mixed from one to the next")
  func paths() throws {
    let scene = TimedScene()
    let shape = CAShapeLayer()
    scene.layer.addSublayer(shape)
    let animation = CAKeyframeAnimation(keyPath: "path")
    animation.values = [10.0, 20, 60].map { CGPath(rect: CGRect(x: 0, y: 0, width: $0, height: 1), transform: nil) }
    animation.duration = 2
    shape.add(animation, forKey: nil)
    scene.world.commit()
    scene.frame(at: 1.5)
    let shown = try #require(shape.presented().objects.path)
    #expect(shown.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 1))
  }
}
