import Testing

@testable import QuartzCore

@Suite("Invalid animations")
struct BadAnimationTests {
  private let scene = TimedScene()

  /// Runs `animation` until `end` and checks that the values shown are finite.
  private func run(_ animation: CAAnimation, until end: Double = 3) {
    animation.delegate = Listener(scene.log, "it")
    CATransaction.setDisableActions(true)
    scene.layer.cornerRadius = 4
    scene.begin(animation, forKey: "it")
    for step in 1...6 {
      scene.frame(at: end * Double(step) / 6)
      let values = scene.layer.presented().values
      #expect(values.cornerRadius.isFinite && values.transform.m11.isFinite && values.position.x.isFinite)
      _ = scene.world.frame()
      _ = scene.world.outlook
    }
  }

  private static let startAndStop = ["it starts", "it stops true"]

  @Test(
    "An animation of an unknown key path runs without effect, ends, and is reported",
    arguments: ["nonsense", "", "bounds.q"])
  func unknownKeyPath(keyPath: String) {
    for animation in [CABasicAnimation(keyPath: keyPath), CAKeyframeAnimation(keyPath: keyPath)] {
      scene.log.entries = []
      animation.duration = 1
      (animation as? CABasicAnimation)?.toValue = 3
      (animation as? CAKeyframeAnimation)?.values = [1, 2]
      run(animation, until: scene.world.now + 3)
      #expect(scene.log.entries == Self.startAndStop)
    }
    #expect(scene.world.diagnostics.count == 2)
  }

  static var wrongValues: [(keyPath: String, value: Any)] {
    [
      ("cornerRadius", "text"), ("cornerRadius", CGPoint.zero), ("cornerRadius", Double.nan),
      ("cornerRadius", Double.infinity), ("position", "text"), ("position", CGRect.zero),
      ("position", CGPoint(x: Double.nan, y: 0)), ("bounds", 3), ("bounds", CGPoint.zero), ("transform", 3),
      ("transform", CATransform3DMakeScale(.nan, 1, 1)), ("backgroundColor", "red"), ("backgroundColor", 1),
      ("position.x", "text"), ("transform.rotation", CGPoint.zero), ("path", 3), ("contents", 3), ("colors", "red"),
      ("position", NSValue(rect: CGRect(x: 0, y: 0, width: 1, height: 1))),
    ]
  }

  @Test(
    "A value of the wrong kind or that is not finite counts as not given, and is reported",
    arguments: 0..<wrongValues.count)
  func wrongValue(index: Int) {
    let (keyPath, value) = Self.wrongValues[index]
    let animation = animation(keyPath, to: value)
    run(animation)
    #expect(scene.log.entries == Self.startAndStop)
    #expect(scene.world.diagnostics.count == 1, "\(keyPath) \(value)")
    let keyframes = CAKeyframeAnimation(keyPath: keyPath)
    keyframes.values = [value]
    keyframes.duration = 1
    scene.log.entries = []
    run(keyframes, until: scene.world.now + 3)
    #expect(scene.log.entries == Self.startAndStop)
    #expect(scene.world.diagnostics.count == 2, "\(keyPath) \(value)")
  }

  static var empty: [(make: () -> CAAnimation, reports: Int)] {
    func keyframes(_ values: [Double]?) -> CAKeyframeAnimation {
      let keyframes = CAKeyframeAnimation(keyPath: "cornerRadius")
      keyframes.values = values
      return keyframes
    }
    return [
      ({ keyframes(nil) }, 1), ({ keyframes([]) }, 1), ({ CABasicAnimation() }, 1), ({ CAAnimation() }, 0),
      (
        {
          let keyframes = CAKeyframeAnimation(keyPath: "position")
          keyframes.path = CGMutablePath()
          return keyframes
        }, 0
      ),
    ]
  }

  @Test("What has no key path, values or path runs without effect and ends", arguments: 0..<empty.count)
  func nothing(index: Int) {
    let (make, reports) = Self.empty[index]
    let animation = make()
    animation.duration = 1
    run(animation)
    #expect(scene.log.entries == Self.startAndStop && scene.world.diagnostics.count == reports)
  }

  @Test("Every timing property may have any value", arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
  func figures(bad: Double) {
    let settings: [(String, (CAAnimation) -> Void)] = [
      ("duration", { $0.duration = bad }), ("beginTime", { $0.beginTime = bad }),
      ("timeOffset", { $0.timeOffset = bad }), ("speed", { $0.speed = Float(bad) }),
      ("repeatCount", { $0.repeatCount = Float(bad) }), ("repeatDuration", { $0.repeatDuration = bad }),
    ]
    for (_, set) in settings {
      for reverses in [false, true] {
        let animation = scene.progress(0.5)
        set(animation)
        (animation.autoreverses, animation.isCumulative) = (reverses, true)
        run(animation, until: scene.world.now + 3)
        let group = CAAnimationGroup()
        group.animations = [animation]
        set(group)
        run(group, until: scene.world.now + 3)
      }
    }
  }

  @Test("An invalid begin time counts as the commit's")
  func badBeginning() {
    scene.frame(at: 5)
    scene.begin(scene.progress(2) { $0.beginTime = .nan })
    scene.frame(at: 6)
    #expect(scene.shown == 0.5 && scene.world.diagnostics.count == 1)
  }

  @Test("A singular transform can be animated to, from and by", arguments: 0..<3)
  func singular(end: Int) {
    let animation = CABasicAnimation(keyPath: "transform")
    let flat = CATransform3DMakeScale(0, 0, 0)
    if end == 0 { animation.fromValue = flat }
    if end == 1 { animation.toValue = flat }
    if end == 2 { (animation.byValue, animation.toValue) = (flat, CATransform3DIdentity) }
    animation.duration = 3
    animation.isAdditive = end == 0
    run(animation, until: 2)
  }

  @Test("A cumulative animation repeated for ever stays finite and quick")
  func hugeRounds() {
    let animation = animation("transform", by: CATransform3DMakeRotation(1, 0, 0, 1), 1e-9)
    (animation.repeatCount, animation.isCumulative) = (.infinity, true)
    run(animation, until: 1_000)
  }

  @Test("A group that contains itself runs without itself, and is reported")
  func groupInItself() {
    let (outer, inner) = (CAAnimationGroup(), CAAnimationGroup())
    outer.animations = [inner, scene.progress(1)]
    inner.animations = [outer]
    outer.duration = 1
    scene.begin(outer)
    scene.frame(at: 0.5)
    #expect(scene.shown == 0.5 && scene.world.diagnostics.count == 1)
  }

  @Test("Ends so far apart that their difference is infinite are refused", arguments: [-1.7e308, 1e308])
  func tooFarApart(end: Double) {
    scene.begin(animation("cornerRadius", from: end, to: -end))
    #expect(scene.shown == 0 && scene.world.diagnostics.count == 2)
  }

  @Test("A layer whose time is over keeps nothing waiting")
  func ownTimeOver() {
    scene.layer.duration = 1
    scene.frame(at: 0.5)
    scene.begin(scene.progress(2))
    #expect(scene.world.outlook == .moving)
    scene.frame(at: 3)
    #expect(scene.world.outlook == .still)
  }
}
