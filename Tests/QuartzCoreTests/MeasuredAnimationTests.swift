import QuartzCore
import Testing

/// Animations as they were measured on Apple's systems: section 1.1 of the collection of measurements.
@Suite("Animations as measured on Apple's systems")
struct MeasuredAnimationTests {
  private let scene = TimedScene()

  private func play(_ animation: CABasicAnimation) { scene.begin(animation) }

  /// Returns the transform shown after each of `fractions` of a second of a rotation by `angle`.
  private func rotated(by angle: Double, at fractions: [Double]) -> [CATransform3D] {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
    animation.duration = 1
    play(animation)
    return fractions.map { fraction in
      scene.frame(at: fraction)
      return scene.layer.presented().values.transform
    }
  }

  @Test(
    "1.1: the named curves have the measured control points",
    arguments: [
      (CAMediaTimingFunctionName.easeIn, [Float(0.42), 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.linear, [0, 0, 1, 1]),
    ])
  func controlPoints(name: CAMediaTimingFunctionName, expected: [Float]) {
    let function = CAMediaTimingFunction(name: name)
    var found = [Float](repeating: -1, count: 4)
    function.getControlPoint(at: 1, values: &found)
    var second = [Float](repeating: -1, count: 2)
    function.getControlPoint(at: 2, values: &second)
    #expect(Array(found.prefix(2)) + second == expected)
  }

  @Test("1.3: a spring without damping settles after the greatest float; it swings on, and the world is idle meanwhile")
  func undampedSpring() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 1)
    #expect(spring.damping == 0 && spring.settlingDuration == 3.4028234663852886e38)
    #expect(spring.duration == spring.settlingDuration)
    #expect(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.999).settlingDuration < 1e3)
    spring.keyPath = "cornerRadius"
    (spring.fromValue, spring.toValue) = (0, 8)
    play(spring)
    scene.frame(at: 0)
    for (instant, radius) in [(0.25, 16.0), (0.5, 0), (0.75, 16), (1_000.25, 16), (1_000.5, 0)] {
      scene.frame(at: instant)
      #expect(isNear(scene.shown, radius, 1e-6), "at \(instant)")
    }
    #expect(scene.world.outlook == .still && scene.log.entries == [])
  }

  @Test("1.1: a linear fade of one second from 1 to 0 shows 0.75, 0.5 and 0.25 after each quarter")
  func fade() {
    let animation = animation("opacity", from: 1, to: 0)
    play(animation)
    for (instant, opacity) in [(0.25, 0.75), (0.5, 0.5), (0.75, 0.25)] {
      scene.frame(at: instant)
      #expect(scene.layer.presented().values.opacity == opacity)
    }
  }

  @Test("1.1: during the delay the from value is shown, and from delay plus duration on exactly the model's value")
  func delay() {
    let animation = scene.progress(0.75)
    (animation.beginTime, animation.fillMode) = (0.5, .backwards)
    (animation.fromValue, animation.toValue) = (3, 7)
    CATransaction.setDisableActions(true)
    scene.layer.cornerRadius = 11
    play(animation)
    for (instant, radius) in [(0.0, 3.0), (0.25, 3), (0.5, 3), (0.875, 5), (1.25, 11), (2, 11)] {
      scene.frame(at: instant)
      #expect(scene.shown == radius, "at \(instant)")
    }
  }

  @Test("1.1: below a layer whose time stands still, a delay is lost, and everything stands at that layer's offset")
  func stoppedAncestor() {
    let above = CALayer()
    (above.speed, above.timeOffset) = (0, 0.25)
    scene.layer.superlayer?.addSublayer(above)
    above.addSublayer(scene.layer)
    scene.frame(at: 0)
    let animation = scene.progress(1)
    animation.delay = 0.5
    (animation.fromValue, animation.toValue) = (0, 8)
    play(animation)
    for (instant, offset, radius) in [(0.0, 0.25, 0.0), (1, 0.25, 0), (2, 0.75, 4), (9, 1, 6)] {
      above.timeOffset = offset
      scene.frame(at: instant)
      #expect(scene.shown == radius, "at \(instant)")
    }
  }

  @Test("1.1: colours are mixed component by component in gamma-encoded sRGB")
  func colors() {
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = CGColor(red: 1, green: 0, blue: 0.5, alpha: 1)
    animation.toValue = CGColor(red: 0, green: 0.5, blue: 1, alpha: 0.5)
    animation.duration = 1
    play(animation)
    scene.frame(at: 0.25)
    let expected = SIMD4<Double>(0.75, 0.125, 0.625, 0.875)
    let found = scene.layer.presented().values.backgroundColor
    // Colours are stored in single precision.
    for lane in 0..<4 { #expect(isNear(found[lane], expected[lane], 1e-6), "component \(lane)") }
  }

  /// Rotations by an angle, and the angle of the shortest rotation to the same end.
  static let rotations: [(Double, Double)] = [
    (Double.pi / 2, Double.pi / 2), (1.5 * Double.pi, -0.5 * Double.pi), (-2, -2), (4, 4 - 2 * Double.pi),
  ]

  @Test("1.1: a rotation keeps its area at every instant and takes the shortest direction", arguments: rotations)
  func rotation(angle: Double, shortest: Double) {
    let fractions = [0.125, 0.25, 0.5, 0.75]
    for (fraction, shown) in zip(fractions, rotated(by: angle, at: fractions)) {
      let expected = CATransform3DMakeRotation(CGFloat(shortest * fraction), 0, 0, 1)
      #expect(difference(shown, expected) <= rounding)
      #expect(isNear((shown.m11 * shown.m22 - shown.m12 * shown.m21).native, 1))
    }
  }

  @Test("1.1: the shear of a transform of the plane is mixed linearly")
  func shear() {
    func sheared(_ amount: Double) -> CATransform3D {
      CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0, c: CGFloat(amount), d: 1, tx: 0, ty: 0))
    }
    let animation = animation("transform", from: sheared(0), to: sheared(0.8))
    play(animation)
    for fraction in [0.25, 0.5, 0.75] {
      scene.frame(at: fraction)
      #expect(difference(scene.layer.presented().values.transform, sheared(0.8 * fraction)) <= rounding)
    }
  }

  @Test("1.1: translation, scale and angle of a transform of the plane are each mixed linearly")
  func transformParts() {
    func transform(_ distance: Double, _ scale: Double, _ angle: Double) -> CATransform3D {
      let scaled = CATransform3DMakeScale(CGFloat(scale), CGFloat(scale), 1)
      let turned = CATransform3DConcat(scaled, CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1))
      return CATransform3DConcat(turned, CATransform3DMakeTranslation(CGFloat(distance), 0, 0))
    }
    let animation = animation("transform", from: transform(10, 1, 0), to: transform(50, 3, 2))
    play(animation)
    for fraction in [0.25, 0.5, 0.75] {
      scene.frame(at: fraction)
      let expected = transform(10 + 40 * fraction, 1 + 2 * fraction, 2 * fraction)
      #expect(difference(scene.layer.presented().values.transform, expected) <= rounding)
    }
  }
}
