import QuartzCore
import Testing

@Suite("Keyframes of transforms and along paths")
struct KeyframeTransformTests {
  /// A translation followed by a scale, so that the distance is scaled too.
  private static func moved(_ x: CGFloat, scaled scale: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(x, 0, 0), CATransform3DMakeScale(scale, scale, 1))
  }

  static let width: CGFloat = 390
  static let arriving = [moved(width, scaled: 1), moved(width / 2, scaled: 1.2), moved(0, scaled: 1)]
  static let leaving = [moved(0, scaled: 1), moved(-200, scaled: 0.8), moved(-200, scaled: 0.8)]

  private func shown(
    _ values: [CATransform3D], _ keyTimes: [NSNumber], _ mode: CAAnimationCalculationMode, at progress: Double
  ) -> (shift: Double, scale: Double) {
    let scene = TimedScene()
    let animation = CAKeyframeAnimation(keyPath: "transform")
    (animation.values, animation.keyTimes, animation.calculationMode) = (values, keyTimes, mode)
    animation.duration = 1
    scene.begin(animation)
    scene.frame(at: progress)
    let transform = scene.layer.presented().values.transform
    return (transform.m41.native, transform.m11.native)
  }

  @Test("The keyframe push has its values at its times, and is paced by the change of translation")
  func keyframePush() {
    let rows: [(CAAnimationCalculationMode, Double, Double, Double, Double, Double)] = [
      (.linear, 0.6, 234, 1.2, -128, 0.84), (.paced, 0.4, 234, 1.2, -64, 0.92),
    ]
    for (mode, progress, shift, scale, oldShift, oldScale) in rows {
      let new = shown(Self.arriving, [0, 0.6, 1], mode, at: progress)
      let old = shown(Self.leaving, [0, 0.75, 1], mode, at: progress)
      #expect(isNear(new.shift, shift) && isNear(new.scale, scale), "\(mode) \(new)")
      #expect(isNear(old.shift, oldShift) && isNear(old.scale, oldScale), "\(mode) \(old)")
    }
  }

  @Test("A smooth curve of transforms passes each of them", arguments: 0..<3)
  func cubic(index: Int) {
    let found = shown(Self.arriving, [0, 0.5, 1], .cubic, at: Double(index) / 2)
    let passed = Self.arriving[index]
    #expect(isNear(found.shift, passed.m41.native) && isNear(found.scale, passed.m11.native))
  }

  private static var corner: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    return path
  }

  private func follow(
    _ mode: CAAnimationCalculationMode, at progress: Double, rotation: CAAnimationRotationMode? = nil,
    keyTimes: [NSNumber]? = nil
  ) -> LayerValues {
    let scene = TimedScene()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = Self.corner
    animation.values = [CGPoint(x: 500, y: 500)]
    (animation.calculationMode, animation.rotationMode) = (mode, rotation)
    (animation.keyTimes, animation.duration) = (keyTimes, 1)
    scene.begin(animation)
    scene.world.advance(to: progress)
    return scene.layer.presented().values
  }

  @Test(
    "A point follows a path, each segment a step, rather than values",
    arguments: [
      (.linear, 0.25, nil, 5, 0), (.linear, 0.75, nil, 10, 15), (.linear, 1, nil, 10, 30),
      (.linear, 0.6, [0, 0.2, 1], 10, 15), (.paced, 0.25, nil, 10, 0), (.paced, 0.5, nil, 10, 10),
      (.discrete, 0.5, nil, 10, 0), (.discrete, 1, nil, 10, 30),
    ] as [(CAAnimationCalculationMode, Double, [Double]?, Double, Double)])
  func path(mode: CAAnimationCalculationMode, progress: Double, keyTimes: [Double]?, x: Double, y: Double) {
    let found = follow(mode, at: progress, keyTimes: keyTimes?.map { NSNumber(value: $0) }).position
    #expect(isNear(found.x, x) && isNear(found.y, y), "\(found)")
  }

  @Test(
    "The layer turns with the path by its rotation mode",
    arguments: [(nil, 1.0, 0.0), (CAAnimationRotationMode.rotateAuto, 0, 1), (.rotateAutoReverse, 0, -1)]
      as [(CAAnimationRotationMode?, Double, Double)])
  func rotation(mode: CAAnimationRotationMode?, cosine: Double, sine: Double) {
    let transform = follow(.linear, at: 0.75, rotation: mode).transform
    #expect(isNear(transform.m11.native, cosine) && isNear(transform.m12.native, sine))
  }
}
